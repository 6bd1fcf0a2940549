"""Fits how likely a corrector changes something at the place of a candidate edit, and how likely this very edit is right:
../packages/writing/models/candidate-edits, detection and correction.

    OUT=/tmp/rehearsal-training /usr/bin/python3 fit_edits.py, after bench/dump-edits.mjs with the same OUT

Each in two steps (stacking) on the rows of bench/dump-edits.mjs: a logistic regression on hashed lexical features and on the log-likelihood
ratio; then, for the best edit of the same words by these, boosted trees on the dense features and on what the regressions say of it and around
it. Judged by five-fold cross-validation (all sentences of the same imagined writers and their corrections together; the trees are given only
what a regression says that did not see the row), and on the sentences with four correctors, which are not fitted on. Needs Debian's
python3-sklearn; beside other work OMP_NUM_THREADS=2, as its threads wait for each other. Of 24,000 sentences 43 minutes beside other work, and 8 GB.
"""

import collections
import glob
import gzip
import json
import os
import warnings

import numpy as np
from scipy.sparse import csr_matrix, hstack
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score
from sklearn.model_selection import GroupKFold

from boosted_trees import exported_trees
from neighbour_features import best_of_slots, neighbour_features

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/writing/models/candidate-edits")
BUCKETS = 2**20  # as in packages/writing/src/marks/candidate-edits/lexical-features.ts
LOG_RATIO_SCALE = 3  # about what the log ratio of a needed change is, so that the regression weighs it like a lexical feature
REGRESSION = dict(C=0.3, max_iter=60)
TREES = dict(max_iter=300, learning_rate=0.05, max_leaf_nodes=31, min_samples_leaf=40, l2_regularization=10, random_state=0)
WEIGHTS = {"prose": 0.5, "right": 0.3}  # beside a row of a learner's sentence; right text is most of all rows
LOG_RATIO, RIVAL = 0, 3  # of packages/writing/src/marks/candidate-edits/edit-features.ts

warnings.simplefilter("ignore", ConvergenceWarning)  # the regression is stopped early


def read_shares():
    """What all processes of the dump wrote: the sentences, the rows as lists by name, their dense and lexical features."""
    sentences, rows, features, lexical = [], collections.defaultdict(list), [], []
    offsets = collections.Counter()
    for path in sorted(glob.glob(os.path.join(OUT, "edits-*-sets.json"))):
        share = path.removesuffix("-sets.json")
        highest = collections.Counter()
        for line in open(share + ".jsonl"):
            for name, value in json.loads(line).items():
                if name in ("sentence", "part", "slot"):
                    highest[name] = value + 1
                    value += offsets[name]
                rows[name].append(value)
        own = json.load(open(path))
        sentences += own
        offsets += highest
        offsets["sentence"] = len(sentences)
        count = len(rows["set"]) - sum(map(len, features))
        features.append(np.fromfile(share + "-features.f32", np.float32).reshape(count, -1))
        lexical.append(np.fromfile(share + "-lexical.i32", np.int32).reshape(count, -1))
    return sentences, rows, np.concatenate(features), np.concatenate(lexical)


sentences, rows, features, lexical = read_shares()
found = rows["found"]
of_set, sentence, part_of, slot, place, is_error, is_correction = (
    np.array(rows[name]) for name in ("set", "sentence", "part", "slot", "place", "isError", "isCorrection")
)
numbers = {name: number for number, name in enumerate(sorted({each["group"] for each in sentences}))}
group = np.array([numbers[sentences[each]["group"]] for each in sentence])
weight = np.array([WEIGHTS.get(name, 1) for name in of_set])
is_judged = np.char.startswith(of_set, "four")
fitted, judged = np.flatnonzero(~is_judged), np.flatnonzero(is_judged)
folds = [(fitted[part], fitted[held]) for part, held in GroupKFold(5).split(fitted, groups=group[fitted])]
starts = np.arange(0, lexical.size + 1, lexical.shape[1])
hashed = csr_matrix((np.ones(lexical.size, np.float32), lexical.ravel(), starts), shape=(len(is_error), BUCKETS))
log_ratio = features[:, LOG_RATIO]
margin = log_ratio - features[:, RIVAL]
likelihood = csr_matrix(np.c_[log_ratio / LOG_RATIO_SCALE, np.minimum(0, margin), margin >= 0].astype(np.float32))
sparse = hstack([hashed, likelihood]).tocsr()


