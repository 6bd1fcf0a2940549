"""Trains the two frame networks (40 log mels -> 39 phones + silence), one per half of the training speakers.

Each network sees only one half of the speakers, so that the phone model can be fitted on out-of-fold posteriors.
Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_frames.py FOLD [EPOCHS]
Reads OUT/frames-*.{f32,u8,jsonl} (dump-frames.ts); writes OUT/frame-network-FOLD.{bin,json}.
"""
import glob, json, os, sys, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
FOLD = int(sys.argv[1])
EPOCHS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
MELS, CLASSES, HIDDEN, CHUNK, BATCH = 40, 40, 160, 200, 24
LAYERS = [(5, 1), (3, 1), (3, 2), (3, 3), (3, 4)]  # (kernel, dilation)
torch.manual_seed(FOLD)
torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
rng = np.random.default_rng(FOLD)


def load():
    utterances = []
    for rows_file in sorted(glob.glob(f"{OUT}/frames-*.jsonl")):
        base = rows_file[:-6]
        mels = np.fromfile(base + ".f32", dtype=np.float32).reshape(-1, MELS)
        labels = np.fromfile(base + ".u8", dtype=np.uint8)
        at = 0
        for line in open(rows_file):
            row = json.loads(line)
            utterances.append((row["speaker"], mels[at:at + row["frames"]], labels[at:at + row["frames"]]))
            at += row["frames"]
    return utterances


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        widths = [MELS] + [HIDDEN] * len(LAYERS)
        self.convs = nn.ModuleList(
            nn.Conv1d(widths[i], HIDDEN, k, padding=(k // 2) * d, dilation=d) for i, (k, d) in enumerate(LAYERS))
        self.norms = nn.ModuleList(nn.BatchNorm1d(HIDDEN) for _ in LAYERS)
        self.drop = nn.Dropout(0.2)
        self.head = nn.Conv1d(HIDDEN, CLASSES, 1)

    def forward(self, x):
        for i, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            y = F.relu(norm(conv(x)))
            x = y if i == 0 else x + self.drop(y)
        return self.head(x)


def warp_matrix(factor):
    """Moves each mel band to `factor` times its place: a longer or shorter vocal tract."""
    matrix = np.zeros((MELS, MELS), np.float32)
    for band in range(MELS):
        at = min(MELS - 1.001, band * factor)
        matrix[band, int(at)], matrix[band, int(at) + 1] = 1 - at % 1, at % 1
    return matrix


WARPS = [warp_matrix(f) for f in (0.92, 0.96, 1.0, 1.04, 1.08)]


def chunk_at(mels, labels, start):
    """A chunk said up to 12 % faster or slower, by a vocal tract up to 8 % longer or shorter."""
    index = np.minimum(start + (np.arange(CHUNK) * rng.uniform(0.88, 1.12)).astype(int), len(mels) - 1)
    return WARPS[rng.integers(len(WARPS))] @ mels[index].T, labels[index]


def batches(utterances):
    """Random chunks over the concatenated utterances, warped, with masked bands and times (SpecAugment)."""
    mels = np.concatenate([m for _, m, _ in utterances])
    labels = np.concatenate([l for _, _, l in utterances])
    starts = np.arange(0, len(mels) - CHUNK - 1, CHUNK)
    starts = np.minimum(starts + rng.integers(0, CHUNK, len(starts)), len(mels) - CHUNK - 1)
    rng.shuffle(starts)
    for i in range(0, len(starts) - BATCH + 1, BATCH):
        chunks = [chunk_at(mels, labels, s) for s in starts[i:i + BATCH]]
        x = np.stack([c[0] for c in chunks])
        y = np.stack([c[1] for c in chunks]).astype(np.int64)
        for row in x:
            band, width = rng.integers(0, MELS - 6), rng.integers(0, 7)
            row[band:band + width] = 0
            t, length = rng.integers(0, CHUNK - 12), rng.integers(0, 12)
            row[:, t:t + length] = 0
            row += rng.normal(0, 0.3, (MELS, 1)).astype(np.float32)  # another microphone
        yield torch.from_numpy(x), torch.from_numpy(y)


def fold_batch_norm(model):
    """One (weight, bias, scale, shift) set per layer: y = relu(conv(x) * scale + shift), folded into the convolution."""
    tensors = []
    for conv, norm in zip(model.convs, model.norms):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weight = conv.weight * scale[:, None, None]
        bias = (conv.bias - norm.running_mean) * scale + norm.bias
        tensors += [weight.permute(2, 1, 0), bias]  # tap x input x output: the layout inference reads in a row
    return tensors + [model.head.weight.permute(2, 1, 0), model.head.bias]


utterances = load()
speakers = sorted({s for s, _, _ in utterances})
half = {s for i, s in enumerate(speakers) if i % 2 == FOLD}
train = [u for u in utterances if u[0] in half]
other = [u for u in utterances if u[0] not in half][:150]
model = Network()
print("parameters", sum(p.numel() for p in model.parameters()), "utterances", len(train), flush=True)
steps = EPOCHS * (sum(len(u[2]) for u in train) // CHUNK // BATCH)
optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=1e-3)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps + 10)
counts = np.bincount(np.concatenate([u[2] for u in train]), minlength=256)[:CLASSES]
for epoch in range(EPOCHS):
    began, total, seen = time.time(), 0.0, 0
    model.train()
    for x, y in batches(train):
        loss = F.cross_entropy(model(x), y.where(y != 255, torch.tensor(-100)), ignore_index=-100, label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total, seen = total + loss.item(), seen + 1
    model.eval()
    right = frames = 0
    with torch.no_grad():
        for _, m, l in other:
            guess = model(torch.from_numpy(m.T.copy())[None]).argmax(1)[0].numpy()
            keep = (l != 255) & (l != 39)
            right, frames = right + (guess[keep] == l[keep]).sum(), frames + keep.sum()
    print(f"epoch {epoch} loss {total / seen:.3f} other speakers' frame accuracy {right / frames:.3f} {time.time() - began:.0f} s", flush=True)

model.eval()
with torch.no_grad():
    flat = np.concatenate([t.contiguous().numpy().astype("<f2").ravel() for t in fold_batch_norm(model)])
flat.tofile(f"{OUT}/frame-network-{FOLD}.bin")
shape = {"mels": MELS, "classes": CLASSES, "hidden": HIDDEN, "layers": [{"kernel": k, "dilation": d} for k, d in LAYERS],
         "logPriors": [round(float(v), 4) for v in np.log(counts / counts.sum())], "speakers": sorted(half)}
json.dump(shape, open(f"{OUT}/frame-network-{FOLD}.json", "w"))
