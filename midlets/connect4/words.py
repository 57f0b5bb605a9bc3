"""All that the game says, in English, Russian and Chinese.

Braces are filled with `format`: `words(locale).level_n.format(level=2)`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Every label and line of the game, in one language."""

    title: str
    # The ways to play
    how_to_play: str
    one_phone: str
    against_phone: str
    wait_for_player: str
    join: str
    level: str
    level_n: str
    easy: str
    middle: str
    hard: str
    who_begins: str
    i_begin: str
    phone_begins: str
    address: str
    address_hint: str
    old_program: str
    # The status line
    your_turn: str
    waiting_for_move: str
    thinking: str
    red_to_move: str
    blue_to_move: str
    you_won: str
    you_lost: str
    tie: str
    red_won: str
    blue_won: str
    fire_for_new_game: str
    column_full: str
    # Two phones
    waiting_for_player: str
    calling: str
    player_found: str
    my_address: str
    other_paused: str
    other_gone: str
    other_back: str
    board_brought_up_to_date: str
    no_network: str
    wrong_address: str
    # Commands and settings
    new_game: str
    continue_: str
    hint: str
    undo: str
    options: str
    sound: str
    on: str
    off: str
    help: str
    help_text: str
    paused: str
    ok: str
    back: str
    cancel: str
    exit: str


ENGLISH = Words(
    title="Connect 4",
    how_to_play="How to play",
    one_phone="Two people, one phone",
    against_phone="Against the phone",
    wait_for_player="Two phones: wait for a player",
    join="Two phones: join",
    level="Level",
    level_n="Level {level}",
    easy="Easy",
    middle="Middle",
    hard="Hard",
    who_begins="Who begins",
    i_begin="I begin",
    phone_begins="The phone begins",
    address="Address of the other phone",
    address_hint="A name or a number, as the other phone shows it",
    old_program="The other phone runs the old program",
    your_turn="Your turn.",
    waiting_for_move="Waiting for player's move…",
    thinking="The phone is thinking…",
    red_to_move="Red's turn.",
    blue_to_move="Blue's turn.",
    you_won="You won!",
    you_lost="You lost!",
    tie="The game ended in a tie!",
    red_won="Red won!",
    blue_won="Blue won!",
    fire_for_new_game="Fire: new game",
    column_full="This column is full.",
    waiting_for_player="Waiting for a player…",
    calling="Calling {address}…",
    player_found="A player is here.",
    my_address="This phone: {address}",
    other_paused="Other player paused",
    other_gone="The other phone is gone. Waiting…",
    other_back="The other phone is back.",
    board_brought_up_to_date="The board was brought up to date.",
    no_network="The radio cannot be used: {reason}",
    wrong_address="This address cannot be used: {address}",
    new_game="New game",
    continue_="Continue",
    hint="Hint",
    undo="Undo",
    options="Options",
    sound="Sound",
    on="On",
    off="Off",
    help="Help",
    help_text="Drop your pieces so that four of them lie in a line: across, upwards or slanting. Left and right choose "
              "the column, fire drops. With a pointer: tap a column, tap it again to drop.",
    paused="Paused",
    ok="OK",
    back="Back",
    cancel="Cancel",
    exit="Exit",
)

RUSSIAN = Words(
    title="Четыре в ряд",
    how_to_play="Как играть",
    one_phone="Вдвоём на одном телефоне",
    against_phone="Против телефона",
    wait_for_player="Два телефона: ждать игрока",
    join="Два телефона: подключиться",
    level="Уровень",
    level_n="Уровень {level}",
    easy="Лёгкий",
    middle="Средний",
    hard="Трудный",
    who_begins="Кто начинает",
    i_begin="Я начинаю",
    phone_begins="Начинает телефон",
    address="Адрес другого телефона",
    address_hint="Имя или номер, как их показывает другой телефон",
    old_program="На другом телефоне старая программа",
    your_turn="Ваш ход.",
    waiting_for_move="Ожидание хода соперника…",
    thinking="Телефон думает…",
    red_to_move="Ход красных.",
    blue_to_move="Ход синих.",
    you_won="Вы победили!",
    you_lost="Вы проиграли!",
    tie="Игра закончилась вничью!",
    red_won="Победили красные!",
    blue_won="Победили синие!",
    fire_for_new_game="Огонь: новая игра",
    column_full="Этот столбец заполнен.",
    waiting_for_player="Ожидание игрока…",
    calling="Вызов {address}…",
    player_found="Игрок найден.",
    my_address="Этот телефон: {address}",
    other_paused="Другой игрок приостановил игру",
    other_gone="Связь с соперником потеряна. Ожидание…",
    other_back="Соперник снова на связи.",
    board_brought_up_to_date="Поле обновлено.",
    no_network="Радиосвязь недоступна: {reason}",
    wrong_address="Этот адрес не подходит: {address}",
    new_game="Новая игра",
    continue_="Продолжить",
    hint="Подсказка",
    undo="Отменить ход",
    options="Настройки",
    sound="Звук",
    on="Вкл.",
    off="Выкл.",
    help="Справка",
    help_text="Бросайте фишки так, чтобы четыре ваши встали в линию: по горизонтали, вертикали или диагонали. Влево "
              "и вправо выбирают столбец, огонь бросает фишку. Пером: коснитесь столбца, затем коснитесь ещё раз.",
    paused="Пауза",
    ok="ОК",
    back="Назад",
    cancel="Отмена",
    exit="Выход",
)

CHINESE = Words(
    title="四子棋",
    how_to_play="游戏方式",
    one_phone="一部手机双人对战",
    against_phone="与手机对战",
    wait_for_player="两部手机：等待玩家",
    join="两部手机：加入",
    level="级别",
    level_n="级别 {level}",
    easy="简单",
    middle="中等",
    hard="困难",
    who_begins="谁先走",
    i_begin="我先走",
    phone_begins="手机先走",
    address="对方手机的地址",
    address_hint="对方手机显示的名称或号码",
    old_program="对方手机使用旧版程序",
    your_turn="轮到你了。",
    waiting_for_move="等待对方走棋…",
    thinking="手机思考中…",
    red_to_move="轮到红方。",
    blue_to_move="轮到蓝方。",
    you_won="你赢了！",
    you_lost="你输了！",
    tie="平局！",
    red_won="红方获胜！",
    blue_won="蓝方获胜！",
    fire_for_new_game="按确定键开始新游戏",
    column_full="这一列已满。",
    waiting_for_player="等待玩家加入…",
    calling="正在呼叫 {address}…",
    player_found="玩家已加入。",
    my_address="本机：{address}",
    other_paused="对方已暂停",
    other_gone="与对方失去联系，等待中…",
    other_back="对方已恢复联系。",
    board_brought_up_to_date="棋盘已更新。",
    no_network="无法使用无线网络：{reason}",
    wrong_address="此地址不可用：{address}",
    new_game="新游戏",
    continue_="继续",
    hint="提示",
    undo="悔棋",
    options="设置",
    sound="声音",
    on="开",
    off="关",
    help="帮助",
    help_text="投下棋子，使自己的四枚棋子横、竖或斜连成一线。左右键选择列，确定键投子。触摸屏：点一下选择列，再点一下投子。",
    paused="已暂停",
    ok="确定",
    back="返回",
    cancel="取消",
    exit="退出",
)

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}


def words(locale: str | None) -> Words:
    """The language of a locale such as "ru-RU" or "zh_CN"; English stands in for others.

    >>> words("ru-RU").your_turn
    'Ваш ход.'
    """
    return LANGUAGES.get((locale or "").replace("_", "-").split("-")[0].lower(), ENGLISH)
