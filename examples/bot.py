#!/usr/bin/env python3
"""A bot for all three games, in Python with nothing but its standard library.

    npx wunderkammer arena feuersalamander --players 2 --seats "exec:python3 examples/bot.py,gentle" --blocks 10
    npx wunderkammer sit http://localhost:8484/t/AbCdEfGh1234 --bot "python3 examples/bot.py"

It reads JSON lines and answers each "decide" with one; docs/bots.md has the whole conversation. It plays at random, with a
little sense: it claims only cards that it was told of, and points only at stones that can stand there. To write your own,
change `decide`.
"""

import json
import random
import sys

# How gladly each kind of decision is taken where there is a choice; what is not here counts 1.
GLADLY = {
    "feuersalamander": {"throw": 5, "move": 5, "ask": 5, "place": 3, "claim": 50, "pass": 0.2},
    "drei-magier": {"throw": 5, "jump": 3, "rethrow": 1, "stay": 0.5, "pass": 0.1},
    "salomons-oordeel": {"guess": 1, "stop": 3},
}


def colour_of(stone):
    return stone.removesuffix("Eye").rstrip("12345")


def arrange(view):
    """SO-4: a row for each colour, a column for each digit, and eyes on free cells of their rows.

    There are millions of arrangements, so `legal` only names the decision: the cells are ours to find.
    """
    rows = dict(zip(["red", "yellow", "green", "blue", "purple"], random.sample(range(view["rows"]), view["rows"])))
    columns = dict(zip("12345", random.sample(range(view["columns"]), 5)))
    cells = [[stone, rows[colour_of(stone)], columns[stone[-1]]] for stone in view["hand"] if stone[-1] in columns]
    for stone in (stone for stone in view["hand"] if stone.endswith("Eye")):
        taken = {col for _, row, col in cells if row == rows[colour_of(stone)]}
        free = [col for col in range(view["columns"]) if col not in taken]
        cells.append([stone, rows[colour_of(stone)], random.choice(free)])
    return cells


def together(one, other):
    """SO-4: stones of one colour share a row, digits of one kind a column, and an eye stands anywhere in its row."""
    (a, row_a, col_a), (b, row_b, col_b) = one, other
    if (colour_of(a) == colour_of(b)) != (row_a == row_b):
        return False
    if a.endswith("Eye") or b.endswith("Eye"):
        return (row_a, col_a) != (row_b, col_b)
    return (a[-1] == b[-1]) == (col_a == col_b)


class Player:
    """One game on one seat."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        # Der Feuersalamander: who said that they hold what, since they last laid something off.
        self.told = set()

    def see(self, seen):
        if seen["type"] == "ask" and seen["answer"] is True:
            self.told.add((seen["asked"], seen["card"]))
        elif self.game == "feuersalamander" and seen["type"] in ("discard", "exchange", "claim"):
            self.told = {(seat, card) for seat, card in self.told if seat != seen["by"]}

    def sensible(self, step, view):
        """Whether a decision is not plainly foolish."""
        if step["type"] == "claim":
            return all((seat, card) in self.told for seat, card in step["named"])
        if step["type"] == "guess":
            stone = step["stone"]
            lying = [cell for other in view["arrangements"] for cell in other["open"]]
            if any(stone == known for known, _, _ in view["own"] + lying):
                return False
            guessed = (stone, step["row"], step["col"])
            return all(together(guessed, cell) for cell in view["arrangements"][step["at"]]["open"])
        return True

    def decide(self, view, legal):
        """One of `legal`: first what kind of decision, then any of that kind."""
        choices = [step for step in legal if self.sensible(step, view)] or legal
        kinds = sorted({step["type"] for step in choices})
        kind = random.choices(kinds, [GLADLY[self.game].get(kind, 1) for kind in kinds])[0]
        step = random.choice([step for step in choices if step["type"] == kind])
        if step["type"] == "arrange":
            step = {**step, "cells": arrange(view)}
        return step


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            # The same choices each time it is run: a fault can be looked at again.
            random.seed(f"{message['game']} {message['seat']}")
            player = Player(message["game"], message["seat"])
        elif message["type"] == "seen":
            player.see(message["seen"])
        elif message["type"] == "decide":
            print(json.dumps({"decide": player.decide(message["view"], message["legal"])}), flush=True)
        # After "over" comes another "start", or the end of the input.


main()
