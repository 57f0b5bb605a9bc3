"""All that the game says, in English, Russian and Chinese.

Braces are filled with `format`: `words(locale).you_win.format(moves=31)`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Every label and line of the game, in one language."""

    title: str
    new_game: str
    options: str
    about: str
    about_text: str
    exit: str
    undo: str
    replay: str
    ok: str
    cancel: str
    back: str
    yes: str
    no: str
    board_size: str
    level: str
    beginner: str
    middle: str
    expert: str
    first_move: str
    phone: str
    person: str
    black: str
    white: str
    your_turn: str
    thinking: str
    you_win: str
    phone_wins: str
    draw: str
    nothing_to_undo: str
    continue_: str
    continue_question: str
    kept_damaged: str
    options_damaged: str
    not_kept: str


ENGLISH = Words(
    title="Five in a Row", new_game="New game", options="Options", about="About",
    about_text=(
        "Two players put black and white stones on the board by turns. Black begins. Who first has five or "
        "more in an unbroken row, column or diagonal wins.\n"
        "Arrows or 2, 4, 6, 8: move the cursor. Fire or 5: put a stone. On a touch screen: tap to move the "
        "cursor, tap again to put a stone.\n"
        "Undo takes back your last move and the phone's answer, up to five times in a row."
    ),
    exit="Exit", undo="Undo", replay="Replay", ok="OK", cancel="Cancel", back="Back", yes="Yes", no="No",
    board_size="Board size", level="Level", beginner="Beginner", middle="Middle", expert="Expert",
    first_move="First move", phone="Phone", person="You", black="Black", white="White",
    your_turn="Your turn", thinking="Thinking…",
    you_win="You win in {moves} moves!",
    phone_wins="Phone wins in {moves} moves.",
    draw="The board is full: a draw.",
    nothing_to_undo="There is no move to take back.",
    continue_="Continue",
    continue_question="A game is still in play. Continue it?",
    kept_damaged="The kept game was damaged. Here is a fresh start.",
    options_damaged="The options were damaged and are as at first again.",
    not_kept="The phone's memory is full: the game could not be kept.",
)

RUSSIAN = Words(
    title="Пять в ряд", new_game="Новая игра", options="Настройки", about="Об игре",
    about_text=(
        "Двое по очереди ставят на доску чёрные и белые камни. Чёрные начинают. Побеждает тот, кто первым "
        "выстроит пять или больше камней подряд по горизонтали, вертикали или диагонали.\n"
        "Стрелки или 2, 4, 6, 8: курсор. Огонь или 5: поставить камень. На сенсорном экране: касание "
        "переносит курсор, второе касание ставит камень.\n"
        "«Назад ход» возвращает ваш последний ход и ответ телефона, до пяти раз подряд."
    ),
    exit="Выход", undo="Назад ход", replay="Ещё раз", ok="ОК", cancel="Отмена", back="Назад",
    yes="Да", no="Нет", board_size="Размер доски", level="Уровень", beginner="Новичок",
    middle="Любитель", expert="Эксперт",
    first_move="Первый ход", phone="Телефон", person="Вы", black="Чёрные", white="Белые",
    your_turn="Ваш ход", thinking="Думаю…",
    you_win="Вы победили! Ходов: {moves}",
    phone_wins="Телефон победил: {moves}",
    draw="Доска заполнена: ничья.",
    nothing_to_undo="Нет хода, который можно вернуть.",
    continue_="Продолжить",
    continue_question="Есть неоконченная игра. Продолжить её?",
    kept_damaged="Сохранённая игра повреждена. Начинаем заново.",
    options_damaged="Настройки были повреждены и сброшены.",
    not_kept="Память телефона заполнена: игра не сохранена.",
)

CHINESE = Words(
    title="五子棋", new_game="新游戏", options="设置", about="关于",
    about_text=(
        "双方轮流落子，黑棋先行。先在横、竖或斜线上连成五子（或更多）者获胜。\n"
        "方向键或 2、4、6、8：移动光标。确定键或 5：落子。触摸屏：轻点移动光标，再点一次落子。\n"
        "“悔棋”收回您的上一手和手机的应手，最多连续五次。"
    ),
    exit="退出", undo="悔棋", replay="再来一局", ok="确定", cancel="取消", back="返回", yes="是", no="否",
    board_size="棋盘大小", level="难度", beginner="初级", middle="中级", expert="高级",
    first_move="先行", phone="手机", person="您", black="黑棋", white="白棋",
    your_turn="轮到您了", thinking="思考中…",
    you_win="您赢了！共 {moves} 手",
    phone_wins="手机获胜，共 {moves} 手",
    draw="棋盘已满：平局。",
    nothing_to_undo="没有可以悔的棋。",
    continue_="继续游戏",
    continue_question="上一局还没下完，要继续吗？",
    kept_damaged="存档已损坏，将重新开始。",
    options_damaged="设置已损坏，已恢复默认值。",
    not_kept="手机存储已满：无法保存游戏。",
)

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}
"""By the first part of a locale."""


def words(locale: str | None) -> Words:
    """The words for a phone's locale (`microedition.locale`); English for all that is not known.

    >>> words("zh-CN").title
    '五子棋'
    >>> words(None).title
    'Five in a Row'
    """
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return LANGUAGES.get(language, ENGLISH)
