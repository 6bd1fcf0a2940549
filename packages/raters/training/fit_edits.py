"""Fits how likely a change that makes a sentence likelier is a correction: ../models/likelier-words/trees.json.

    OUT=/tmp/rehearsal-training /usr/bin/python3 fit_edits.py, after bench/dump-edits.mjs with the same OUT

Boosted trees on the rows of bench/dump-edits.mjs, judged by ten-fold cross-validation (a sentence and its corrections together), and on the
sentences with four correctors, which are not fitted on. Needs Debian's python3-sklearn; beside other work OMP_NUM_THREADS=2, as its threads wait for each other.
"""

import collections
import json
import os

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.model_selection import GroupKFold

from boosted_trees import exported_trees

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../models/likelier-words/trees.json")
PARAMETERS = dict(max_iter=200, learning_rate=0.04, max_leaf_nodes=20, min_samples_leaf=40, l2_regularization=10, random_state=0)
WEIGHTS = {"prose": 0.15, "right": 0.15}  # beside a row of a learner's sentence; right text is most of all rows

rows = [json.loads(line) for line in open(os.path.join(OUT, "edits.jsonl"))]
sentences = json.load(open(os.path.join(OUT, "edits-sets.json")))
features = np.array([row["features"] for row in rows], float)
right = np.array([row["isRight"] for row in rows])
sentence = np.array([row["sentence"] for row in rows])
group = np.array([sentences[each]["group"] for each in sentence])
of_set = np.array([row["set"] for row in rows])
fitted = np.flatnonzero(~np.char.startswith(of_set, "four"))
judged = np.flatnonzero(np.char.startswith(of_set, "four"))


def fit(chosen):
    weights = np.array([WEIGHTS.get(name, 1) for name in of_set[chosen]])
    return HistGradientBoostingClassifier(**PARAMETERS).fit(features[chosen], right[chosen], sample_weight=weights)


def report(probability, names, bar):
    """Marks, the share of right ones, the words found beyond the rules, and the sentences marked."""
    by = collections.defaultdict(list)
    for index in np.argsort(-probability):
        if probability[index] >= bar and of_set[index] in names:
            if all(abs(rows[index]["place"] - rows[other]["place"]) > 1 for other in by[sentence[index]]):
                by[sentence[index]].append(index)
    marks = [index for indices in by.values() for index in indices]
    found = {(sentence[index], word) for index in marks for word in rows[index]["found"]}
    own = [each for each in sentences if each["set"] in names]
    words = max(1, sum(each["words"] for each in own))
    return len(marks), right[marks].mean() if marks else 1, len(found) / words, len(by) / len(own)


probability = np.zeros(len(rows))
for part, held in GroupKFold(10).split(fitted, groups=group[fitted]):
    probability[fitted[held]] = fit(fitted[part]).predict_proba(features[fitted[held]])[:, 1]
whole = fit(fitted)
probability[judged] = whole.predict_proba(features[judged])[:, 1]
for name, names in dict(development={"development"}, essays={"essays", "mixed"}, right={"right"}, prose={"prose"}, four={"four"}, four_right={"four-right"}).items():
    for bar in (0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5):
        print(name, bar, "marks %d right %.3f recall +%.3f sentences marked %.3f" % report(probability, names, bar))
json.dump(exported_trees(whole), open(TARGET, "w"), separators=(",", ":"))
