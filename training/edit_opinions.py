"""Chooses among the changes of the same words, and says what is thought of those around, as packages/writing/src/marks/likelier/edit-opinions.ts does.

    /usr/bin/python3 edit_opinions.py, writes what both are tested with: rows of two sentences drawn by a seed, and what is heard around each.
"""

import json
import os

import numpy as np

NO_EDIT = -8
OFFSETS = (-2, -1, 0, 1, 2)


def best_of_slots(slot, said):
    """The rows that are said to be the best of their slot, in the order of slots."""
    order = np.lexsort((-said, slot))
    return order[np.r_[True, slot[order][1:] != slot[order][:-1]]]


def opinions_around(part, slot, place, said):
    """For each row the surest opinion of the places around, the mean probability elsewhere in its part, the surest of its slot, and the slot's size."""
    reach = 2 * len(OFFSETS) + place.max()
    places, at = np.unique(part.astype(np.int64) * reach + place, return_inverse=True)
    surest = np.full(len(places), float(NO_EDIT))
    np.maximum.at(surest, at, said)

    def surest_at(offset):
        wanted = places[at] + offset
        index = np.minimum(np.searchsorted(places, wanted), len(places) - 1)
        return np.where(places[index] == wanted, surest[index], NO_EDIT)

    probability = 1 / (1 + np.exp(-surest))
    of_part = places // reach
    total, count = np.bincount(of_part, probability), np.bincount(of_part)
    others = (total[part] - probability[at]) / count[part]
    of_slot = np.full(slot.max() + 1, float(NO_EDIT))
    np.maximum.at(of_slot, slot, said)
    return np.c_[*(surest_at(offset) for offset in OFFSETS), others, of_slot[slot], np.bincount(slot)[slot]]


def write_cases():
    """Two sentences, the second with one place alone; several options at some places, two slots at others."""
    draw = np.random.default_rng(11)
    rows = [(part, slot, place) for slot, (part, place) in enumerate([(0, 0), (0, 1), (0, 1), (0, 4), (0, 5), (0, 9), (1, 3)]) for _ in range(1 + slot % 3)]
    part, slot, place = np.array(rows).T
    said = np.round(draw.normal(-1, 2, len(rows)), 3)
    heard = opinions_around(part, slot, place, said)
    cases = [dict(part=int(p), slot=int(s), place=int(at), said=float(v), heard=[round(float(x), 9) for x in h]) for p, s, at, v, h in zip(part, slot, place, said, heard)]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/writing/src/marks/likelier/testing/opinions.json")
    open(path, "w").write(json.dumps(cases, indent=2) + "\n")


if __name__ == "__main__":
    write_cases()
