"""What screens show and what the story tells."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from carrack.core.jit import plain
from carrack.core.match import label
from carrack.core.scene import NAMES, Scene
from carrack.core.seats import EVERYTHING

from .. import terminal, view
from ..content import FIRST_CHARTER, SAIL, SPY, Captain, Card
from ..view.pieces import ship_view
from .positions import (
    DELIVER,
    DISCOVER,
    FAR,
    GAME,
    LOAD,
    SETTLE,
    after_scoring,
    carry_out,
    cartography,
    complete,
    contract,
    empty_yards,
    fall,
    goal_turn,
    hold_card,
    hold_goal,
    in_city,
    land_turn,
    lay,
    moor,
    offer,
    planning,
    play_start_card,
    points,
    set_up,
    spread,
    store,
    value,
)


def picture(scene: Scene, seat: int) -> view.Picture:
    """As the server makes it: from what the seat knows; EVERYTHING from all there is."""
    return view.picture(scene.facts if seat == EVERYTHING else GAME.facts(GAME.redacted(scene.states, 0, seat)), seat)


# --- The terminal ---
@pytest.mark.parametrize("width", [60, 80, 100])
def test_every_ship_can_be_read_in_a_narrow_terminal(width: int) -> None:
    console = Console(width=width, file=io.StringIO())
    match = GAME.new(seats=4, seed=3)
    for _ in range(40):
        match.play(match.legal[0])
        seen = match.picture(match.actor)
        with console.capture() as drawn:
            console.print(terminal.draw(seen, GAME.texts(), NAMES))
        ships = [*seen.small_row, *seen.large_row, *(yard.ship for player in seen.players for yard in player.yards if yard.open)]
        ships += [card.ship for player in seen.players for card in player.hand or []]
        assert not [ship.name for ship in ships if ship and terminal.ship_text(ship) not in drawn.get()]


# --- The picture --------------------------------------------------------------------------------
def test_hands_are_shown_to_their_owners() -> None:
    scene = set_up(**FAR)
    hold_card(scene, 1, "g01", kept=2)
    hold_goal(scene, 1, "circle", "z13")
    for seat in (-1, 0, 2):
        ben = picture(scene, seat).players[1]
        assert (ben.hand, ben.goals) == (None, None)
        assert (ben.cards, ben.kept, ben.goal_stacks) == (2, [0, 1, 0, 0], ["circle"])
        assert ben.start_card and (ben.start_card.ship, ben.start_card.spy) == ("xs2", value("xs2", SPY)), "everybody got one, and saw it"
    for seat in (1, EVERYTHING):
        ben = picture(scene, seat).players[1]
        assert ben.hand and ben.goals
        assert [(c.card, c.kept) for c in ben.hand] == [("xs2", 0), ("g01", 2)]
        assert (ben.hand[0].ship and ben.hand[0].ship.spy, ben.hand[0].goods) == (value("xs2", SPY), None)
        assert (ben.hand[1].goods, ben.hand[1].points) == ({"wood": 0, "cloth": 0, "iron": 0, "gold": 1}, 1)
        assert [(g.goal, g.have, g.upper, g.lower, g.lacks, g.points) for g in ben.goals] == [("z13", 0, 6, 9, 6, 0)]


def test_everything_shows_all_hands() -> None:
    scene = set_up(**FAR)
    hold_card(scene, 0, "g01")
    hold_card(scene, 2, "x01")
    seen = picture(scene, EVERYTHING)
    assert [[c.card for c in p.hand or []] for p in seen.players] == [["xs3", "g01"], ["xs2"], ["xs5", "x01"]]


def test_the_table() -> None:
    scene = set_up(3, "england netherlands france")
    for seat in (-1, 0, 1, EVERYTHING):
        seen = picture(scene, seat)
        assert (seen.seat, seen.seats, seen.phase, seen.part, seen.actor, seen.first) == (seat, 3, "land", "land", 1, 1)
        assert (seen.round, seen.round_limit, seen.order, seen.at) == (1, 4, [1, 2, 0], 0)
        assert [len(i.spaces) for i in seen.islands] == [12, 8, 6, 5]
        assert [(f.frame, f.space) for f in seen.frames] == list(zip(view.names.FRAME, (7, 15, 20, 25, 35), strict=True))
        assert {name: pile.stack for name, pile in seen.piles.items()} == {
            "small": 10,
            "large": 7,
            "contracts": 9,
            "cards": 16,
            "tiles": 34,
            "goals": 0,
        }
        assert seen.piles["cards"].face_up == ["xs1", "xs2"]


def test_boards_and_yards() -> None:
    scene = set_up(2, "portugal england", **FAR)
    moor(scene, 0, "l02")
    ann = picture(scene, -1).players[0]
    assert (ann.country, ann.start_number, ann.unique_cost["wood"], ann.unique_cost["iron"]) == ("portugal", 4, 1, 1)
    assert [(y.yard, y.kind, y.open) for y in ann.yards] == [
        (1, "first", True),
        (2, "first", True),
        (3, "first", True),
        (4, "new_yard", False),
        (5, "portuguese", False),
    ]
    ships = [y.ship for y in ann.yards if y.ship]
    assert [(s.ship, s.name, s.size) for s in ships] == [("ss1", "São Miguel", "small"), ("l02", "Minerva", "large")]
    assert (ships[1].sail, ships[1].chest, ships[1].persons, ships[1].spy) == (5, 3, 2, 2)
    scene.s.captain[1], scene.s.yards[1] = Captain.DRAKE, 0b100111
    assert [y.kind for y in picture(scene, 0).players[1].yards] == ["first"] * 3 + ["new_yard", "drake"]


def test_lanes_and_the_order_to_come() -> None:
    scene = set_up(3, "netherlands spain england", **FAR)
    scene.s.extended[0] = 0b10
    moor(scene, 0, "s01")
    moor(scene, 1, "s11")
    moor(scene, 1, "s06")
    planning(scene, SETTLE)
    scene.act("assign yard=2 aboard=nobody", "end_turn", "assign yard=2 aboard=nobody", "assign yard=3 aboard=nobody", "end_turn")
    seen = picture(scene, 2)
    lanes = [p.lanes[SETTLE] for p in seen.players]
    assert [(lane.sails, lane.place, [s.ship.ship for s in lane.ships]) for lane in lanes] == [
        (5, 1, ["s01"]),
        (5, 2, ["s11", "s06"]),
        (0, 0, []),
    ]
    assert [y.out for y in seen.players[0].yards][:2] == [False, True]


def test_ships_come_back_with_the_end_of_their_turn() -> None:  # NF-7.4
    scene = set_up(**FAR)
    carry_out(scene, DELIVER, p0="s01")

    def away() -> list[str]:
        return [y.ship.ship for y in picture(scene, 1).players[0].yards if y.ship and y.out]

    assert away() == ["s01"]
    scene.act("end_turn")
    assert (away(), bool(scene.s.out[0])) == ([], True), "it sails no more in this round, but it lies at home"


def test_cards_to_choose_from_are_drawn_with_their_values() -> None:
    scene = carry_out(set_up(**FAR), LOAD, p0="s02")
    scene.act("load good=wood", "draw_card card=x01", "draw_card card=x03", "draw_card card=g01")
    assert scene.phase == "KEEP"
    for seat, sees in ((0, True), (1, False)):
        seen = picture(scene, seat)
        console = Console(width=100, color_system=None)
        with console.capture() as drawn:
            console.print(terminal.draw(seen, GAME.texts(), NAMES))
        ship = ship_view(FIRST_CHARTER + Card.X03)
        assert (f"▸ {terminal.ship_text(ship)}" in drawn.get()) == sees


def test_the_holds_of_a_deliver_turn() -> None:
    scene = set_up(**FAR)
    scene.s.captain[0], scene.s.captain_lane[0], scene.s.captain_spot[0] = Captain.DA_GAMA, DELIVER, 1
    carry_out(scene, DELIVER, p0="s02 s01")
    lane = picture(scene, 1).players[0].lanes[DELIVER]
    assert [(s.ship.ship, s.hold, s.captain) for s in lane.ships] == [("s02", 3, False), ("s01", 5, True)]


def test_islands_and_majorities() -> None:
    scene = set_up(**FAR)
    complete(scene, "nova_scotia", but=1)
    spread(scene, "nova_scotia", p0=3, p2=1)
    island = picture(scene, -1).islands[1]
    assert (island.area.name, island.area.filled, island.area.whole, island.area.completed) == ("nova_scotia", 7, 8, False)
    assert [(s.seat, s.markers, s.bonus) for s in island.area.shares] == [(0, 3, 8), (1, 0, 0), (2, 1, 4)]
    first = island.spaces[0]
    assert (first.space, first.number, first.row, first.column, first.shape) == (13, 1, 0, 0, "corner")
    assert [(s.owner, s.height) for s in first.slots] == [(0, 2), (2, 1)]
    assert (island.spaces[7].tile, island.spaces[7].left) == (None, None)
    lay(scene, 27, "t29")
    shown = picture(scene, 0).islands[3].spaces[0]
    assert (shown.tile, shown.left, shown.right) == ("t29", "wood_cloth", "points_3")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_majority_shown_is_the_majority_scored(seed: int) -> None:  # NF-12.7
    bonus = plain(GAME.part("rules.scoring").place_bonus)
    match = GAME.new(seats=2 + seed % 3, seed=seed)
    while not match.over:
        match.play(match.choice())
        seen, s = match.picture(-1), GAME.twin.frombytes(match.position(-1).tobytes())
        for area, shown in enumerate([i.area for i in seen.islands] + [c.area for c in seen.cities]):
            assert [share.bonus for share in shown.shares] == [bonus(s, area, p) for p in range(match.seats)]


def test_goal_cards_show_how_far_one_has_come() -> None:  # NF-13.3
    scene = set_up(**FAR)
    hold_goal(scene, 0, "square", "z09")
    for own, want in ((2, (2, 0, 1)), (3, (3, 6, 1)), (4, (4, 9, 0))):
        in_city(scene, "stockholm", own)
        mine = picture(scene, 0).players[0].goals
        assert mine and (mine[0].have, mine[0].points, mine[0].lacks) == want


def test_what_a_turn_still_offers() -> None:
    scene = set_up(**FAR)
    store(scene, 0, "W C 2G")
    scene.act("build_small space=2")
    now = picture(scene, 1).now
    assert (now.bill, now.bill_item, now.due) == ("small", 2, {"wood": 1, "cloth": 1, "iron": 0, "gold": 0})
    scene = carry_out(set_up(**FAR), SETTLE, p0="s01 s07")
    assert picture(scene, -1).now.crews == [1, 1, 0]
    scene = carry_out(set_up(**FAR), LOAD, p0="s02")
    assert picture(scene, -1).now.load == 3
    scene = set_up()
    points(scene, 7)
    scene.act("end_turn")
    fall(scene)
    looks = {seat: picture(scene, seat).now for seat in (-1, 0, 1, EVERYTHING)}
    assert {now.looking for now in looks.values()} == {"square"}
    assert [None if now.stack is None else len(now.stack) for now in looks.values()] == [None, 5, None, 5]
    assert picture(scene, 1).frames[0].reaching


def test_there_is_a_picture_before_and_after_the_game() -> None:
    before = picture(Scene(GAME, 4), -1)
    assert (before.phase, before.round, [p.country for p in before.players]) == ("deal_country", 0, [None] * 4)
    match = GAME.new(seats=4, seed=9)
    while not match.over:
        match.play(match.choice())
    for seat in (-1, 0, 3):
        assert match.picture(seat).phase == "over"
    assert [p.points for p in match.picture(-1).players] == match.scores


def test_breakdown_and_achievements() -> None:
    match = GAME.new(seats=3, seed=11)
    while not match.over:
        match.play(match.choice())
    facts = match.facts(-1)
    for seat in range(3):
        parts = view.breakdown(facts, seat)
        assert [name for name, _ in parts] == list(view.names.SOURCE)
        assert sum(n for _, n in parts) == match.scores[seat]
        assert view.achievements(facts, seat) == [match.picture(-1).players[seat].country]


# --- Labels -------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_labels_differ(language: str) -> None:
    scenes = [set_up(), planning(set_up(), LOAD), carry_out(set_up(bare=False), SETTLE, p0="s01 s07")]
    deliver = set_up(**FAR)
    empty_yards(deliver, 0)
    store(deliver, 0, "9W 9C 9I 9G")
    scenes.append(carry_out(deliver, DELIVER, p0="s02 s01 s05"))
    store(scenes[0], 0, "9W 9C 9I 9G")
    for scene in scenes:
        known = GAME.facts(GAME.redacted(scene.states, 0, 0))
        labels = [label(GAME, known, GAME.actions.read(act), language) for act in scene.legal]
        assert len(set(labels)) == len(labels) > 2


# --- The story ----------------------------------------------------------------------------------
def test_land_turns_are_told() -> None:
    scene = set_up(**FAR)
    offer(scene, 2, "l08")
    store(scene, 0, "5W 5C 5I 2G")
    said, _ = scene.told("extend extension=unique")
    assert said == {"who": "Ann", "built": "france", "woods": 1, "cloths": 1, "irons": 1, "golds": 0}
    said, _ = scene.told("pay wood=0 cloth=1 iron=0")
    assert said == {"who": "Ann", "woods": 1, "cloths": 0, "irons": 1, "golds": 1}
    said, _ = scene.told("build_large space=2")
    assert said == {"who": "Ann", "ship": "Hercules", "woods": 2, "cloths": 1, "irons": 1, "golds": 0}
    scene.act("pay wood=0 cloth=0 iron=0")
    said, _ = scene.told("build_small space=1")
    assert said["ship"] == "São Miguel"


def test_a_scrapped_ship_is_told() -> None:  # NF-4.7
    scene = set_up(**FAR)
    for ship in ("s05", "s06"):
        moor(scene, 0, ship)
    store(scene, 0, "W C")
    scene.act("build_small space=1")
    assert scene.told("scrap yard=2")[0] == {"who": "Ann", "ship": "Plover"}


def test_planning_is_told() -> None:
    scene = set_up(**FAR)
    hold_card(scene, 0, "x02")
    scene.s.captain[0], scene.s.captains = Captain.MAGELLAN, 0b11101
    planning(scene, SETTLE)
    assert scene.told("assign yard=1 aboard=captain")[0] == {"who": "Ann", "ship": "Dauphine", "action": "settle", "captain": "magellan"}
    assert scene.told("charter_start aboard=nobody")[0]["ship"] == "Hirondelle"
    assert scene.told("charter kept=1 card=x02 aboard=nobody")[0]["ship"] == "Mermaid"
    said, news = scene.told("end_turn")
    assert (said["stage"], said["action"], said["ships"], news) == ("plan", "settle", 3, [])


def test_the_order_of_an_action_is_told() -> None:  # NF-7.3
    scene = set_up(**FAR)
    moor(scene, 1, "s11")
    scene.s.out[1], scene.s.lane[1, SETTLE, 0], scene.s.ships_at[1, SETTLE] = 0b10, 15, 1
    scene.s.out[0], scene.s.lane[0, SETTLE, 0], scene.s.ships_at[0, SETTLE] = 1, 2, 1
    planning(scene, DISCOVER, 2)
    assert scene.told("end_turn")[1] == [("news-order", {"action": "settle", "order": f"Ben (4), Ann ({value('ss3', SAIL)})"})]


def test_settling_is_told() -> None:
    scene = set_up(**FAR)
    lay(scene, 13, "t01")
    carry_out(scene, SETTLE, p0="s01")
    said, _ = scene.told("settle crew=one space=13 side=left")
    assert said == {"who": "Ann", "island": "nova_scotia", "number": 1, "bonus": "wood_cloth"}


def test_loading_hides_the_cards() -> None:  # NF-8.2
    scene = carry_out(set_up(**FAR), LOAD, p0="s02")
    assert scene.told("load good=wood")[0] == {"who": "Ann", "cards": 3}
    assert scene.told("draw_card card=g01", seat=1) == ({"who": "Ann"}, [])


def test_contracts_and_cities_are_told() -> None:  # NF-10.4
    scene = set_up(**FAR)
    contract(scene, 7, "k01")
    in_city(scene, "venice", 0, 2)
    store(scene, 0, "5W")
    carry_out(scene, DELIVER, p0="s02 s01")
    said, news = scene.told("fulfil space=7 ships=1", seat=2)
    assert said == {"who": "Ann", "contract": "k01", "city": "venice", "fleet": "Gannet", "toll": 0}
    assert news == [("news-city-marker", {"who": "Ann", "city": "venice"}), ("news-city-completed", {"city": "venice"})]
    assert scene.told("antwerp ship=2 good=wood")[0] == {"who": "Ann", "name": "Heron"}
    assert scene.told("stop_unloading")[0] == {"who": "Ann", "left": 1}


def test_the_toll_is_told() -> None:  # NF-10.5
    scene = set_up(**FAR)
    contract(scene, 7, "k01")
    store(scene, 0, "5W")
    scene.s.extended[0] = 0b10
    carry_out(scene, DELIVER, p0="s02")
    before = scene.scores[0]
    assert scene.told("fulfil space=7 ships=1")[0]["toll"] == 3
    assert scene.scores[0] == before + 3 + 3


def test_frames_are_told() -> None:  # NF-3.6
    scene = set_up()
    points(scene, 15, 4)
    _, news = scene.told("end_turn")
    assert news == [("news-frame", {"who": "Ann", "frame": "square"})]
    fall(scene)
    said, news = scene.told("take_goal goal=z01")
    assert said == {"who": "Ann", "stack": "square"}
    assert news == [
        ("news-frame-slides", {"frame": "square", "from": 7, "space": 5}),
        ("news-frame", {"who": "Ann", "frame": "pentagon"}),
    ]
    _, news = scene.told("take_captain captain=drake")
    assert news[0] == ("news-frame-slides", {"frame": "pentagon", "from": 15, "space": 12})


def test_blocked_and_removed_frames_are_told() -> None:  # NF-3.6, NF-3.7
    scene = set_up()
    points(scene, 7, 6)
    scene.act("end_turn")
    fall(scene)
    assert scene.told("take_goal goal=z01")[1][0] == ("news-frame-stays", {"frame": "square", "space": 7})
    last = set_up()
    last.s.claimed[0] = 0b110
    points(last, 7)
    last.act("end_turn")
    fall(last)
    assert last.told("take_goal goal=z01")[1][0] == ("news-frame-removed", {"frame": "square"})


def test_cartography_and_scoring_are_told() -> None:  # NF-12.8, NF-15.1
    scene = set_up(2, **FAR)
    complete(scene, "nova_scotia", but=1)
    spread(scene, "nova_scotia", p0=2, p1=1)
    cartography(scene)
    scene.act("turn_compass island=nova_scotia")
    said, news = scene.told("turn_tile tile=t01")
    assert (said["island"], said["fits"], news) == ("nova_scotia", "no", [])
    said, news = scene.told("turn_tile tile=t27")
    assert said["fits"] == "yes"
    assert news[:4] == [
        ("news-island-completed", {"island": "nova_scotia"}),
        ("news-neutral", {"island": "nova_scotia"}),
        ("news-island-share", {"who": "Ann", "points": 10, "island": "nova_scotia"}),
        ("news-island-share", {"who": "Ben", "points": 1, "island": "nova_scotia"}),
    ]
    assert ("news-round", {"round": 2, "who": "Ben"}) in news


def test_every_share_names_its_place() -> None:  # NF-12.8, NF-12.10
    scene = set_up(2)
    complete(scene, "nova_scotia")
    complete(scene, "anticosti")
    spread(scene, "nova_scotia", p0=1)
    spread(scene, "anticosti", p0=1, p1=2)
    in_city(scene, "venice", 1, 2)
    cartography(scene)
    _, news = scene.told("turn_compass island=nova_scotia")
    assert [line for line in news if line[0].endswith("-share")] == [
        ("news-island-share", {"who": "Ann", "points": 9, "island": "nova_scotia"}),
    ]
    assert news[-1] == ("news-frame", {"who": "Ann", "frame": "square"})
    while scene.phase == "LOOK":
        scene.act(next(iter(scene.outcomes)))
    _, news = scene.told(scene.legal[0])
    assert [line for line in news if line[0].endswith("-share")] == [
        ("news-island-share", {"who": "Ann", "points": 4, "island": "anticosti"}),
        ("news-island-share", {"who": "Ben", "points": 8, "island": "anticosti"}),
    ]
    while scene.phase == "LOOK":
        scene.act(next(iter(scene.outcomes)))
    _, news = scene.told(scene.legal[0])
    assert [line for line in news if line[0].endswith("-share")] == [
        ("news-city-share", {"who": "Ann", "points": 3, "city": "venice"}),
    ]


def test_fifty_and_a_hundred_are_told() -> None:  # NF-2.5
    scene = set_up(**FAR)
    for f in range(5):
        scene.s.claimed[f], scene.s.frame_space[f] = 0b111, 0
    hold_card(scene, 0, "g08")
    hold_card(scene, 0, "g10", kept=2)
    points(scene, 47)
    _, news = scene.told("play_card kept=1 card=g08")
    assert news == [("news-fifty", {"who": "Ann", "bonus": 5})]
    points(scene, 98)
    _, news = scene.told("play_card kept=2 card=g10")
    assert news == [("news-hundred", {"who": "Ann"})]


def test_goals_are_told() -> None:  # NF-12.12
    scene = set_up(**FAR)
    hold_goal(scene, 0, "square", "z03")
    hold_goal(scene, 0, "circle", "z09")
    in_city(scene, "stockholm", 4)
    store(scene, 0, "2W 2I")
    goal_turn(scene)
    assert scene.told("play_goal stack=circle goal=z09")[0] == {"who": "Ann", "points": 9}
    assert scene.told("play_goal stack=square goal=z03")[0] == {"who": "Ann", "points": 5}
    assert scene.told("pay_goods pair=wood_wood")[0] == {"who": "Ann", "goal": "z03"}


@pytest.mark.parametrize(("goods", "line"), [(("W", "", ""), ("news-wins", "Ann")), (("W", "C", ""), ("news-tie", "Ann & Ben"))])
def test_the_end_is_told(goods: tuple[str, ...], line: tuple[str, str]) -> None:  # NF-16.3
    scene = set_up(**FAR)
    play_start_card(scene, 0, 1, 2)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    in_city(scene, "stockholm", 2, 2)
    points(scene, 10, 10, 5)
    for p, held in enumerate(goods):
        store(scene, p, held)
    hold_card(scene, 2, "x01")
    cartography(scene, 4)
    after_scoring(scene)
    _, news = scene.told("end_turn")
    assert news == [
        ("news-final", {"who": "Ann", "markers": 2, "fifty": 0, "unplayed": 0, "points": 12}),
        ("news-final", {"who": "Ben", "markers": 2, "fifty": 0, "unplayed": 0, "points": 12}),
        ("news-final", {"who": "Cas", "markers": 0, "fifty": 0, "unplayed": 2, "points": 7}),
        (line[0], {"who": line[1], "points": 12}),
    ]


def test_phases_and_tiles_are_told() -> None:
    scene = set_up(**FAR)
    land_turn(scene, 2)
    _, news = scene.told("end_turn")
    assert news == [("news-planning", {})]
    moor(scene, 0, "s05")
    scene.s.out[0], scene.s.lane[0, DISCOVER, 0], scene.s.ships_at[0, DISCOVER] = 0b10, 9, 1
    planning(scene, DISCOVER, 2)
    _, news = scene.told("end_turn")
    assert news == [("news-order", {"action": "discover", "order": "Ann (2)"}), ("news-tiles", {"who": "Ann", "tiles": 3})]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_whole_games_can_be_told(language: str) -> None:
    match = GAME.new(seats=3, seed=21)
    while not match.over:
        match.play(match.choice())
    for seat in (None, 0):
        lines = match.story(seat, language=language, names=NAMES[:3])
        assert len(lines) > 50
        assert not [line for line in lines if "{" in line or "news-" in line or "act-" in line]


def test_the_terminal_names_the_tiles_in_hand() -> None:  # NF-11.1
    scene = set_up(**FAR)
    carry_out(scene, DISCOVER, p0="s12")
    scene.act("draw_tile tile=t01", "draw_tile tile=t02")
    board = terminal.draw(view.picture(scene.facts, 0), GAME.texts("en"), NAMES)
    words = [line.plain.strip() for line in board.cards(100)]
    assert "▸ tile 1 (corner: 1 wood + 1 cloth / 2 points)" in words
