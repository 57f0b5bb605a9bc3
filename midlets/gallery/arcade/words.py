"""What the game says, in English, Russian and Chinese."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Every word of the game, in one language. Braces are filled with `format`."""

    title: str
    play: str
    level: str
    light_lamps: str
    paused: str
    go_on: str
    lost: str
    cleared: str
    bonus: str
    over: str
    score: str
    best: str
    new_best: str
    locked: str
    pause: str
    help: str
    help_text: str
    back: str
    exit: str


ENGLISH = Words(
    title="Lamplighter", play="Play", level="Level {number}",
    light_lamps="Lamps to light: {count}", paused="Paused", go_on="Go on", lost="Oh no!",
    cleared="All lamps are lit!", bonus="Bonus: {points}", over="Good night", score="Score: {points}",
    best="Best: {points}", new_best="A new best score!", locked="Lamps still dark: {count}",
    pause="Pause", help="How to play", back="Back", exit="Exit",
    help_text=(
        "Light every lamp on the roofs and reach the lamplighters' door before it is dark.\n"
        "Left, right: run. Up: jump; hold it to jump higher. Fire: throw a spark. 1 and 3: jump to the side.\n"
        "On a touch screen: touch below to the left or right to run, above to jump, the middle to throw.\n"
        "Awnings throw you up, clothes lines carry you. Soot, bats and crows can be jumped on. "
        "Keep away from chimneys that smoke. Fifty fireflies are a life."
    ),
)
RUSSIAN = Words(
    title="Фонарщик", play="Играть", level="Уровень {number}",
    light_lamps="Фонарей: {count}", paused="Пауза", go_on="Дальше", lost="Ой!",
    cleared="Все фонари горят!", bonus="Бонус: {points}", over="Спокойной ночи", score="Счёт: {points}",
    best="Рекорд: {points}", new_best="Новый рекорд!", locked="Ещё не горят: {count}",
    pause="Пауза", help="Как играть", back="Назад", exit="Выход",
    help_text=(
        "Зажгите все фонари на крышах и доберитесь до двери фонарщиков, пока не стемнело.\n"
        "Влево, вправо: бег. Вверх: прыжок, дольше держать: выше. Огонь: искра. 1 и 3: прыжок вбок.\n"
        "На сенсорном экране: внизу слева и справа: бег, вверху: прыжок, посередине: искра.\n"
        "Навесы подбрасывают, бельевые верёвки держат. На сажу, летучих мышей и ворон можно прыгать. "
        "Берегитесь дымящих труб. Пятьдесят светлячков дают жизнь."
    ),
)
CHINESE = Words(
    title="点灯人", play="开始", level="第 {number} 关",
    light_lamps="待点的灯：{count}", paused="已暂停", go_on="继续", lost="哎呀！",
    cleared="灯全亮了！", bonus="奖励：{points}", over="晚安", score="得分：{points}",
    best="最高分：{points}", new_best="新纪录！", locked="还有 {count} 盏灯没亮",
    pause="暂停", help="玩法说明", back="返回", exit="退出",
    help_text=(
        "天黑之前点亮屋顶上所有的灯，到达点灯人的家门。\n"
        "左右键：奔跑。上键：跳跃，按住跳得更高。确定键：扔火花。1 和 3：斜跳。\n"
        "触摸屏：点下方左右两侧奔跑，点上方跳跃，点中间扔火花。\n"
        "遮阳篷会把你弹起，晾衣绳可以行走。煤灰、蝙蝠和乌鸦可以踩。"
        "小心冒烟的烟囱。五十只萤火虫换一条命。"
    ),
)
LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}


def words(locale: str | None) -> Words:
    """The words for a phone's locale; English for all that is not known.

    >>> words("zh-CN").title
    '点灯人'
    """
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return LANGUAGES.get(language, ENGLISH)
