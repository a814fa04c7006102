"""Scoring: islands and cities (NF-12.5 to NF-12.10), and the end of the game (NF-16)."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    AREA_BONUS,
    AREAS,
    COLOURS,
    FIFTY_BONUS,
    ISLAND_SPACES,
    ISLANDS,
    MOST_SEATS,
    UNPLAYED_POINTS,
    Source,
)
from .common import city_filled, count, score_points


@rule
def area_markers(s, area, colour):
    """Markers of a colour on an island or in a city; the neutral power has none in cities."""
    if area < ISLANDS:
        return s.markers[area, colour] + 0
    return s.city_markers[area - ISLANDS, colour] + 0 if colour < MOST_SEATS else 0


@rule
def completed(s, area):
    return s.covered[area] == ISLAND_SPACES[area] if area < ISLANDS else city_filled(s, area - ISLANDS)


@rule
def next_area(s):
    """The next island or city after the one just scored that is complete and not scored yet, or -1."""
    for area in range(s.area + 1, AREAS):
        if completed(s, area) and not s.scored >> area & 1:
            return area
    return -1


@rule
def place_bonus(s, area, p):
    """The bonus for the sole first or second place; who share the first each get the second bonus (NF-12.7)."""
    own = area_markers(s, area, p)
    if own == 0:
        return 0
    more = 0  # colours with more markers, and with as many
    equal = 0
    most = 0
    leaders = 0
    for colour in range(COLOURS):
        n = area_markers(s, area, colour)
        if n > own:
            more += 1
        elif n == own and colour != p:
            equal += 1
        if n > most:
            most = n
            leaders = 1
        elif n == most:
            leaders += 1
    if more == 0:
        return AREA_BONUS[area, 0] if equal == 0 else AREA_BONUS[area, 1]
    return AREA_BONUS[area, 1] if more == 1 and equal == 0 and leaders == 1 else 0


@rule
def score_area(s):
    """The active player's share: a point for each marker, and the bonus of the place (NF-12.6, NF-12.7)."""
    area = s.area + 0
    p = s.active + 0
    score_points(s, area_markers(s, area, p) + place_bonus(s, area, p), Source.ISLANDS if area < ISLANDS else Source.CITIES)


@rule
def final_scoring(s):
    """Markers not scored, then the 50/100 cards, then cards not played; each for all players before the next (NF-16.1)."""
    p = s.first + 0
    for _ in range(s.seats):
        s.active = p
        points = 0
        for area in range(AREAS):
            if not s.scored >> area & 1:
                points += area_markers(s, area, p)
        score_points(s, points, Source.MARKERS)
        p = p + 1 if p + 1 < s.seats else 0
    for p in range(s.seats):  # NF-16.2: no further 50/100 card from here on
        bonus = FIFTY_BONUS[s.fifty[p]]
        cards = (s.start_cards >> p & 1) + s.kept_cards[p] + count(s.goal_held[p] + 0)
        s.points[p] += bonus + UNPLAYED_POINTS * cards
        s.earned[p, Source.FIFTY] += bonus
        s.earned[p, Source.UNPLAYED] += UNPLAYED_POINTS * cards
