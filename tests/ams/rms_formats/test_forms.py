"""All forms: what each gives back, how each is known, and what damage makes of it."""

import random

import pytest

from emulator.ams import rms_formats
from emulator.ams.rms_formats.java_bytes import image_of
from emulator.errors import UserError

FORMS = list(rms_formats.FORMS)
ALL_BUT_FREEJ2ME = [form for form in FORMS if form != "freej2me"]


@pytest.mark.parametrize("form", FORMS)
def test_what_was_written_is_read_back_and_the_form_is_known_by_its_look(form, image, laid):
    path = laid(rms_formats.FORMS[form].files([image]))
    (read,) = rms_formats.read(path)
    assert read.records == image.records
    assert (read.store.version, read.store.modified) == (9, 1_700_000_000_123)
    assert read.store.name == "High Scores"
    assert [read] == rms_formats.read(path, form)


@pytest.mark.parametrize("form", ["json", "kemulator", "freej2me"])
def test_three_forms_keep_the_next_id(form, image, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image])))
    assert read.store.next_id == 8


@pytest.mark.parametrize("form", ["midrms", "j2me-loader"])
def test_two_forms_go_on_after_the_highest_id(form, image, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image])))
    assert read.store.next_id == 6


@pytest.mark.parametrize("form", ALL_BUT_FREEJ2ME)
def test_all_but_freej2me_keep_who_may_read_and_write(form, image, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image])))
    assert (read.store.shared, read.store.writable) == (True, True)


@pytest.mark.parametrize("form", ALL_BUT_FREEJ2ME)
def test_all_but_freej2me_keep_a_record_of_no_bytes(form, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image_of("store", {1: b"", 2: b"x"})])))
    assert read.records == {1: b"", 2: b"x"}


@pytest.mark.parametrize("form", FORMS)
def test_a_store_of_no_records_comes_back(form, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image_of("store", {})])), form)
    assert (read.records, read.store.next_id) == ({}, 1)


@pytest.mark.parametrize("form", ["json", "midrms", "kemulator", "j2me-loader"])
@pytest.mark.parametrize("name", ["Счёт", "分数", "🎲", "a/b:c", "nul\0inside"])
def test_a_name_that_no_file_could_have_comes_back(form, name, laid):
    (read,) = rms_formats.read(laid(rms_formats.FORMS[form].files([image_of(name, {1: b"x"})])))
    assert (read.store.name, read.records) == (name, {1: b"x"})


@pytest.mark.parametrize("form", [form for form in FORMS if form != "json"])
def test_two_stores_do_not_share_a_file(form):
    stores = [image_of(name, {1: name.encode()}) for name in ("a/b", "ab", "AB")]
    assert len(rms_formats.FORMS[form].files(stores)) % 3 == 0
    assert len({name.casefold() for name in rms_formats.FORMS[form].files(stores)}) in (3, 6)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_cut_anywhere_is_an_error_that_names_it(form, image, laid):
    path = laid(rms_formats.FORMS[form].files([image]))
    file = path / "idx" if path.is_dir() else path
    whole = file.read_bytes()
    tail = {"freej2me": 8, "kemulator": 17, "json": 2}.get(form, 0)     # a file may end before these
    for length in range(1, len(whole) - tail, 7):
        file.write_bytes(whole[:length])
        if form == "kemulator" and length == len(whole) - 17:
            continue
        with pytest.raises(UserError) as raised:
            rms_formats.read(path, form)
        assert file.name in str(raised.value)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_with_any_byte_changed_is_read_or_is_an_error_but_never_a_crash(form, image, laid):
    path = laid(rms_formats.FORMS[form].files([image]))
    file = path / "idx" if path.is_dir() else path
    whole, chance = file.read_bytes(), random.Random(3)
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + chance.randbytes(1) + whole[place + 1:])
        try:
            for read in rms_formats.read(path, form):
                assert all(0 < record_id < read.store.next_id for record_id in read.records)
        except UserError as error:
            assert str(path.parent) in str(error)


@pytest.mark.parametrize("form", ["midrms", "j2me-loader", "kemulator", "freej2me"])
def test_a_fault_in_a_file_of_bytes_names_the_byte(form, image, laid):
    path = laid(rms_formats.FORMS[form].files([image]))
    file = path / "idx" if path.is_dir() else path
    file.write_bytes(file.read_bytes()[:7])
    with pytest.raises(UserError, match=r"byte \d+: "):
        rms_formats.read(path, form)


def test_a_file_of_nothing_known_is_an_error_that_lists_the_forms(tmp_path):
    (tmp_path / "poem.txt").write_text("Roses are red")
    with pytest.raises(UserError, match="j2me-loader"):
        rms_formats.read(tmp_path / "poem.txt")


def test_a_file_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(UserError, match="no such file"):
        rms_formats.read(tmp_path / "gone")


def test_a_form_that_does_not_exist_is_an_error_with_the_nearest(tmp_path):
    with pytest.raises(UserError, match="did you mean 'kemulator'"):
        rms_formats.read(tmp_path, "kemulater")
