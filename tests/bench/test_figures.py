from bench.figures import Figure, further_ms, kilobytes, median_of, median_ratio, megabytes
from bench.measuring import Run


def run(seconds: float, megabytes: float = 1.0, kilobytes: float = 1.0) -> Run:
    return Run(seconds, seconds, megabytes, kilobytes)


def test_a_ratio_is_the_median_of_the_ratios_of_neighbours():
    # 2/1, 9/3, 8/8: the median is 2, where the ratio of the medians would be 8/3.
    ours = [run(2), run(9), run(8)]
    theirs = [run(1), run(3), run(8)]
    assert median_ratio(ours, theirs) == 2


def test_a_slow_machine_slows_both_of_a_pair():
    assert median_ratio([run(1), run(10)], [run(2), run(20)]) == 0.5


def test_memory_and_size_have_ratios_too():
    ours, theirs = [run(1, 30, 4)], [run(1, 20, 8)]
    assert median_ratio(ours, theirs, megabytes) == 1.5
    assert median_ratio(ours, theirs, kilobytes) == 0.5


def test_the_median_of_an_even_number_lies_between_the_two_in_the_middle():
    assert median_of([run(1), run(2), run(4), run(100)]) == 3


def test_a_further_card_takes_its_part_of_the_difference():
    # 1.5 s for 1,000 and 0.54 s for 40: 0.96 s for 960 more.
    assert round(further_ms([run(0.54)], [run(1.5)], 960), 6) == 1


def test_an_aim_is_met_when_it_is_reached_exactly():
    assert not Figure("build", "pinned", 0.5, 0.5).is_over
    assert Figure("build", "pinned", 0.51, 0.5).is_over


def test_without_an_aim_nothing_is_missed():
    assert not Figure("build", "pinned", 100.0).is_over
