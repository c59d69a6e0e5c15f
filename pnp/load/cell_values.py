"""A value of a spreadsheet cell and its number format → the text that a person sees in the cell."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from typing import Final

# Parts of a number format in brackets (colours, conditions, languages), padding, and sections for negative numbers.
_IGNORED: Final = re.compile(r"\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*.|;.*$", re.IGNORECASE | re.DOTALL)
_LITERAL: Final = re.compile(r'"([^"]*)"|\\(.)')
_DIGITS: Final = re.compile(r"[#0?][#0?,]*(?:\.([0#?]+))?")
_DATE_PART: Final = re.compile(r"yyyy|yy|mmmmm|mmmm|mmm|mm|m|dddd|ddd|dd|d|hh|h|ss|s|am/pm|a/p", re.IGNORECASE)
_MINUTES: Final = re.compile(r"(?<=[hH]:)m{1,2}|m{1,2}(?=:s)", re.IGNORECASE)

Value = str | int | float | bool | date | time | timedelta | None


def shown_text(value: Value, number_format: str = "General") -> str:
    """The text of a cell: ``1`` for 1.0, ``007`` with the format ``000``, ``50%``, a date as it is written there.

    number_format: a format code of ECMA-376, part 1, 18.8.30.
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int | float):
        return _number(value, _LITERAL.sub(_guarded, _IGNORED.sub("", number_format)))
    if isinstance(value, timedelta):
        minutes = round(value.total_seconds() / 60)
        return f"{minutes // 60}:{minutes % 60:02}"
    if isinstance(value, date | time):
        return _moment(value, _IGNORED.sub("", number_format))
    return value


def is_unasked_date(value: Value, number_format: str) -> bool:
    """Whether a spreadsheet may have made a date of a text such as ``1-3`` or ``2/6`` by itself."""
    if not isinstance(value, date):
        return False
    parts = [part[0].lower() for part in _DATE_PART.findall(_IGNORED.sub("", number_format))]
    return parts in (["d", "m"], ["m", "d"], ["m", "y"]) or number_format == "mm-dd-yy"


def _guarded(match: re.Match[str]) -> str:
    """A literal without the characters that mean digits."""
    return re.sub(r"[#0?.,%]", "", match[1] if match[1] is not None else match[2])


def _number(value: float, number_format: str) -> str:
    digits = _DIGITS.search(number_format)
    if digits is None:
        return _plain(value)
    percent = "%" in number_format
    amount = value * 100 if percent else value
    pattern = digits[0]
    decimals = len(digits[1] or "")
    least = len((digits[1] or "").rstrip("#?"))
    text = f"{abs(amount):{',' if ',' in pattern else ''}.{decimals}f}"
    if least < decimals:
        whole, _, part = text.partition(".")
        part = part[:least] + part[least:].rstrip("0")
        text = f"{whole}.{part}" if part else whole
    width = pattern.partition(".")[0].count("0")
    whole, dot, part = text.partition(".")
    sign = "-" if amount < 0 and float(text.replace(",", "")) != 0 else ""
    before, after = number_format[: digits.start()].replace("General", ""), number_format[digits.end() :]
    return f"{sign}{before.lstrip()}{whole.zfill(width)}{dot}{part}{after.rstrip()}"


def _plain(value: float) -> str:
    """A number without a format, as short as it can be; 1.0 is 1."""
    if isinstance(value, int) or value.is_integer():
        return str(int(value)) if abs(value) < 1e15 else f"{value:.15g}"
    return f"{value:.15g}"


def _moment(value: date | time, number_format: str) -> str:
    """A date or time as its format shows it; in ISO 8601 if the format shows no part of it."""
    if not _DATE_PART.search(number_format) or number_format.casefold() == "general":
        return value.isoformat() if isinstance(value, time) else value.strftime("%Y-%m-%d")
    moment = datetime.combine(date(2000, 1, 1), value) if isinstance(value, time) else _with_time(value)
    literals: list[str] = []

    def hidden(match: re.Match[str]) -> str:
        literals.append(match[1] if match[1] is not None else match[2])
        return f"\0{len(literals) - 1}\0"

    # Minutes are written with the letter of the month; what stands behind hours or before seconds are minutes.
    pattern = _MINUTES.sub("\1", _LITERAL.sub(hidden, number_format))
    half_days = re.search(r"am/pm|a/p", pattern, re.IGNORECASE) is not None
    text = _DATE_PART.sub(lambda match: _date_part(match[0].lower(), moment, half_days), pattern)
    text = text.replace("\1", f"{moment.minute:02}")
    return re.sub(r"\0(\d+)\0", lambda match: literals[int(match[1])], text).strip()


def _with_time(value: date) -> datetime:
    return value if isinstance(value, datetime) else datetime.combine(value, time())


def _date_part(part: str, moment: datetime, half_days: bool) -> str:
    hour = (moment.hour % 12 or 12) if half_days else moment.hour
    return {
        "yyyy": f"{moment.year:04}", "yy": f"{moment.year % 100:02}",
        "mmmmm": _MONTHS[moment.month - 1][0], "mmmm": _MONTHS[moment.month - 1],
        "mmm": _MONTHS[moment.month - 1][:3], "mm": f"{moment.month:02}", "m": str(moment.month),
        "dddd": _DAYS[moment.weekday()], "ddd": _DAYS[moment.weekday()][:3],
        "dd": f"{moment.day:02}", "d": str(moment.day),
        "hh": f"{hour:02}", "h": str(hour), "ss": f"{moment.second:02}", "s": str(moment.second),
        "am/pm": "AM" if moment.hour < 12 else "PM", "a/p": "A" if moment.hour < 12 else "P",
    }[part]  # fmt: skip


_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
