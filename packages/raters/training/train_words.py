"""Fits the word verifier (boosted trees): the probability that a word of the text was said as written.

Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_words.py
Reads OUT/words-{train,calibration}-*.{f32,jsonl} (dump-words.ts); writes models/speech/word-verifier.json and OUT/words-report.json.
"""
import glob, json, os
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../models/speech")
EDITED = ("omitted", "replaced", "inserted", "mixed")
MAX_ALARMS = 0.05
SOUND_WIDTH = 103
# Columns of src/speech/word-features.ts.
FRAMES, SPEECH_FRAMES = 13, 90


def load(part):
    """Numbers per word, numbers per sound of the words, what each word is, which sounds were said, the word of each sound."""
    rows, blocks, sounds = [], [], []
    for name in sorted(glob.glob(f"{OUT}/words-{part}-*.jsonl")):
        own = [json.loads(line) for line in open(name)]
        x = np.fromfile(name[:-6] + ".f32", dtype=np.float32)
        z = np.fromfile(name[:-6].replace("words-", "sounds-") + ".f32", dtype=np.float32)
        count = min(len(own), len(x) // own[0]["width"])
        blocks.append(x[:count * own[0]["width"]].reshape(count, -1))
        sounds.append(z[:len(z) // SOUND_WIDTH * SOUND_WIDTH].reshape(-1, SOUND_WIDTH))
        while sum(len(row["spoken"]) for row in own[:count]) > len(sounds[-1]):
            count -= 1
        blocks[-1], own = blocks[-1][:count], own[:count]
        sounds[-1] = sounds[-1][:sum(len(row["spoken"]) for row in own)]
        rows += own
    spoken = np.concatenate([row["spoken"] for row in rows]).astype(int)
    word_of = np.repeat(np.arange(len(rows)), [len(row["spoken"]) for row in rows])
    meta = {name: np.array([row[name] for row in rows]) for name in ("speaker", "kind", "edit", "edits", "isSaid", "isClear", "utt", "text", "i")}
    return np.concatenate(blocks), np.concatenate(sounds), meta, spoken, word_of


def fit_sounds(z, spoken, weights):
    return HistGradientBoostingClassifier(max_iter=150, learning_rate=0.07, max_leaf_nodes=12, min_samples_leaf=60, max_bins=128, l2_regularization=2.0,
                                          early_stopping=False, random_state=0).fit(z, spoken, sample_weight=weights)


def usable_sounds(meta, word_of):
    return ((meta["edit"] == "none") | (meta["edit"] == "replaced"))[word_of] & (meta["kind"] != "other")[word_of]


def sound_columns(logits, word_of, count):
    """Of each word's sounds: mean, lowest, second lowest log odds of having been said."""
    order = np.lexsort((logits, word_of))
    word, value = word_of[order], logits[order]
    first = np.searchsorted(word, np.arange(count))
    length = np.bincount(word_of, minlength=count)
    second = np.where(length > 1, first + 1, first)
    return np.stack([np.bincount(word_of, logits, count) / np.maximum(1, length), value[first], value[second]], 1).astype(np.float32)


def fit(x, y, weights):
    return HistGradientBoostingClassifier(max_iter=220, learning_rate=0.06, max_leaf_nodes=12, min_samples_leaf=60, max_bins=128, l2_regularization=2.0,
                                          early_stopping=False, random_state=0).fit(x, y, sample_weight=weights)


def export(model):
    trees = []
    for (predictor,) in model._predictors:
        nodes = predictor.nodes
        leaf = nodes["is_leaf"] == 1
        trees.append({
            "feature": [int(-1 if l else f) for f, l in zip(nodes["feature_idx"], leaf)],
            "threshold": [0 if l else float(f"{t:.5g}") for t, l in zip(nodes["num_threshold"], leaf)],
            "left": [int(0 if l else n) for n, l in zip(nodes["left"], leaf)],
            "right": [int(0 if l else n) for n, l in zip(nodes["right"], leaf)],
            "value": [float(f"{v:.4g}") if l else 0 for v, l in zip(nodes["value"], leaf)],
        })
    return {"baseline": float(model._baseline_prediction.ravel()[0]), "trees": trees}


def weights_of(meta):
    return np.where(meta["kind"] == "other", 0.4, 1.0)


def figures(p, meta, threshold):
    """Misses found of all misses, false alarms of all unedited words; other texts apart."""
    use = np.isin(meta["kind"], EDITED)
    missed, said = p < threshold, meta["isSaid"]
    hits, misses = np.sum(use & ~said & missed), np.sum(use & ~said & ~missed)
    alarms, right = np.sum(use & said & missed), np.sum(use & said)
    precision, recall = hits / max(1, hits + alarms), hits / max(1, hits + misses)
    return {"precision": precision, "recall": recall, "f1": 2 * precision * recall / max(1e-9, precision + recall), "alarms": alarms / max(1, right)}


def intervals(p, meta, threshold, rounds=200):
    rng, names = np.random.default_rng(0), np.unique(meta["speaker"])
    groups = {s: np.flatnonzero(meta["speaker"] == s) for s in names}
    draws = []
    for _ in range(rounds):
        at = np.concatenate([groups[s] for s in rng.choice(names, len(names))])
        draws.append(figures(p[at], {k: v[at] for k, v in meta.items()}, threshold))
    return {k: np.percentile([d[k] for d in draws], [2.5, 97.5]).round(3).tolist() for k in draws[0]}


def report(title, p, meta, threshold):
    own, spread = figures(p, meta, threshold), intervals(p, meta, threshold)
    print(f"{title}: " + "  ".join(f"{k} {v:.3f} {spread[k]}" for k, v in own.items()), flush=True)
    missed = p < threshold
    for kind in ("omitted", "replaced", "inserted", "mixed"):
        only = meta["kind"] == kind
        f = figures(p[only], {k: v[only] for k, v in meta.items()}, threshold)
        print(f"   {kind:9s} " + "  ".join(f"{k} {v:.3f}" for k, v in f.items()))
    use = np.isin(meta["kind"], EDITED)
    for name, at in [("added", meta["edit"] == "added")] + [(f"replaced, {n} sounds" + (" and more" if n == 3 else ""), (meta["edit"] == "replaced") & (meta["edits"] == n if n < 3 else meta["edits"] >= 3)) for n in (1, 2, 3)]:
        print(f"   found of {name}: {np.mean(missed[use & at & ~meta['isSaid']]):.3f} of {np.sum(use & at & ~meta['isSaid'])}")
    none = meta["kind"] == "none"
    print(f"   called missed in the right text: {np.mean(missed[none]):.4f} of all {none.sum()}, {np.mean(missed[none & meta['isClear']]):.4f} of clear words")
    other = (meta["kind"] == "other") & ~meta["isSaid"]
    print(f"   words of another text taken for said: {np.mean(~missed[other]):.3f}")
    return {**{k: round(float(v), 4) for k, v in own.items()}, "intervals": spread}


def out_of_fold(x, meta, folds=3):
    names = np.random.default_rng(0).permutation(np.unique(meta["speaker"]))
    p = np.zeros(len(x))
    for fold in range(folds):
        out = np.isin(meta["speaker"], names[fold::folds])
        keep = {k: v[~out] for k, v in meta.items()}
        p[out] = fit(x[~out], keep["isSaid"], weights_of(keep)).predict_proba(x[out])[:, 1]
    return p


def with_sounds(x, logits, word_of, meta):
    return np.concatenate([x, sound_columns(logits, word_of, len(x))], 1)


def sounds_out_of_fold(z, spoken, meta, word_of, folds=3):
    names = np.random.default_rng(0).permutation(np.unique(meta["speaker"]))
    use, logits = usable_sounds(meta, word_of), np.zeros(len(z))
    for fold in range(folds):
        out = np.isin(meta["speaker"], names[fold::folds])[word_of]
        keep = use & ~out
        logits[out] = fit_sounds(z[keep], spoken[keep], np.ones(keep.sum())).decision_function(z[out])
    return logits


def best_threshold(p, meta):
    grid = np.arange(0.2, 0.8, 0.01)
    able = [(figures(p, meta, t), t) for t in grid]
    return max((f["f1"] if f["alarms"] <= MAX_ALARMS else f["f1"] - 1, t) for f, t in able)[1]


def reliability(p, meta):
    use = meta["kind"] != "other"
    for low in np.arange(0, 1, 0.1):
        at = use & (p >= low) & (p < low + 0.1 + 1e-9)
        print(f"   p {low:.1f}-{low + 0.1:.1f}: said {np.mean(meta['isSaid'][at]):.3f} of {at.sum()}")


def take_rows(p, x, meta, threshold):
    """Per take and text: the numbers of src/speech/is-anything-said.ts, whether it is another text, content after the threshold."""
    keys = np.char.add(meta["utt"].astype(str), meta["kind"].astype(str))
    groups = np.unique(keys, return_inverse=True)[1]
    features, other, content, speakers = [], [], [], []
    for at in np.split(np.argsort(groups, kind="stable"), np.cumsum(np.bincount(groups))[:-1]):
        q = np.sort(p[at])[::-1]
        covered = np.sum(p[at] * x[at, FRAMES]) / max(1, x[at[0], SPEECH_FRAMES])
        features.append([q.mean(), q[0], q[1] if len(q) > 1 else 0, min(1.5, covered), np.log(len(q))])
        # Recordings of the corpus share sentences: a text of which much was said is not another one.
        other.append("common" if meta["kind"][at[0]] == "other" and meta["isSaid"][at].mean() > 0.1 else meta["kind"][at[0]])
        content.append(np.mean(p[at] >= threshold))
        speakers.append(meta["speaker"][at[0]])
    return np.array(features), np.array(other), np.array(content), np.array(speakers)


def fit_take(features, kinds):
    """Log odds that anything of the text was said; the bar calls at most 0.5 % of edited texts nothing."""
    use = kinds != "common"
    model = LogisticRegression(C=1.0, max_iter=1000, class_weight="balanced").fit(features[use], kinds[use] != "other")
    odds = model.decision_function(features)
    bar = np.quantile(odds[np.isin(kinds, EDITED + ("none",))], 0.005)
    return model, float(bar)


def report_takes(title, odds, bar, kinds, content):
    content = np.where(odds >= bar, content, 0)
    print(f"{title}: called nothing / content mean, 95 %")
    for kind in np.unique(kinds):
        at = kinds == kind
        print(f"   {kind:9s} {np.mean(odds[at] < bar):.3f} / {content[at].mean():.3f}, {np.percentile(content[at], 95):.3f} of {at.sum()}")
    at = kinds == "other"
    return {"calledNothing": round(float(np.mean(odds[at] < bar)), 4), "content": round(float(content[at].mean()), 4), "content95": round(float(np.percentile(content[at], 95)), 4)}


def main():
    x, z, meta, spoken, word_of = load("train")
    print(len(x), "words", x.shape[1], "numbers", len(np.unique(meta["speaker"])), "speakers", len(z), "sounds", flush=True)
    report("path alone", x[:, 0], meta, 0.5)
    logits = sounds_out_of_fold(z, spoken, meta, word_of)
    use = usable_sounds(meta, word_of)
    print("sounds: area under the curve", round(roc_auc_score(spoken[use], logits[use]), 4), flush=True)
    full = with_sounds(x, logits, word_of, meta)
    p = out_of_fold(full, meta)
    np.save(f"{OUT}/words-out-of-fold.npy", p)
    threshold = best_threshold(p, meta)
    result = {"threshold": round(float(threshold), 2), "training": report(f"verifier at {threshold:.2f}, cross-validated over training speakers", p, meta, threshold)}
    report("verifier at 0.5", p, meta, 0.5)
    reliability(p, meta)
    features, kinds, content, _ = take_rows(p, x, meta, threshold)
    take, bar = fit_take(features, kinds)
    result["otherText"] = report_takes("takes", take.decision_function(features), bar, kinds, content)
    sound_model = fit_sounds(z[use], spoken[use], np.ones(use.sum()))
    word_model = fit(full, meta["isSaid"], weights_of(meta))
    if glob.glob(f"{OUT}/words-calibration-*.jsonl"):
        cx, cz, cmeta, _, cword_of = load("calibration")
        cp = word_model.predict_proba(with_sounds(cx, sound_model.decision_function(cz), cword_of, cmeta))[:, 1]
        report("path alone, calibration speakers", cx[:, 0], cmeta, 0.5)
        result["calibration"] = report("verifier, calibration speakers", cp, cmeta, threshold)
        reliability(cp, cmeta)
        features, kinds, content, _ = take_rows(cp, cx, cmeta, threshold)
        result["otherTextCalibration"] = report_takes("takes, calibration", take.decision_function(features), bar, kinds, content)
    json.dump(result, open(f"{OUT}/words-report.json", "w"))
    verifier = {"sounds": export(sound_model), "words": export(word_model), "threshold": round(float(threshold), 2),
                "take": {"bias": round(float(take.intercept_[0]), 4), "weights": [round(float(v), 4) for v in take.coef_[0]], "threshold": round(bar, 3)}}
    json.dump(verifier, open(f"{MODELS}/word-verifier.json", "w"), separators=(",", ":"))


if __name__ == "__main__":
    main()
