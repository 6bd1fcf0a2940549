"""Fits how likely a corrector changes something at the place of a small change, and how likely this very change is right:
../models/likelier-words, place and change.

    OUT=/tmp/rehearsal-training /usr/bin/python3 fit_edits.py, after bench/dump-edits.mjs with the same OUT

Each in two steps on the rows of bench/dump-edits.mjs: a logistic regression on which words are changed beside which, and boosted trees on all
else and on what it says. Judged by five-fold cross-validation (all sentences of the same imagined writers and their corrections together; the
trees are given only what a regression says that did not see the row), and on the sentences with four correctors, which are not fitted on.
Needs Debian's python3-sklearn; beside other work OMP_NUM_THREADS=2, as its threads wait for each other. About twenty minutes and 8 GB.
"""

import collections
import gzip
import json
import os
import warnings

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score
from sklearn.model_selection import GroupKFold

from boosted_trees import exported_trees

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../models/likelier-words")
BUCKETS = 2**20  # as in src/writing/marks/likelier/edit-wordings.ts
REGRESSION = dict(C=0.3, max_iter=100)
TREES = dict(max_iter=300, learning_rate=0.05, max_leaf_nodes=31, min_samples_leaf=40, l2_regularization=10, random_state=0)
WEIGHTS = {"prose": 0.5, "right": 0.3}  # beside a row of a learner's sentence; right text is most of all rows

warnings.simplefilter("ignore", ConvergenceWarning)  # the regression is stopped early
sentences = json.load(open(os.path.join(OUT, "edits-sets.json")))
features, wordings, right, nearer, sentence, of_set, place, found = [], [], [], [], [], [], [], []
for line in open(os.path.join(OUT, "edits.jsonl")):
    row = json.loads(line)
    features.append(np.array(row["features"], np.float32))
    wordings.append(np.array(row["wordings"], np.int32))
    right.append(row["isRight"])
    nearer.append(row["isNearer"])
    sentence.append(row["sentence"])
    of_set.append(row["set"])
    place.append(row["place"])
    found.append(row["found"])
features, wordings, right, nearer = np.array(features), np.array(wordings), np.array(right), np.array(nearer)
sentence, of_set, place = np.array(sentence), np.array(of_set), np.array(place)
numbers = {name: number for number, name in enumerate(sorted({each["group"] for each in sentences}))}
group = np.array([numbers[sentences[each]["group"]] for each in sentence])
weight = np.array([WEIGHTS.get(name, 1) for name in of_set])
is_judged = np.char.startswith(of_set, "four")
fitted, judged = np.flatnonzero(~is_judged), np.flatnonzero(is_judged)
folds = [(fitted[part], fitted[held]) for part, held in GroupKFold(5).split(fitted, groups=group[fitted])]
starts = np.arange(0, wordings.size + 1, wordings.shape[1])
changed = csr_matrix((np.ones(wordings.size, np.float32), wordings.ravel(), starts), shape=(len(right), BUCKETS))


def said_by(make, rows, truth, say):
    """What models that did not see a row say of it, and the model of all rows that are fitted on."""
    fit = lambda chosen: make().fit(rows[chosen], truth[chosen], sample_weight=weight[chosen])
    said = np.zeros(len(truth))
    for part, held in folds:
        said[held] = say(fit(part), rows[held])
    whole = fit(fitted)
    said[judged] = say(whole, rows[judged])
    return said, whole


def fit_judge(name, truth):
    """Fits and writes a judge of edits; gives what judges that did not see a row think of it."""
    said, regression = said_by(lambda: LogisticRegression(**REGRESSION), changed, truth, lambda model, rows: model.decision_function(rows))
    weigh = lambda model, rows: model.predict_proba(rows)[:, 1]
    probability, trees = said_by(lambda: HistGradientBoostingClassifier(**TREES), np.c_[features, said], truth, weigh)
    learners = of_set == "development"
    words_alone, whole = (average_precision_score(truth[learners], each[learners]) for each in (said, probability))
    print("%s: average precision, development: words alone %.3f, all %.3f" % (name, words_alone, whole))
    weights = regression.coef_[0]
    step = float(f"{np.abs(weights).max() / 127:.4g}")
    header = json.dumps(dict(step=step, baseline=float(f"{regression.intercept_[0]:.4g}")), separators=(",", ":"))
    packed = header.encode() + b"\n" + np.round(weights / step).astype(np.int8).tobytes()
    open(os.path.join(MODELS, name + "-wordings.gz"), "wb").write(gzip.compress(packed, 9, mtime=0))
    json.dump(exported_trees(trees), open(os.path.join(MODELS, name + "-trees.json"), "w"), separators=(",", ":"))
    return probability


def report(names, bar, change_bar):
    """Marks, the shares of right places and of right changes, the words found beyond the rules, and the sentences marked."""
    chosen = np.flatnonzero(np.isin(of_set, list(names)) & (place_is_right >= bar) & (change_is_right >= change_bar))
    by = collections.defaultdict(list)
    for index in chosen[np.argsort(-place_is_right[chosen])]:
        if all(abs(place[index] - place[other]) > 1 for other in by[sentence[index]]):
            by[sentence[index]].append(index)
    marks = [index for indices in by.values() for index in indices]
    words_found = {(sentence[index], word) for index in marks for word in found[index]}
    own = [each for each in sentences if each["set"] in names]
    words = max(1, sum(each["words"] for each in own))
    return len(marks), right[marks].mean() if marks else 1, nearer[marks].mean() if marks else 1, len(words_found) / words, len(by) / len(own)


place_is_right, change_is_right = fit_judge("place", right), fit_judge("change", nearer)
np.savez(os.path.join(OUT, "edits-judged.npz"), place=place_is_right, change=change_is_right)
for name, names in dict(development={"development"}, essays={"essays", "mixed"}, right={"right"}, prose={"prose"}, four={"four"}, four_right={"four-right"}).items():
    for bar in (0.85, 0.8, 0.75, 0.7, 0.6):
        for change_bar in (0, 0.3, 0.4, 0.5, 0.6):
            print(name, bar, change_bar, "marks %d places right %.3f changes right %.3f recall +%.3f sentences marked %.3f" % report(names, bar, change_bar))
