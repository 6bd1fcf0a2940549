"""Fits the trait heads on the rated utterances; every figure printed is for speakers left out of the fit.

Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_heads.py [--judge FILE]
Reads OUT/heads-*.json (dump-heads.ts); writes packages/speech/models/speech/utterance-heads.json and packages/speech/models/speech/report.json, or, asked to judge, its figures to FILE alone.
"""
import glob, json, os, sys
import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.linear_model import Ridge
from sklearn.svm import SVR

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/speech/models/speech")
TRAITS = {"total": "total", "pronunciation": "accuracy", "fluency": "fluency", "prosody": "prosodic"}
GROUPS = {"under 13": lambda r: r["age"] < 13, "from 13": lambda r: r["age"] >= 13,
          "female": lambda r: r["gender"] == "f", "male": lambda r: r["gender"] == "m"}
ALPHA, COST, EPSILON, FOLDS, REPEATS = 300.0, 3.0, 0.05, 10, 3
SHARED = 0.3  # how much of a label is taken from the other three: raters who doubt between two marks do so in all of them
PHONE_FOLDS = 4


def phone_score_features(words):
    """As packages/speech/src/traits/phone-score-features.ts."""
    phones = np.sort(np.concatenate(words))
    means = np.sort([np.mean(word) for word in words if len(word)])
    quarter = max(1, round(len(phones) / 4))
    return [phones.mean(), phones[:quarter].mean(), phones[0], phones[len(phones) // 2], phones.std(), np.mean(phones < 1.5), np.mean(phones < 1.75),
            means[0], means[:2].mean(), means.mean()]


def score_as_strangers(rows):
    """The trees that ship know the training speakers' sounds: these are scored by trees that do not."""
    known = [r for r in rows if "phoneScores" in r]
    names = np.random.default_rng(0).permutation(sorted({r["speaker"] for r in rows if r["part"] == "train"}))
    for fold in range(PHONE_FOLDS):
        out = set(names[fold::PHONE_FOLDS])
        own = [r for r in known if r["speaker"] not in out]
        trees = HistGradientBoostingRegressor(max_iter=250, learning_rate=0.04, max_leaf_nodes=15, min_samples_leaf=40, max_bins=64, l2_regularization=1.0,
                                              early_stopping=False, random_state=0)
        trees.fit(np.concatenate([r["phoneFeatures"] for r in own]), np.concatenate([r["phoneScores"] for r in own]))
        for r in rows:
            if r["speaker"] not in out or r["part"] != "train":
                continue
            scores, at = np.clip(trees.predict(np.array(r["phoneFeatures"])), 0, 2), np.array(r["phoneWords"])
            words = [scores[at == word] if (at == word).any() else np.zeros(count) for word, count in enumerate(r["planned"])]
            r["features"][:10] = phone_score_features(words)


everyone = [r for file in sorted(glob.glob(f"{OUT}/heads-*.json")) for r in json.load(open(file))]
rows = [r for r in everyone if r["features"] is not None]
silent = [r for r in everyone if r["features"] is None]  # nothing of the text was found: the engine gives 0
score_as_strangers(rows)
x = np.array([r["features"] for r in rows])
speakers = np.array([r["speaker"] for r in rows])
ends = np.array([r["speaker"] for r in rows + silent])
from_calibration = np.array([r["part"] != "train" for r in rows + silent])
gamma = 0.1 / x.shape[1]
labels = {trait: np.array([r["human"][label] for r in rows]) / 10 for trait, label in TRAITS.items()}
standard = {trait: (y - y.mean()) / y.std() for trait, y in labels.items()}


def shared(trait):
    others = np.mean([z for name, z in standard.items() if name != trait], axis=0)
    y = labels[trait]
    return y.mean() + y.std() * ((1 - SHARED) * standard[trait] + SHARED * others)


def fit(x, y):
    low, high, mean, deviation = x.min(0), x.max(0), x.mean(0), x.std(0) + 1e-6
    z = (x - mean) / deviation
    return low, high, mean, deviation, Ridge(alpha=ALPHA).fit(z, y), SVR(kernel="rbf", C=COST, epsilon=EPSILON, gamma=gamma).fit(z, y)


def predict(model, x):
    low, high, mean, deviation, ridge, kernel = model
    z = (np.clip(x, low, high) - mean) / deviation
    return np.clip((ridge.predict(z) + kernel.predict(z)) / 2, 0, 1), ridge.predict(z), kernel.predict(z)


def interval(p, y, who, rounds=1000):
    rng, names = np.random.default_rng(0), np.unique(ends[who])
    groups = {s: np.flatnonzero((ends == s) & who) for s in names}
    draws = []
    for _ in range(rounds):
        at = np.concatenate([groups[s] for s in rng.choice(names, len(names))])
        draws.append(np.corrcoef(p[at], y[at])[0, 1])
    return [float(v) for v in np.percentile(draws, [2.5, 97.5])]


def agreement(p, y, who):
    low, high = interval(p, y, who)
    return {"r": round(float(np.corrcoef(p[who], y[who])[0, 1]), 4), "low": round(low, 4), "high": round(high, 4), "utterances": int(who.sum())}


names = np.unique(speakers)
heads, report, fitted = {}, {}, {}
for trait in TRAITS:
    target = shared(trait)
    totals = np.zeros((3, len(target)))
    for repeat in range(REPEATS):
        order = np.random.default_rng(repeat).permutation(names)
        for fold in range(FOLDS):
            out = np.isin(speakers, order[fold::FOLDS])
            totals[:, out] += np.array(predict(fit(x[~out], target[~out]), x[out])) / REPEATS
    both, linear, kernel = (np.concatenate([p, np.zeros(len(silent))]) for p in totals)
    y = np.concatenate([labels[trait], [r["human"][TRAITS[trait]] / 10 for r in silent]])
    r = lambda p, who: float(np.corrcoef(p[who], y[who])[0, 1])
    error = float(np.sqrt(np.mean((both - y)[from_calibration] ** 2)))
    own = agreement(both, y, from_calibration)
    trained = agreement(both, y, ~from_calibration) if (~from_calibration).any() else None
    print(f"{trait:14s} calibration r {own['r']:.3f} [{own['low']:.3f}, {own['high']:.3f}] (ridge {r(linear, from_calibration):.3f}, kernel {r(kernel, from_calibration):.3f})"
          f" standard error {error:.3f}; training {trained}; all {r(both, y > -1):.3f}")
    in_groups = {name: agreement(both, y, np.array([is_in(row) for row in rows + silent]) & from_calibration) for name, is_in in GROUPS.items()}
    report[trait] = {**own, "standardError": round(error, 4), **({} if trained is None else {"training": trained}), "groups": in_groups}
    fitted[trait] = fit(x, target)
if sys.argv[1:2] == ["--judge"]:
    json.dump({"traits": report}, open(sys.argv[2], "w"), indent=1)
    sys.exit()
low, high, mean, deviation = fitted["total"][:4]
used = sorted({int(i) for *_, kernel in fitted.values() for i in kernel.support_})
for trait, (*_, ridge, kernel) in fitted.items():
    coefficients = np.zeros(len(x))
    coefficients[kernel.support_] = kernel.dual_coef_[0]
    heads[trait] = {
        "linear": {"weights": [float(f"{v:.5g}") for v in ridge.coef_], "intercept": float(ridge.intercept_)},
        "kernel": {"intercept": float(kernel.intercept_[0]), "coefficients": [float(f"{coefficients[i]:.5g}") for i in used]},
        "standardError": report[trait]["standardError"],
    }
plain = lambda values, digits: [float(f"{v:.{digits}g}") for v in values]
vectors = ((x - mean) / deviation)[used]
model = {"means": plain(mean, 6), "deviations": plain(deviation, 6), "lowest": plain(low, 6), "highest": plain(high, 6),
         "supportVectors": [plain(row, 4) for row in vectors], "gamma": gamma, "heads": heads}
json.dump(model, open(f"{MODELS}/utterance-heads.json", "w"), separators=(",", ":"))
known = json.load(open(f"{MODELS}/report.json"))
phones = json.load(open(f"{OUT}/phones-report.json")) if os.path.exists(f"{OUT}/phones-report.json") else known["phones"]
json.dump({"phones": phones, "traits": report}, open(f"{MODELS}/report.json", "w"), indent=1)
