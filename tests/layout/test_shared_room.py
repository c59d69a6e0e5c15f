from pnp.layout.elements.shared_room import RoomClaim, shared_room


def test_room_is_divided_by_shares():
    assert shared_room(60.0, [RoomClaim(1), RoomClaim(2), RoomClaim(0)]) == [20.0, 40.0, 0.0]


def test_what_one_may_not_take_goes_to_the_others():
    # Nine tenths of 40 mm are 36 mm; the picture may have 28, so the air above the words has the other 12.
    assert shared_room(40.0, [RoomClaim(9, most=28.0), RoomClaim(1)]) == [28.0, 12.0]


def test_a_limit_that_is_not_reached_changes_nothing():
    assert shared_room(40.0, [RoomClaim(3, most=31.0), RoomClaim(1)]) == [30.0, 10.0]


def test_one_limit_may_be_reached_because_of_another():
    # 10 mm each; the first keeps 4, which leaves 13 mm for each of the others, of which the second may have 12.
    claims = [RoomClaim(1, most=4.0), RoomClaim(1, most=12.0), RoomClaim(1)]
    assert shared_room(30.0, claims) == [4.0, 12.0, 14.0]


def test_room_that_nobody_may_take_stays_free():
    assert shared_room(30.0, [RoomClaim(1, most=12.0)]) == [12.0]


def test_steps_leave_the_rest_to_the_others():
    assert shared_room(39.0, [RoomClaim(1, step=8.0), RoomClaim(1)]) == [16.0, 23.0]


def test_steps_end_at_the_limit():
    # Of 39 mm three quarters would be three steps of 9 mm; the limit of 20 mm allows two.
    assert shared_room(39.0, [RoomClaim(3, step=9.0, most=20.0), RoomClaim(1)]) == [18.0, 21.0]
