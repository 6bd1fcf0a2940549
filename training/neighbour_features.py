"""Chooses among the edits of the same words, and makes features of what a regression says of the places around, as packages/writing/src/marks/candidate-edits/neighbour-features.ts does.

    /usr/bin/python3 neighbour_features.py, writes what both are tested with: rows of two sentences drawn by a seed, and the features of each.
"""

import json
import os

import numpy as np

NO_EDIT = -8  # log odds
OFFSETS = (-2, -1, 0, 1, 2)


def best_of_slots(slot, log_odds):
    """The rows of the highest log odds in their slot, in the order of slots."""
    order = np.lexsort((-log_odds, slot))
    return order[np.r_[True, slot[order][1:] != slot[order][:-1]]]


def neighbour_features(part, slot, place, log_odds):
    """For each row the highest log odds of the places around, the mean probability elsewhere in its part, the highest of its slot, and the slot's size."""
    reach = 2 * len(OFFSETS) + place.max()
    places, at = np.unique(part.astype(np.int64) * reach + place, return_inverse=True)
    highest = np.full(len(places), float(NO_EDIT))
    np.maximum.at(highest, at, log_odds)

    def highest_at(offset):
        wanted = places[at] + offset
        index = np.minimum(np.searchsorted(places, wanted), len(places) - 1)
        return np.where(places[index] == wanted, highest[index], NO_EDIT)

    probability = 1 / (1 + np.exp(-highest))
    of_part = places // reach
    total, count = np.bincount(of_part, probability), np.bincount(of_part)
    others = (total[part] - probability[at]) / count[part]
    of_slot = np.full(slot.max() + 1, float(NO_EDIT))
    np.maximum.at(of_slot, slot, log_odds)
    return np.c_[*(highest_at(offset) for offset in OFFSETS), others, of_slot[slot], np.bincount(slot)[slot]]


def write_cases():
    """Two sentences, the second with one place alone; several options at some places, two slots at others."""
    draw = np.random.default_rng(11)
    rows = [(part, slot, place) for slot, (part, place) in enumerate([(0, 0), (0, 1), (0, 1), (0, 4), (0, 5), (0, 9), (1, 3)]) for _ in range(1 + slot % 3)]
    part, slot, place = np.array(rows).T
    log_odds = np.round(draw.normal(-1, 2, len(rows)), 3)
    features = neighbour_features(part, slot, place, log_odds)
    cases = [dict(part=int(p), slot=int(s), place=int(at), logOdds=float(v), features=[round(float(x), 9) for x in f]) for p, s, at, v, f in zip(part, slot, place, log_odds, features)]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/writing/src/marks/candidate-edits/testing/neighbour-features.json")
    open(path, "w").write(json.dumps(cases, indent=2) + "\n")


if __name__ == "__main__":
    write_cases()
