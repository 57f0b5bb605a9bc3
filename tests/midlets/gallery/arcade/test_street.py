"""What a street knows of its cells, and the beat of its vents."""

from midlets.gallery.arcade.street import VENT_HOT, VENT_PERIOD, VENT_WARNING, House, Kind, Street, Vent


def test_it_is_air_above_and_below_and_wall_at_its_ends():
    street = Street(5, 100)
    assert [street.at(2, -1), street.at(2, 99), street.at(-1, 3), street.at(5, 3)] == \
        [Kind.AIR, Kind.AIR, Kind.SOLID, Kind.SOLID]


def test_what_is_put_is_there_and_nothing_beside_it():
    street = Street(5, 100)
    street.put(Kind.LEDGE, 1, 4, 2, 1)
    assert [street.at(column, 4) for column in range(5)] == [0, Kind.LEDGE, Kind.LEDGE, 0, 0]
    assert street.at(1, 3) == street.at(1, 5) == Kind.AIR


def test_a_house_ends_where_its_width_is_over():
    assert House(3, 4, 10, 0).end == 7


def test_a_vent_is_hot_for_its_time_in_each_period_and_warns_before():
    vent = Vent(1, 5, beat=7)
    period = range(500, 500 + VENT_PERIOD)
    assert sum(vent.is_hot(tick) for tick in period) == VENT_HOT
    assert sum(vent.is_warning(tick) for tick in period) == VENT_WARNING
    first_hot = next(tick for tick in range(500, 800) if vent.is_hot(tick) and not vent.is_hot(tick - 1))
    assert all(vent.is_warning(tick) for tick in range(first_hot - VENT_WARNING, first_hot))


def test_it_prints_itself_as_a_sketch():
    street = Street(4, 100)
    street.put(Kind.SOLID, 0, 17, 4)
    street.start = (1, 16)
    street.door = (3, 16)
    assert str(street).splitlines()[16:] == [".@.D", "####"]