def out_of_fold(make, data, truth, weigh, allowed=slice(None)):
    """What models that did not see a row say of it, and the model of all rows that are fitted on; of `allowed` rows alone."""
    is_allowed = np.zeros(len(truth), bool)
    is_allowed[allowed] = True
    only = lambda chosen: chosen[is_allowed[chosen]]
    fit = lambda chosen: make().fit(data[chosen], truth[chosen], sample_weight=weight[chosen])
    said = np.zeros(len(truth))
    for part, held in folds:
        said[only(held)] = weigh(fit(only(part)), data[only(held)])
    whole = fit(only(fitted))
    said[only(judged)] = weigh(whole, data[only(judged)])
    return said, whole


def fit_regression(name, truth):
    """Fits and writes a regression; gives what regressions that did not see a row say of it (log odds)."""
    said, regression = out_of_fold(lambda: LogisticRegression(**REGRESSION), sparse, truth, lambda model, data: model.decision_function(data))
    weights, (of_ratio, of_margin, of_likeliest) = np.split(regression.coef_[0], [BUCKETS])
    scale = float(f"{np.abs(weights).max() / 127:.4g}")
    header = dict(scale=scale, intercept=regression.intercept_[0], logRatio=of_ratio / LOG_RATIO_SCALE, margin=of_margin, isLikeliest=of_likeliest)
    written = json.dumps({key: float(f"{value:.4g}") for key, value in header.items()}, separators=(",", ":"))
    packed = written.encode() + b"\n" + np.round(weights / scale).astype(np.int8).tobytes()
    open(os.path.join(MODELS, name + "-regression.gz"), "wb").write(gzip.compress(packed, 9, mtime=0))
    report_ranking(name + ", regression alone", truth, said, np.arange(len(truth)))
    return said


def fit_trees(name, truth, data, best):
    """Fits and writes boosted trees; gives what trees that did not see a row think of it, of the best of their slots alone."""
    probability, trees = out_of_fold(
        lambda: HistGradientBoostingClassifier(**TREES), data, truth, lambda model, chosen: model.predict_proba(chosen)[:, 1], best
    )
    json.dump(exported_trees(trees), open(os.path.join(MODELS, name + "-trees.json"), "w"), separators=(",", ":"))
    report_ranking(name, truth, probability, best)
    return probability


def report_ranking(name, truth, said, among):
    learners = among[of_set[among] == "development"]
    print("%s: average precision, development %.3f" % (name, average_precision_score(truth[learners], said[learners])), flush=True)


def report(names, detection_threshold, correction_threshold, unusual_threshold):
    """Marks, the shares of right places and of right changes, the words found beyond the rules, and the sentences marked."""
    is_told = ((detection >= detection_threshold) & (correction >= correction_threshold)) | (detection >= unusual_threshold)
    chosen = best[np.isin(of_set[best], list(names)) & is_told[best]]
    by = collections.defaultdict(list)
    for index in chosen[np.argsort(-correction[chosen])]:
        if all(abs(place[index] - place[other]) > 1 for other in by[sentence[index]]):
            by[sentence[index]].append(index)
    marks = np.array([index for indices in by.values() for index in indices], int)
    with_change = marks[correction[marks] >= correction_threshold]
    words_found = {(sentence[index], word) for index in marks for word in found[index]}
    own = [each for each in sentences if each["set"] in names]
    words = max(1, sum(each["words"] for each in own))
    share = lambda truth, of: truth[of].mean() if len(of) else 1
    return len(marks), share(is_error, marks), len(with_change), share(is_correction, with_change), 100 * len(words_found) / words, 100 * len(by) / len(own)


detection_odds, correction_odds = fit_regression("detection", is_error), fit_regression("correction", is_correction)
best = best_of_slots(slot, correction_odds)
data = np.c_[features, detection_odds, correction_odds, neighbour_features(part_of, slot, place, detection_odds)].astype(np.float32)
detection, correction = (fit_trees(name, truth, data, best) for name, truth in (("detection", is_error), ("correction", is_correction)))
np.savez(os.path.join(OUT, "edits-judged.npz"), detection=detection, correction=correction, best=best)
for name, names in dict(development={"development"}, essays={"essays", "mixed"}, right={"right"}, prose={"prose"}, four={"four"}, four_right={"four-right"}).items():
    for thresholds in ((2, 2, 0.7), (2, 2, 0.75), (2, 2, 0.8), (0.7, 0.5, 0.75), (0.7, 0.5, 0.78), (0.7, 0.5, 0.8), (0.75, 0.5, 0.8), (0.8, 0.5, 0.85), (0.8, 0.6, 0.9)):
        print(name, thresholds, "marks %d places right %.3f, with a change %d right %.3f, recall +%.2f, sentences marked %.2f" % report(names, *thresholds), flush=True)
