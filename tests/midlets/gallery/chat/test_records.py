"""Small objects in a record store."""


def test_what_is_kept_is_read_in_order_and_what_is_no_object_left_out(ours):
    user = ours.start()
    records = type(user.chat.messenger.history._records)

    def body():
        kept = records("test")
        first, second = kept.add({"a": 1}), kept.add({"б": "好"})
        kept._store.add_record(b"not json", 0, 8)
        kept._store.add_record(b"[1]", 0, 3)
        kept.put(first, {"a": 2})
        before = kept.all()
        kept.remove(second)
        return before, records("test").all(), (first, second)
    before, after, (first, second) = user.do(body)
    assert before == {first: {"a": 2}, second: {"б": "好"}} and after == {first: {"a": 2}}


def test_half_a_character_is_kept_as_a_question_mark(ours):
    user = ours.start()
    records = type(user.chat.messenger.history._records)

    def body():
        kept = records("test")
        kept.add({"a": "so\ud83d"})
        return list(kept.all().values())
    assert user.do(body) == [{"a": "so?"}]
