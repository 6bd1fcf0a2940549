"""Fits the trait heads on the rated utterances; every figure printed is for speakers left out of the fit.

Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_heads.py [--judge FILE]
Reads OUT/heads.json (dump-heads.ts); writes packages/speech/models/speech/utterance-heads.json and packages/speech/models/speech/report.json, or, asked to judge, its figures to FILE alone.
"""
import json, os, sys
import numpy as np
from sklearn.linear_model import Ridge
from sklearn.svm import SVR

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/speech/models/speech")
TRAITS = {"total": "total", "pronunciation": "accuracy", "fluency": "fluency", "prosody": "prosodic"}
GROUPS = {"under 13": lambda r: r["age"] < 13, "from 13": lambda r: r["age"] >= 13,
          "female": lambda r: r["gender"] == "f", "male": lambda r: r["gender"] == "m"}
ALPHA, COST, EPSILON, FOLDS, REPEATS = 100.0, 1.0, 0.05, 10, 5
SHARED = 0.3  # how much of a label is taken from the other three: raters who doubt between two marks do so in all of them

everyone = json.load(open(f"{OUT}/heads.json"))
rows = [r for r in everyone if r["features"] is not None]
silent = [r for r in everyone if r["features"] is None]  # nothing of the text was found: the engine gives 0
x = np.array([r["features"] for r in rows])
speakers = np.array([r["speaker"] for r in rows])
everyones = np.array([r["speaker"] for r in rows + silent])
gamma = 0.1 / x.shape[1]
labels = {trait: np.array([r["human"][label] for r in rows]) / 10 for trait, label in TRAITS.items()}
standard = {trait: (y - y.mean()) / y.std() for trait, y in labels.items()}


def shared(trait):
    others = np.mean([z for name, z in standard.items() if name != trait], axis=0)
    y = labels[trait]
    return y.mean() + y.std() * ((1 - SHARED) * standard[trait] + SHARED * others)


def fit(x, y):
    mean, deviation = x.mean(0), x.std(0) + 1e-6
    z = (x - mean) / deviation
    ridge = Ridge(alpha=ALPHA).fit(z, y)
    kernel = SVR(kernel="rbf", C=COST, epsilon=EPSILON, gamma=gamma).fit(z, y)
    return mean, deviation, ridge, kernel


def predict(model, x):
    mean, deviation, ridge, kernel = model
    z = (x - mean) / deviation
    return np.clip((ridge.predict(z) + kernel.predict(z)) / 2, 0, 1), ridge.predict(z), kernel.predict(z)


def interval(p, y, who=None, rounds=1000):
    own = everyones if who is None else np.where(who, everyones, "")
    rng, names = np.random.default_rng(0), np.array([s for s in np.unique(own) if s != ""])
    groups = {s: np.flatnonzero(own == s) for s in names}
    draws = []
    for _ in range(rounds):
        at = np.concatenate([groups[s] for s in rng.choice(names, len(names))])
        draws.append(np.corrcoef(p[at], y[at])[0, 1])
    return np.percentile(draws, [2.5, 97.5])


names = np.unique(speakers)
heads, report = {}, {}
for trait, y in labels.items():
    target = shared(trait)
    totals = np.zeros((3, len(y)))
    for repeat in range(REPEATS):
        order = np.random.default_rng(repeat).permutation(names)
        for fold in range(FOLDS):
            out = np.isin(speakers, order[fold::FOLDS])
            totals[:, out] += np.array(predict(fit(x[~out], target[~out]), x[out])) / REPEATS
    both, linear, kernel = totals
    fitted, y = y, np.concatenate([y, [r["human"][TRAITS[trait]] / 10 for r in silent]])
    both, linear, kernel = (np.concatenate([p, np.zeros(len(silent))]) for p in (both, linear, kernel))
    low, high = interval(both, y)
    r = lambda p: float(np.corrcoef(p, y)[0, 1])
    error = float(np.sqrt(np.mean((both - y) ** 2)))
    print(f"{trait:14s} r {r(both):.3f} [{low:.3f}, {high:.3f}] (ridge {r(linear):.3f}, kernel {r(kernel):.3f}) standard error {error:.3f}"
          f" | mean phone alone {np.corrcoef(x[:, 0], fitted)[0, 1]:.3f}")
    in_groups = {}
    for name, is_in in GROUPS.items():
        who = np.array([is_in(row) for row in rows + silent])
        l, h = interval(both, y, who)
        in_groups[name] = {"r": round(float(np.corrcoef(both[who], y[who])[0, 1]), 4), "low": round(l, 4), "high": round(h, 4), "utterances": int(who.sum())}
    report[trait] = {"r": round(r(both), 4), "low": round(low, 4), "high": round(high, 4), "standardError": round(error, 4), "groups": in_groups}
    mean, deviation, ridge, svr = fit(x, target)
    heads[trait] = {
        "linear": {"weights": [float(f"{v:.5g}") for v in ridge.coef_], "intercept": float(ridge.intercept_)},
        "kernel": {"intercept": float(svr.intercept_[0]), "coefficients": [float(f"{v:.5g}") for v in svr.dual_coef_[0]],
                   "supportVectors": [[float(f"{v:.4g}") for v in s] for s in svr.support_vectors_], "gamma": gamma},
        "standardError": round(error, 4),
    }
if sys.argv[1:2] == ["--judge"]:
    json.dump({"traits": report}, open(sys.argv[2], "w"), indent=1)
    sys.exit()
mean, deviation = x.mean(0), x.std(0) + 1e-6
model = {"means": [float(f"{v:.6g}") for v in mean], "deviations": [float(f"{v:.6g}") for v in deviation],
         "lowest": [float(f"{v:.6g}") for v in x.min(0)], "highest": [float(f"{v:.6g}") for v in x.max(0)], "heads": heads}
json.dump(model, open(f"{MODELS}/utterance-heads.json", "w"), separators=(",", ":"))
phones = json.load(open(f"{OUT}/phones-report.json"))
json.dump({"phones": phones, "traits": report}, open(f"{MODELS}/report.json", "w"), indent=1)
