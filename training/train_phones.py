"""Fits the phone model (boosted trees) on the training speakers and reports its figures on the calibration speakers.

Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_phones.py
Reads OUT/matrix-{train,calibration}.{f32,json}; writes packages/speech/models/speech/phone-trees.json and OUT/phone-predictions.json.
"""
import json, os
import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

from boosted_trees import exported_trees

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/speech/models/speech")


def load(part):
    meta = json.load(open(f"{OUT}/matrix-{part}.json"))
    x = np.fromfile(f"{OUT}/matrix-{part}.f32", dtype=np.float32).reshape(-1, meta["width"])
    y = np.concatenate([u["phoneScores"] for u in meta["utterances"]])
    speakers = np.concatenate([[u["speaker"]] * len(u["phoneScores"]) for u in meta["utterances"]])
    return x, y, speakers, meta["utterances"]


def interval(x, y, speakers, rounds=300):
    """95 % interval of the correlation, drawing speakers with replacement."""
    rng, names = np.random.default_rng(0), np.unique(speakers)
    groups = {s: np.flatnonzero(speakers == s) for s in names}
    draws = []
    for _ in range(rounds):
        at = np.concatenate([groups[s] for s in rng.choice(names, len(names))])
        draws.append(np.corrcoef(x[at], y[at])[0, 1])
    return np.percentile(draws, [2.5, 97.5])


def fit(x, y):
    return HistGradientBoostingRegressor(max_iter=400, learning_rate=0.03, max_leaf_nodes=15, min_samples_leaf=40, max_bins=128,
                                         l2_regularization=1.0, early_stopping=False, random_state=0).fit(x, y)


x, y, speakers, _ = load("train")
cx, cy, cspeakers, cutts = load("calibration")
names = np.random.default_rng(0).permutation(np.unique(speakers))
out_of_fold = np.zeros(len(y))
for fold in range(3):
    out = np.isin(speakers, names[fold::3])
    out_of_fold[out] = np.clip(fit(x[~out], y[~out]).predict(x[out]), 0, 2)
model = fit(x, y)
p = np.clip(model.predict(cx), 0, 2)
report = {}
for name, guess, truth, who in (("training speakers, 3 folds", out_of_fold, y, speakers), ("calibration speakers", p, cy, cspeakers)):
    low, high = interval(guess, truth, who)
    r, mse = np.corrcoef(guess, truth)[0, 1], np.mean((guess - truth) ** 2)
    print(f"phones of {name}: PCC {r:.3f} [{low:.3f}, {high:.3f}] MSE {mse:.4f} n {len(truth)}", flush=True)
    report[name] = {"r": round(float(r), 4), "low": round(float(low), 4), "high": round(float(high), 4), "mse": round(float(mse), 4)}
json.dump(report, open(f"{OUT}/phones-report.json", "w"))
json.dump(exported_trees(model), open(f"{MODELS}/phone-trees.json", "w"), separators=(",", ":"))
at = 0
predictions = {}
for u in cutts:
    predictions[u["utt"]] = [round(float(v), 4) for v in p[at:at + len(u["phoneScores"])]]
    at += len(u["phoneScores"])
json.dump(predictions, open(f"{OUT}/phone-predictions.json", "w"))
