"""Every word on the screen, in English, Russian and Chinese.

`words(locale)` gives the table of a language; `microedition.locale` says which (`ru-RU`, `zh-CN`, …).
`{}` in a phrase is for what belongs there.
"""

from __future__ import annotations

_LANGUAGES = ("en", "ru", "zh")

_ALL: dict[str, tuple[str, str, str]] = {
    "title": ("Chinese checkers", "Китайские шашки", "中国跳棋"),
    # the menu
    "new_game": ("New game", "Новая игра", "新游戏"),
    "continue": ("Continue", "Продолжить", "继续"),
    "settings": ("Settings", "Настройки", "设置"),
    "host": ("Host a game", "Создать игру", "创建对局"),
    "join": ("Join a game", "Войти в игру", "加入对局"),
    "help": ("Help", "Справка", "帮助"),
    "exit": ("Exit", "Выход", "退出"),
    "back": ("Back", "Назад", "返回"),
    "ok": ("OK", "ОК", "确定"),
    "cancel": ("Cancel", "Отмена", "取消"),
    "yes": ("Yes", "Да", "是"),
    "no": ("No", "Нет", "否"),
    "start": ("Start", "Начать", "开始"),
    # the settings
    "players": ("Players", "Игроки", "玩家数"),
    "seat": ("Seat {}", "Место {}", "座位{}"),
    "person": ("Person", "Человек", "真人"),
    "phone": ("Phone, level {}", "Телефон, уровень {}", "手机，{}级"),
    "network": ("Another phone", "Другой телефон", "另一部手机"),
    "jump": ("Jumps", "Прыжки", "跳法"),
    "traditional": ("Over a neighbour", "Через соседа", "隔一子跳"),
    "long": ("Long jumps", "Длинные прыжки", "等距远跳"),
    "keep_out": ("No stop in others' areas", "Не вставать в чужих углах", "不停在他人区域"),
    "speed": ("Animation", "Анимация", "动画"),
    "speed_0": ("Off", "Выкл.", "关"),
    "speed_1": ("Slow", "Медленно", "慢"),
    "speed_2": ("Medium", "Средне", "中"),
    "speed_3": ("Fast", "Быстро", "快"),
    "look": ("Board", "Доска", "棋盘外观"),
    "wood": ("Wood", "Дерево", "木纹"),
    "night": ("Night", "Ночь", "夜色"),
    "settings_damaged": ("The settings were damaged and are reset.",
                         "Настройки повреждены и сброшены.", "设置已损坏，已恢复默认。"),
    # the game
    "colour_0": ("Red", "Красные", "红方"),
    "colour_1": ("Yellow", "Жёлтые", "黄方"),
    "colour_2": ("Green", "Зелёные", "绿方"),
    "colour_3": ("Blue", "Синие", "蓝方"),
    "colour_4": ("Violet", "Фиолетовые", "紫方"),
    "colour_5": ("White", "Белые", "白方"),
    "your_turn": ("Your turn", "Ваш ход", "轮到你了"),
    "turn_of": ("{} to move", "Ходят {}", "轮到{}"),
    "thinking": ("{} is thinking…", "{}: думает телефон…", "{}思考中…"),
    "passes": ("{} cannot move", "{}: ходов нет", "{}无法移动"),
    "hint": ("Hint", "Подсказка", "提示"),
    "undo": ("Undo", "Отменить ход", "悔棋"),
    "won": ("{} has won!", "{}: победа!", "{}获胜！"),
    "place": ("{}: place {}", "{}: место {}", "{}：第{}名"),
    "game_over": ("The game is over", "Игра окончена", "游戏结束"),
    "stalled": ("Nobody gets on any more.", "Никто больше не продвигается.", "谁也无法再前进。"),
    "again": ("Play again?", "Сыграть ещё?", "再来一局？"),
    "kept_game": ("Go on with the game?", "Продолжить игру?", "继续上次的游戏？"),
    "game_damaged": ("The kept game was damaged.", "Сохранённая игра повреждена.", "保存的游戏已损坏。"),
    # the network
    "name": ("Your name", "Ваше имя", "你的名字"),
    "address": ("Host's address", "Адрес хоста", "主机地址"),
    "waiting": ("Waiting for players…", "Ждём игроков…", "等待玩家…"),
    "joining": ("Joining…", "Подключение…", "正在加入…"),
    "open": ("Open", "Свободно", "空位"),
    "full": ("No seat is free.", "Свободных мест нет.", "没有空位。"),
    "version": ("The other phone has another version of the game.",
                "На другом телефоне другая версия игры.", "对方手机的游戏版本不同。"),
    "paused": ("{} paused", "{}: пауза", "{}已暂停"),
    "gone": ("{} is out of reach", "{}: нет связи", "{}已失去连接"),
    "left": ("{} has left", "{}: игрок вышел", "{}已离开"),
    "take_over": ("Shall the phone play for {}?", "{}: пусть играет телефон?", "由手机代替{}吗？"),
    "host_gone": ("The host is out of reach. Waiting…", "Нет связи с хостом. Ждём…", "与主机失去连接，等待中…"),
    "ended": ("The host has ended the game.", "Хост завершил игру.", "主机已结束游戏。"),
    "no_network": ("The network cannot be used.", "Сеть недоступна.", "无法使用网络。"),
    "help_text": (
        "Bring your ten pieces to the point across. Step to a free neighbour, or jump over a piece, as often "
        "as you can. Arrows choose a piece, fire takes it up; arrows choose where, fire goes there. Clear lets go.",
        "Переведите десять фишек в противоположный угол. Шаг на соседнее свободное место или прыжки через фишки "
        "подряд. Стрелки выбирают фишку, «огонь» берёт её; стрелки выбирают место, «огонь» ходит. "
        "«Стереть» отпускает.",
        "把十枚棋子移到对面的角。可走到相邻空位，或连续跳过棋子。方向键选棋子，确认键拿起；方向键选位置，确认键走子。清除键放下。"),
}


def words(locale: str | None) -> dict[str, str]:
    """The words for a locale such as `ru-RU`; English for a language that is not here, or None."""
    language = (locale or "").replace("_", "-").split("-")[0].lower()
    column = _LANGUAGES.index(language) if language in _LANGUAGES else 0
    return {key: phrases[column] for key, phrases in _ALL.items()}
