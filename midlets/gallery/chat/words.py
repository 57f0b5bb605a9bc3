"""What the messenger says, in English, Russian and Chinese."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Every word of the messenger, in one language. Braces are filled with `format`."""

    title: str
    open: str
    write: str
    send: str
    send_again: str
    new_contact: str
    edit: str
    delete: str
    clear: str
    settings: str
    help: str
    help_text: str
    back: str
    exit: str
    ok: str
    cancel: str
    yes: str
    no: str
    name: str
    by: str
    sms: str
    nearby: str
    address: str
    bad_address: str
    twice: str
    no_contacts: str
    no_messages: str
    delete_question: str
    clear_question: str
    new_messages: str
    today: str
    yesterday: str
    not_sent: str
    not_permitted: str
    not_kept: str
    alerts: str
    sound: str
    vibration: str
    wake: str
    wake_refused: str
    my_address: str
    no_nearby: str


ENGLISH = Words(
    title="Chat", open="Open", write="Write", send="Send", send_again="Send again", new_contact="New contact",
    edit="Edit", delete="Delete", clear="Clear", settings="Settings", help="Help", back="Back", exit="Exit", ok="OK",
    cancel="Cancel", yes="Yes", no="No", name="Name", by="Reached by", sms="SMS", nearby="Nearby",
    address="Number or address", bad_address="This is no {kind} address: {address}",
    twice="{name} has this address already.", no_contacts="No contacts yet.",
    no_messages="No messages yet.", delete_question="Delete {name} and all messages?",
    clear_question="Delete all messages of {name}?", new_messages="New", today="Today", yesterday="Yesterday",
    not_sent="Not delivered to {name}.", not_permitted="Sending is not permitted.",
    not_kept="The phone's memory is full.",
    alerts="A message", sound="sounds", vibration="vibrates", wake="starts Chat",
    wake_refused="The phone does not start Chat by itself: {reason}", my_address="My address nearby",
    no_nearby="not to be had",
    help_text=(
        "Write to a phone by its number (SMS), or by its address on the same network (nearby).\n"
        "Up and down: older and newer messages. Fire: write. #: to the newest.\n"
        "A clock: on its way. One tick: sent. Two ticks: it has arrived. A cross: it has not; send it again.\n"
        "An SMS starts Chat by itself. For messages from nearby that is a setting."
    ),
)
RUSSIAN = Words(
    title="Чат", open="Открыть", write="Писать", send="Послать", send_again="Повторить",
    new_contact="Новый контакт", edit="Изменить", delete="Удалить", clear="Очистить", settings="Настройки",
    help="Справка", back="Назад", exit="Выход", ok="ОК", cancel="Отмена", yes="Да", no="Нет", name="Имя",
    by="Связь", sms="SMS", nearby="Рядом", address="Номер или адрес",
    bad_address="Это не адрес ({kind}): {address}", twice="Этот адрес уже есть: {name}.",
    no_contacts="Контактов пока нет.", no_messages="Сообщений пока нет.",
    delete_question="Удалить {name} и все сообщения?", clear_question="Удалить все сообщения: {name}?",
    new_messages="Новые", today="Сегодня", yesterday="Вчера", not_sent="Не доставлено: {name}.",
    not_permitted="Отправка не разрешена.",
    not_kept="Память телефона заполнена.", alerts="Сообщение", sound="звучит", vibration="вибрирует",
    wake="запускает Чат", wake_refused="Телефон не запускает Чат сам: {reason}",
    my_address="Мой адрес рядом", no_nearby="недоступен",
    help_text=(
        "Пишите на телефон по его номеру (SMS) или по адресу в той же сети (рядом).\n"
        "Вверх и вниз: старые и новые сообщения. Огонь: писать. #: к последнему.\n"
        "Часы: в пути. Одна галочка: послано. Две: доставлено. Крестик: нет; пошлите ещё раз.\n"
        "SMS сам запускает Чат. Для сообщений рядом это настройка."
    ),
)
CHINESE = Words(
    title="聊天", open="打开", write="写信息", send="发送", send_again="重发", new_contact="新联系人",
    edit="编辑", delete="删除", clear="清空", settings="设置", help="帮助", back="返回", exit="退出", ok="确定",
    cancel="取消", yes="是", no="否", name="姓名", by="方式", sms="短信", nearby="附近",
    address="号码或地址", bad_address="这不是{kind}地址：{address}", twice="{name} 已经用了这个地址。",
    no_contacts="还没有联系人。", no_messages="还没有信息。", delete_question="删除 {name} 和所有信息？",
    clear_question="删除 {name} 的所有信息？", new_messages="新信息", today="今天", yesterday="昨天",
    not_sent="没有送达：{name}。", not_permitted="不允许发送。", not_kept="手机存储已满。",
    alerts="来信息时", sound="响铃", vibration="振动",
    wake="启动聊天", wake_refused="手机不会自动启动聊天：{reason}", my_address="我的附近地址",
    no_nearby="不可用",
    help_text=(
        "用号码（短信）或同一网络中的地址（附近）写信息。\n"
        "上下键：旧信息和新信息。确定键：写信息。#：到最新一条。\n"
        "时钟：发送中。一个勾：已发送。两个勾：已送达。叉：未送达，可以重发。\n"
        "短信会自动启动聊天。附近的信息可在设置中选择。"
    ),
)
LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}


def words(locale: str | None) -> Words:
    """The words for a phone's locale; English for all that is not known.

    >>> words("zh-CN").title
    '聊天'
    """
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return LANGUAGES.get(language, ENGLISH)
