"""All that the game says, in English, Russian and Chinese.

Braces are filled with `format`: `words(locale).won.format(time="0:42")`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Every label and line of the game, in one language."""

    title: str
    new_game: str
    continue_: str
    level: str
    beginner: str
    middle: str
    expert: str
    own: str
    own_board: str
    width: str
    height: str
    mines: str
    size: str
    options: str
    fair_boards: str
    sound: str
    best_times: str
    no_times: str
    name: str
    help: str
    help_text: str
    flag: str
    hint: str
    menu: str
    back: str
    ok: str
    cancel: str
    yes: str
    no: str
    exit: str
    mines_left: str
    time: str
    won: str
    new_best: str
    helped: str
    lost: str
    hint_safe: str
    hint_wrong_flag: str
    hint_risk: str
    making_fair: str
    making_progress: str
    no_fair: str
    too_many_mines: str
    too_few_mines: str
    too_small: str
    give_up: str
    kept_damaged: str
    times_damaged: str
    options_damaged: str
    not_kept: str


ENGLISH = Words(
    title="Minesweeper", new_game="New game", continue_="Continue", level="Level",
    beginner="Beginner", middle="Middle", expert="Expert", own="Own", own_board="Own board",
    width="Width", height="Height", mines="Mines",
    size="{width}×{height}, mines: {mines}",
    options="Options",
    fair_boards="Fair boards (no guessing)",
    sound="Sound", best_times="Best times", no_times="No times yet",
    name="Name", help="How to play",
    help_text=(
        "Reveal every cell that has no mine. A number tells how many of the eight cells around it are "
        "mined.\n"
        "Arrows: move. Fire: reveal; on a number with all its flags set: reveal the rest around it.\n"
        "# or long fire: flag. *: a hint; then the time does not count.\n"
        "On a touch screen: tap to reveal, hold to flag, drag to scroll."
    ),
    flag="Flag", hint="Hint",
    menu="Menu", back="Back", ok="OK", cancel="Cancel", yes="Yes", no="No", exit="Exit",
    mines_left="Mines: {count}",
    time="Time: {time}",
    won="Solved! Time: {time}",
    new_best="A new best time: {time}",
    helped="With hints taken, the time does not count.",
    lost="Boom! That was a mine.",
    hint_safe="This cell is safe.",
    hint_wrong_flag="This flag is wrong: the cell is safe.",
    hint_risk="No cell is certain. This one is the least dangerous: {percent}% for a mine.",
    making_fair="Making a fair board…",
    making_progress="Board {number}: {percent}%",
    no_fair="No fair board was found. This one may need a guess.",
    too_many_mines="Too many mines: a board of {width}×{height} takes {most} at most.",
    too_few_mines="A board needs at least one mine.",
    too_small="The board is too small: at least {width}×{height}.",
    give_up="Give up the game in play?",
    kept_damaged="The kept game was damaged. Here is a fresh start.",
    times_damaged="The best times were damaged and are empty now.",
    options_damaged="The options were damaged and are as they were at first.",
    not_kept="The phone's memory is full: the game could not be kept.",
)

