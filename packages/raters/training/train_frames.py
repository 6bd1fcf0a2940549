"""Trains one of the four frame networks (40 log mels -> 39 phones + silence).

Each network leaves out every fourth of the training speakers, so that whatever is fitted on its posteriors (phone model,
word verifier) is fitted on speakers it never heard; the product uses the mean of all four.
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
EPOCHS = int(sys.argv[2]) if len(sys.argv) > 2 else 16
MELS, CLASSES, HIDDEN, FOLDS, CHUNK, BATCH = 40, 40, 208, 4, 200, 24
STRIDE = 2  # the first layer halves the frame rate, the head gives two frames at once: half the work, the same accuracy
LAYERS = [(7, 1), (3, 1), (3, 1), (3, 2), (3, 2), (3, 3)]  # (kernel, dilation)
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
            nn.Conv1d(widths[i], HIDDEN, k, padding=(k // 2) * d, dilation=d, stride=STRIDE if i == 0 else 1)
            for i, (k, d) in enumerate(LAYERS))
        self.norms = nn.ModuleList(nn.BatchNorm1d(HIDDEN) for _ in LAYERS)
        self.drop = nn.Dropout(0.2)
        self.head = nn.Conv1d(HIDDEN, CLASSES * STRIDE, 1)

    def forward(self, x):
        frames = x.shape[2]
        x = F.pad(x, (0, -frames % STRIDE))
        for i, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            y = F.relu(norm(conv(x)))
            x = y if i == 0 else x + self.drop(y)
        y = self.head(x)
        y = y.view(y.shape[0], STRIDE, CLASSES, -1).permute(0, 2, 3, 1)
        return y.reshape(y.shape[0], CLASSES, -1)[:, :, :frames]


def warp_matrix(factor):
    """Moves each mel band to `factor` times its place: a longer or shorter vocal tract."""
    matrix = np.zeros((MELS, MELS), np.float32)
    for band in range(MELS):
        at = min(MELS - 1.001, band * factor)
        matrix[band, int(at)], matrix[band, int(at) + 1] = 1 - at % 1, at % 1
    return matrix


WARPS = [warp_matrix(f) for f in (0.9, 0.94, 0.97, 1.0, 1.03, 1.06, 1.1)]
TILT = np.linspace(-1, 1, MELS, dtype=np.float32)[:, None]


def chunk_at(mels, labels, start):
    """A chunk said up to 15 % faster or slower, by a vocal tract up to 10 % longer or shorter."""
    index = start + (np.arange(CHUNK) * rng.uniform(0.85, 1.15)).astype(int)
    return WARPS[rng.integers(len(WARPS))] @ mels[index].T, labels[index]


def disturb(row):
    """Masked bands and times (SpecAugment), another microphone."""
    for _ in range(2):
        band, width = rng.integers(0, MELS - 6), rng.integers(0, 7)
        row[band:band + width] = 0
        t, length = rng.integers(0, CHUNK - 12), rng.integers(0, 12)
        row[:, t:t + length] = 0
    return (row + rng.normal(0, 0.3, (MELS, 1)) + TILT * rng.normal(0, 0.3)).astype(np.float32)


def batches(utterances):
    """Random chunks over the concatenated utterances, warped and disturbed."""
    mels = np.concatenate([m for _, m, _ in utterances])
    labels = np.concatenate([l for _, _, l in utterances])
    last = len(mels) - int(CHUNK * 1.2)
    starts = np.arange(0, last, CHUNK)
    starts = np.minimum(starts + rng.integers(0, CHUNK, len(starts)), last - 1)
    rng.shuffle(starts)
    for i in range(0, len(starts) - BATCH + 1, BATCH):
        chunks = [chunk_at(mels, labels, s) for s in starts[i:i + BATCH]]
        x = np.stack([disturb(c[0]) for c in chunks])
        yield torch.from_numpy(x), torch.from_numpy(np.stack([c[1] for c in chunks]).astype(np.int64))


def fold_batch_norm(model):
    """Weight and bias per layer, with the normalisation folded into the convolution."""
    tensors = []
    for conv, norm in zip(model.convs, model.norms):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weight = conv.weight * scale[:, None, None]
        bias = (conv.bias - norm.running_mean) * scale + norm.bias
        tensors += [weight.permute(2, 1, 0), bias]  # tap x input x output: the layout inference reads in a row
    return tensors + [model.head.weight.permute(2, 1, 0), model.head.bias]


utterances = load()
speakers = sorted({s for s, _, _ in utterances})
heard = {s for i, s in enumerate(speakers) if i % FOLDS != FOLD}
train = [u for u in utterances if u[0] in heard]
other = [u for u in utterances if u[0] not in heard][:200]
model = Network()
print("parameters", sum(p.numel() for p in model.parameters()), "utterances", len(train), flush=True)
steps = EPOCHS * (sum(len(u[2]) for u in train) // CHUNK // BATCH + 1)
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
torch.save(model.state_dict(), f"{OUT}/frame-network-{FOLD}.pt")
shape = {"mels": MELS, "classes": CLASSES, "hidden": HIDDEN, "stride": STRIDE,
         "layers": [{"kernel": k, "dilation": d} for k, d in LAYERS],
         "logPriors": [round(float(v), 4) for v in np.log(counts / counts.sum())], "speakers": sorted(heard)}
json.dump(shape, open(f"{OUT}/frame-network-{FOLD}.json", "w"))
