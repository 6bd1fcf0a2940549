"""Fits the word verifier (word_network.py): the probability that a word of the text was said as written.

Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_words.py NUMBER   fits one of six networks, two without each third of the speakers
       OUT=/tmp/rehearsal-training /usr/bin/python3 train_words.py          judges them on the speakers they never heard, writes the verifier
Reads OUT/words-{train,calibration}-*.{f32,jsonl} (dump-words.ts); writes models/speech/word-network.{bin,json} and word-verifier.json, OUT/words-report.json.
"""
import glob, json, os, sys
import numpy as np
import torch
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
import word_network

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../packages/speech/models/speech")
EDITED = ("omitted", "replaced", "inserted", "mixed")
MAX_ALARMS = 0.05
NETWORKS, FOLDS = 6, 3
SOUND_WIDTH = 103
# Column of packages/speech/src/miscues/word-features.ts.
FRAMES = 13
NAMES = ("speaker", "kind", "edit", "edits", "isSaid", "isClear", "utt", "text", "i", "draw", "isPassage")


def load(part):
    """Texts (word_network.py) of a part, and of each word its frames and those of the take's speech."""
    rows, blocks, sounds = [], [], []
    for name in sorted(glob.glob(f"{OUT}/words-{part}-*.jsonl")):
        own = [json.loads(line) for line in open(name)]
        blocks.append(np.fromfile(name[:-6] + ".f32", dtype=np.float32).reshape(len(own), -1))
        sounds.append(np.fromfile(name[:-6].replace("words-", "sounds-") + ".f32", dtype=np.float32).reshape(-1, SOUND_WIDTH))
        assert len(sounds[-1]) == sum(len(row["spoken"]) for row in own), name
        rows += own
    x, z = np.concatenate(blocks), np.concatenate(sounds)
    spoken = np.concatenate([row["spoken"] for row in rows]).astype(int)
    word_of = np.repeat(np.arange(len(rows)), [len(row["spoken"]) for row in rows])
    meta = {name: np.array([row[name] for row in rows]) for name in NAMES}
    text = [(row["isPassage"], row["utt"], row["draw"], row["kind"]) for row in rows]
    meta["take"] = np.unique(["-".join(map(str, key)) for key in text], return_inverse=True)[1]
    starts = np.flatnonzero(np.r_[True, meta["take"][1:] != meta["take"][:-1]])
    ends = np.r_[starts[1:], len(rows)]
    # In an order of their own, so that it does not matter how the dump was divided.
    order = np.argsort(meta["take"][starts], kind="stable")
    speech = np.array([row["speechFrames"] for row in rows])
    return word_network.Texts(x, z, meta, spoken, word_of, (starts[order], ends[order])), np.stack([x[:, FRAMES], speech], 1)


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
    if other.any():
        print(f"   words of another text taken for said: {np.mean(~missed[other]):.3f}")
    return {**{k: round(float(v), 4) for k, v in own.items()}, "intervals": spread}


def best_threshold(p, meta):
    grid = np.arange(0.2, 0.8, 0.01)
    able = [(figures(p, meta, t), t) for t in grid]
    return max((f["f1"] if f["alarms"] <= MAX_ALARMS else f["f1"] - 1, t) for f, t in able)[1]


def reliability(p, meta):
    use = meta["kind"] != "other"
    for low in np.arange(0, 1, 0.1):
        at = use & (p >= low) & (p < low + 0.1 + 1e-9)
        print(f"   p {low:.1f}-{low + 0.1:.1f}: said {np.mean(meta['isSaid'][at]):.3f} of {at.sum()}")


def take_rows(p, frames, meta, threshold):
    """Per take and text: the numbers of packages/speech/src/miscues/is-anything-said.ts, whether it is another text, content after the threshold."""
    groups = np.unique(meta["take"], return_inverse=True)[1]
    features, other, content, speakers = [], [], [], []
    for at in np.split(np.argsort(groups, kind="stable"), np.cumsum(np.bincount(groups))[:-1]):
        q = np.sort(p[at])[::-1]
        covered = np.sum(p[at] * frames[at, 0]) / max(1, frames[at[0], 1])
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


def only(meta, at):
    return {name: values[at] for name, values in meta.items()}