RUSSIAN = Words(
    title="Сапёр", new_game="Новая игра", continue_="Продолжить", level="Уровень",
    beginner="Новичок", middle="Любитель", expert="Эксперт", own="Свой",
    own_board="Своё поле", width="Ширина", height="Высота", mines="Мины",
    size="{width}×{height}, мин: {mines}",
    options="Настройки",
    fair_boards="Честные поля (без угадывания)",
    sound="Звук", best_times="Рекорды",
    no_times="Рекордов пока нет",
    name="Имя", help="Как играть",
    help_text=(
        "Откройте все клетки без мин. Число говорит, сколько мин среди восьми клеток вокруг.\n"
        "Стрелки: ход по полю. Огонь: открыть; на числе, вокруг которого стоят все флажки: открыть "
        "остальные.\n"
        "# или долгое нажатие: флажок. *: подсказка; с ней время не в счёт.\n"
        "На сенсорном экране: касание открывает, удержание ставит флажок, движение сдвигает поле."
    ),
    flag="Флажок", hint="Подсказка",
    menu="Меню", back="Назад", ok="ОК", cancel="Отмена", yes="Да", no="Нет", exit="Выход",
    mines_left="Мин: {count}",
    time="Время: {time}",
    won="Победа! Время: {time}",
    new_best="Новый рекорд: {time}",
    helped="С подсказками время не в счёт.",
    lost="Бум! Это была мина.",
    hint_safe="Эта клетка безопасна.",
    hint_wrong_flag="Флажок поставлен неверно: клетка безопасна.",
    hint_risk="Надёжных клеток нет. Здесь опасность меньше всего: мина с вероятностью {percent}%.",
    making_fair="Готовлю честное поле…",
    making_progress="Поле {number}: {percent}%",
    no_fair="Честное поле не нашлось. Здесь, возможно, придётся угадывать.",
    too_many_mines="Слишком много мин: на поле {width}×{height} помещается не больше {most}.",
    too_few_mines="Нужна хотя бы одна мина.",
    too_small="Поле слишком маленькое: не меньше {width}×{height}.",
    give_up="Бросить начатую игру?",
    kept_damaged="Сохранённая игра повреждена. Начинаем заново.",
    times_damaged="Рекорды повреждены и теперь пусты.",
    options_damaged="Настройки повреждены и сброшены.",
    not_kept="Память телефона заполнена: игра не сохранена.",
)

CHINESE = Words(
    title="扫雷", new_game="新游戏", continue_="继续游戏", level="难度", beginner="初级",
    middle="中级", expert="高级", own="自定义", own_board="自定义棋盘", width="宽度",
    height="高度", mines="雷数",
    size="{width}×{height}，{mines} 颗雷",
    options="设置",
    fair_boards="无猜棋盘（只靠推理）",
    sound="声音", best_times="最佳时间", no_times="暂无记录", name="姓名",
    help="玩法说明",
    help_text=(
        "翻开所有没有雷的格子。数字表示周围八格中的雷数。\n"
        "方向键：移动。确定键：翻开；在周围旗数已够的数字上：翻开其余格子。\n"
        "# 键或长按确定键：插旗。* 键：提示，使用后成绩不计入记录。\n"
        "触摸屏：轻点翻开，长按插旗，拖动可移动棋盘。"
    ),
    flag="插旗", hint="提示",
    menu="菜单", back="返回", ok="确定", cancel="取消", yes="是", no="否", exit="退出",
    mines_left="雷：{count}", time="时间：{time}", won="胜利！用时 {time}",
    new_best="新纪录：{time}",
    helped="使用过提示，成绩不计入记录。",
    lost="轰！踩到雷了。",
    hint_safe="这一格是安全的。",
    hint_wrong_flag="这面旗插错了：此格安全。",
    hint_risk="没有确定安全的格子。这一格风险最小：有雷的可能为 {percent}%。",
    making_fair="正在生成无猜棋盘…",
    making_progress="第 {number} 个棋盘：{percent}%",
    no_fair="未能生成无猜棋盘，这一局可能需要猜测。",
    too_many_mines="雷太多：{width}×{height} 的棋盘最多放 {most} 颗。",
    too_few_mines="至少需要一颗雷。",
    too_small="棋盘太小：至少 {width}×{height}。",
    give_up="放弃当前的游戏？",
    kept_damaged="存档已损坏，将重新开始。",
    times_damaged="最佳时间记录已损坏，现已清空。",
    options_damaged="设置已损坏，现已恢复默认。",
    not_kept="手机存储已满：无法保存游戏。",
)

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}
"""By the first part of a locale."""


def words(locale: str | None) -> Words:
    """The words for a phone's locale (`microedition.locale`); English for all that is not known.

    >>> words("ru-RU").title
    'Сапёр'
    >>> words(None).title
    'Minesweeper'
    """
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return LANGUAGES.get(language, ENGLISH)
