"""
Fits packages/writing/models/said-or-reversed.json, by which packages/writing/src/content/truth tells that an answer says a key point the
other way round, on what bench/dump-truth.mjs wrote of the answers of set `fit`.

  /usr/bin/python3 fit_truth.py ROWS [NUMBER_OF_FEATURES]

An answer's most contrary stretch counts: of a reversed point the stretch that the last round found most contrary is learnt from, of a
good one all of them, with the weight of one together, and the most contrary one in full. Prints figures of five folds by question.
"""

import json
import sys
import warnings
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

warnings.filterwarnings("ignore")
FOLDS, ROUNDS, SELECTION, PENALTY = 5, 4, 0.05, 0.1
MODEL = Path(__file__).parent / "../packages/writing/models/said-or-reversed.json"


def read(path):
    rows = [json.loads(line) for line in Path(path).read_text().splitlines()]
    return [row for row in rows if row["windows"] and row["said"] in ("yes", "rev")]


def matrices(rows, names):
    return [np.array([[window[name] for name in names] for window in row["windows"]]) for row in rows]


def fit(windows, reversed_, first, **options):
    """Weights for features as they are, and the intercept."""
    everything = np.vstack(windows)
    mean, deviation = everything.mean(0), everything.std(0) + 1e-6
    scaled = [(matrix - mean) / deviation for matrix in windows]
    most = [int(np.argmax(matrix @ first)) for matrix in windows]
    model = LogisticRegression(max_iter=1000, **options)
    for _ in range(ROUNDS):
        x, y, weights = [], [], []
        for matrix, is_reversed, best in zip(scaled, reversed_, most):
            taken = matrix[[best]] if is_reversed else matrix
            weight = np.full(len(taken), 1 / len(taken))
            weight[0 if is_reversed else best] = 1
            x.append(taken)
            y.append(np.full(len(taken), is_reversed))
            weights.append(weight)
        model.fit(np.vstack(x), np.concatenate(y), np.concatenate(weights))
        most = [int(np.argmax(matrix @ model.coef_[0])) for matrix in scaled]
    weights = model.coef_[0] / deviation
    return weights, float(model.intercept_[0] - weights @ mean)


def start(names):
    return np.array([1.0 if name in ("bestOpposite", "lead") else 0.0 for name in names])


def held_out(rows, names, fold_of):
    windows = matrices(rows, names)
    reversed_ = [row["said"] == "rev" for row in rows]
    scores = np.zeros(len(rows))
    for fold in range(FOLDS):
        train = [i for i, row in enumerate(rows) if fold_of[row["question"]] != fold]
        weights, intercept = fit([windows[i] for i in train], [reversed_[i] for i in train], start(names), C=PENALTY)
        for i, row in enumerate(rows):
            if fold_of[row["question"]] == fold:
                scores[i] = (windows[i] @ weights + intercept).max()
    return scores


def report(scores, reversed_, name):
    good = np.sort(scores[~reversed_])[::-1]
    bars = [good[int(share * len(good))] for share in (0.02, 0.05, 0.1)]
    noticed = " ".join(f"{(scores[reversed_] > bar).mean():.2f}" for bar in bars)
    auc = roc_auc_score(reversed_, scores)
    print(f"{name}: {reversed_.sum()} of {len(scores)}; area {auc:.3f}; noticed at 2, 5, 10 % of good ones hit {noticed}; bars {np.round(bars, 2)}")


def chosen(rows, names, number):
    """The features that a lasso keeps longest, fitted on everything."""
    windows, reversed_ = matrices(rows, names), [row["said"] == "rev" for row in rows]
    weights, _ = fit(windows, reversed_, start(names), C=SELECTION, penalty="l1", solver="liblinear")
    size = np.abs(weights) * np.vstack(windows).std(0)
    return [names[i] for i in np.argsort(-size)[:number] if size[i] > 0]


def main(path, number=30):
    rows = read(path)
    names = sorted(rows[0]["windows"][0])
    questions = np.random.RandomState(1).permutation(sorted({row["question"] for row in rows}))
    fold_of = {question: i % FOLDS for i, question in enumerate(questions)}
    reversed_ = np.array([row["said"] == "rev" for row in rows])
    report(held_out(rows, names, fold_of), reversed_, f"all {len(names)} features")
    own = sorted({*chosen(rows, names, int(number)), "bestOpposite", "lead"})
    scores = held_out(rows, own, fold_of)
    report(scores, reversed_, f"{len(own)} features")
    for kind in sorted({row["kind"] for row in rows}):
        is_kind = np.array([row["kind"] == kind for row in rows])
        report(scores[is_kind], reversed_[is_kind], kind)
    weights, intercept = fit(matrices(rows, own), list(reversed_), start(own), C=PENALTY)
    model = {"intercept": round(intercept, 3), "weights": {name: round(float(w), 3) for name, w in zip(own, weights)}}
    MODEL.write_text(json.dumps(model, indent=2) + "\n")


main(*sys.argv[1:])
