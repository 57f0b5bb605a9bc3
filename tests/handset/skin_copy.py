"""A skin that tests may break: the copy is the fixture `folder` of conftest.py, and `edit` breaks it."""


def edit(path, old, new):
    """Put `new` in the place of the first `old`, which must be there."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