def report_parts(title, p, meta, threshold):
    """Sentences and passages apart."""
    sentences, passages = ~meta["isPassage"], meta["isPassage"]
    result = report(title, p[sentences], only(meta, sentences), threshold)
    if passages.any():
        result["passages"] = report(title + ", passages", p[passages], only(meta, passages), threshold)
    return result


def shuffled_speakers():
    return np.random.default_rng(0).permutation(sorted({json.loads(line)["speaker"] for name in glob.glob(f"{OUT}/words-train-*.jsonl") for line in open(name)}))


def speakers_without(fold):
    return shuffled_speakers()[fold::FOLDS]


def fit_network(number):
    texts, _ = load("train")
    statistics = texts.statistics()
    texts.normalise(statistics)
    out = np.isin(texts.meta["speaker"][texts.starts], speakers_without(number % FOLDS))
    print(len(texts.x), "words", len(texts.starts), "texts", len(texts.z), "sounds", flush=True)
    model = word_network.fit(texts, np.flatnonzero(~out), weights_of(texts.meta), number)
    np.save(f"{OUT}/words-odds-{number}.npy", word_network.predict(model, texts, np.flatnonzero(out)))
    torch.save((model.state_dict(), statistics), f"{OUT}/word-network-{number}.pt")


def read_networks(texts):
    models = []
    for number in range(NETWORKS):
        state, statistics = torch.load(f"{OUT}/word-network-{number}.pt")
        models.append(word_network.Network(texts.x.shape[1], texts.z.shape[1]))
        models[-1].load_state_dict(state)
        models[-1].eval()
    return models, statistics


def likelihood(odds):
    return 1 / (1 + np.exp(-odds))


def main():
    texts, frames = load("train")
    meta = texts.meta
    print(len(texts.x), "words", len(np.unique(meta["speaker"])), "speakers", len(texts.z), "sounds", flush=True)
    odds = np.nanmean([np.load(f"{OUT}/words-odds-{number}.npy") for number in range(NETWORKS)], 0)
    p = likelihood(odds)
    sentences = ~meta["isPassage"]
    threshold = best_threshold(p[sentences], only(meta, sentences))
    edited = sentences & np.isin(meta["kind"], EDITED)
    print("area under the curve", round(roc_auc_score(meta["isSaid"][edited], p[edited]), 4))
    result = {"threshold": round(float(threshold), 2), "training": report_parts(f"verifier at {threshold:.2f}, cross-validated over training speakers", p, meta, threshold)}
    report_parts("verifier at 0.5", p, meta, 0.5)
    reliability(p[sentences], only(meta, sentences))
    features, kinds, content, _ = take_rows(p[sentences], frames[sentences], only(meta, sentences), threshold)
    take, bar = fit_take(features, kinds)
    result["otherText"] = report_takes("takes", take.decision_function(features), bar, kinds, content)
    models, statistics = read_networks(texts)
    names = shuffled_speakers()
    seen = [sorted(set(map(str, names)) - set(map(str, names[number % FOLDS::FOLDS]))) for number in range(NETWORKS)]
    word_network.export(models, statistics, seen, f"{MODELS}/word-network")
    if glob.glob(f"{OUT}/words-calibration-*.jsonl"):
        strangers, frames = load("calibration")
        strangers.normalise(statistics)
        own = likelihood(np.mean([word_network.predict(model, strangers, np.arange(len(strangers.starts))) for model in models], 0))
        result["calibration"] = report_parts("verifier, calibration speakers", own, strangers.meta, threshold)
        reliability(own, strangers.meta)
        features, kinds, content, _ = take_rows(own, frames, strangers.meta, threshold)
        result["otherTextCalibration"] = report_takes("takes, calibration", take.decision_function(features), bar, kinds, content)
    json.dump(result, open(f"{OUT}/words-report.json", "w"))
    verifier = {"threshold": round(float(threshold), 2),
                "take": {"weights": [round(float(v), 4) for v in take.coef_[0]], "intercept": round(float(take.intercept_[0]), 4), "threshold": round(bar, 3)}}
    json.dump(verifier, open(f"{MODELS}/word-verifier.json", "w"), separators=(",", ":"))


if __name__ == "__main__":
    main() if len(sys.argv) == 1 else fit_network(int(sys.argv[1]))
