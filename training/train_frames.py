"""Trains one of the four frame networks (log mels, the acoustic model's opinion and the encoder's rows -> 39 phones + silence).

Each network leaves out every fourth of the training speakers, so that whatever is fitted on its posteriors (phone model,
word verifier) is fitted on speakers it never heard; the product uses the mean of all four.
Two more tasks in training make it better at its own and are not written: the sounds before and after the present one, and the
sequence of sounds without their places (CTC). Weights are averaged over the last steps; arithmetic is in 16 bits where that is enough.
Usage: OUT=/tmp/rehearsal-training /usr/bin/python3 train_frames.py FOLD [EPOCHS]
Reads OUT/frames-*.{f16,u8,jsonl} (dump-frames.ts); writes OUT/frame-network-FOLD.{bin,json}.
"""
import copy, glob, json, os, sys, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

OUT = os.environ.get("OUT", "/tmp/rehearsal-training")
FOLD = int(sys.argv[1])
EPOCHS = int(sys.argv[2]) if len(sys.argv) > 2 else 24
MELS, CLASSES, ENCODED = 40, 40, 288
INPUTS = MELS + CLASSES + ENCODED  # in the order of packages/speech/src/acoustics/frame-inputs.ts
HIDDEN, FOLDS, CHUNK, BATCH, RATE, DROP, KEPT = 112, 4, 200, 24, 3e-3, 0.15, 0.995
STRIDE = 2  # the first layer halves the frame rate, the head gives two frames at once: half the work, the same accuracy
LAYERS = [(3, 1), (3, 1), (3, 2), (3, 4)]  # (kernel, dilation)
SEQUENCE_SHARE, NEIGHBOUR_SHARE = 0.2, 0.15
DEAF = 0.15, 0.1  # share of chunks in which the acoustic model or the encoder is not heard
SILENCE, IGNORED = 39, 255
torch.manual_seed(FOLD)
torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
rng = np.random.default_rng(FOLD)


def load():
    """Speaker, inputs (frames x INPUTS) and labels of every utterance."""
    utterances = []
    for rows_file in sorted(glob.glob(f"{OUT}/frames-*.jsonl")):
        base = rows_file[:-6]
        seen = np.fromfile(base + ".f16", dtype=np.float16).reshape(-1, INPUTS)
        labels = np.fromfile(base + ".u8", dtype=np.uint8)
        at = 0
        for line in open(rows_file):
            row = json.loads(line)
            utterances.append((row["speaker"], seen[at:at + row["frames"]], labels[at:at + row["frames"]]))
            at += row["frames"]
    return utterances


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        widths = [INPUTS] + [HIDDEN] * len(LAYERS)
        self.convs = nn.ModuleList(
            nn.Conv1d(widths[i], HIDDEN, k, padding=(k // 2) * d, dilation=d, stride=STRIDE if i == 0 else 1)
            for i, (k, d) in enumerate(LAYERS))
        self.norms = nn.ModuleList(nn.BatchNorm1d(HIDDEN) for _ in LAYERS)
        self.drop = nn.Dropout(DROP)
        self.head, self.sequence, self.before, self.after = (nn.Conv1d(HIDDEN, CLASSES * STRIDE, 1) for _ in range(4))

    def all_heads(self, x):
        frames = x.shape[2]
        x = F.pad(x, (0, -frames % STRIDE))
        for i, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            y = F.relu(norm(conv(x)))
            x = y if i == 0 else x + self.drop(y)
        heads = [head(x) for head in (self.head, self.sequence, self.before, self.after)]
        heads = [y.view(y.shape[0], STRIDE, CLASSES, -1).permute(0, 2, 3, 1) for y in heads]
        return [y.reshape(y.shape[0], CLASSES, -1)[:, :, :frames].float() for y in heads]

    def forward(self, x):
        return self.all_heads(x)[0]


def warp_matrix(factor):
    """Moves each mel band to `factor` times its place: a longer or shorter vocal tract."""
    matrix = np.zeros((MELS, MELS), np.float32)
    for band in range(MELS):
        at = min(MELS - 1.001, band * factor)
        matrix[band, int(at)], matrix[band, int(at) + 1] = 1 - at % 1, at % 1
    return matrix


WARPS = [warp_matrix(f) for f in (0.9, 0.94, 0.97, 1.0, 1.03, 1.06, 1.1)]
TILT = np.linspace(-1, 1, MELS, dtype=np.float32)[:, None]


def disturb(row):
    """Another vocal tract and microphone for the mels, masked bands and times (SpecAugment), at times a scorer unheard."""
    row[:MELS] = WARPS[rng.integers(len(WARPS))] @ row[:MELS]
    if rng.random() < DEAF[0]:
        row[MELS:MELS + CLASSES] = 0
    if rng.random() < DEAF[1]:
        row[MELS + CLASSES:] = 0
    for _ in range(2):
        band, width = rng.integers(0, MELS - 6), rng.integers(0, 7)
        row[band:band + width] = 0
        t, length = rng.integers(0, CHUNK - 12), rng.integers(0, 12)
        row[:, t:t + length] = 0
    row[:MELS] += rng.normal(0, 0.3, (MELS, 1)) + TILT * rng.normal(0, 0.3)
    return row


def beside(labels):
    """For each frame the labels of the runs before and after its own."""
    starts = np.flatnonzero(np.r_[True, labels[1:] != labels[:-1]])
    lengths, names = np.diff(np.r_[starts, len(labels)]), labels[starts]
    return np.repeat(np.r_[SILENCE, names[:-1]], lengths), np.repeat(np.r_[names[1:], SILENCE], lengths)


def batches(inputs, targets):
    """Random chunks over the concatenated utterances, said up to 15 % faster or slower."""
    last = len(inputs) - int(CHUNK * 1.17)
    starts = np.arange(0, last, CHUNK)
    starts = np.minimum(starts + rng.integers(0, CHUNK, len(starts)), last - 1)
    rng.shuffle(starts)
    for i in range(0, len(starts) - BATCH + 1, BATCH):
        at, rows = [], []
        for start in starts[i:i + BATCH]:
            at.append(start + (np.arange(CHUNK) * rng.uniform(0.85, 1.15)).astype(int))
            rows.append(disturb(inputs[at[-1]].T.astype(np.float32)))
        yield torch.from_numpy(np.stack(rows)), [t[np.stack(at)].astype(np.int64) for t in targets]


def frame_loss(odds, labels):
    y = torch.from_numpy(np.where(labels == IGNORED, -100, labels))
    return F.cross_entropy(odds, y, ignore_index=-100, label_smoothing=0.05)


def sequence_loss(odds, labels):
    runs = [row[np.flatnonzero(np.r_[True, row[1:] != row[:-1]])] for row in labels]
    runs = [row[row < SILENCE] + 1 for row in runs]
    odds = F.log_softmax(odds, 1).permute(2, 0, 1)
    lengths = torch.full((len(runs),), len(odds), dtype=torch.long)
    targets = torch.from_numpy(np.concatenate(runs))
    return F.ctc_loss(odds, targets, lengths, torch.tensor([len(row) for row in runs]), blank=0, zero_infinity=True)


def fold_batch_norm(model):
    """Weight and bias per layer, with the normalisation folded into the convolution."""
    tensors = []
    for conv, norm in zip(model.convs, model.norms):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weight = conv.weight * scale[:, None, None]
        bias = (conv.bias - norm.running_mean) * scale + norm.bias
        tensors += [weight.permute(2, 1, 0), bias]  # tap x input x output: the layout inference reads in a row
    return tensors + [model.head.weight.permute(2, 1, 0), model.head.bias]


def frame_accuracy(model, others):
    right = frames = 0
    model.eval()
    with torch.no_grad():
        for _, seen, labels in others:
            guess = model(torch.from_numpy(seen.T.astype(np.float32))[None]).argmax(1)[0].numpy()
            keep = (labels != IGNORED) & (labels != SILENCE)
            right, frames = right + (guess[keep] == labels[keep]).sum(), frames + keep.sum()
    return right / frames


utterances = load()
speakers = sorted({s for s, _, _ in utterances})
heard = {s for i, s in enumerate(speakers) if i % FOLDS != FOLD}
train = [u for u in utterances if u[0] in heard]
others = [u for u in utterances if u[0] not in heard][:200]
inputs, labels = (np.concatenate([u[i] for u in train]) for i in (1, 2))
targets = (labels, *beside(labels))
model = Network()
average = copy.deepcopy(model)
print("parameters", sum(p.numel() for p in model.parameters()), "utterances", len(train), flush=True)
steps = EPOCHS * (len(inputs) // CHUNK // BATCH + 1)
optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-3)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 10)
for epoch in range(EPOCHS):
    began, total, seen = time.time(), 0.0, 0
    model.train()
    for x, (own, before, after) in batches(inputs, targets):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            odds = model.all_heads(x)
        loss = frame_loss(odds[0], own) + SEQUENCE_SHARE * sequence_loss(odds[1], own)
        loss = loss + NEIGHBOUR_SHARE * (frame_loss(odds[2], before) + frame_loss(odds[3], after))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        with torch.no_grad():
            for kept, new in zip(average.state_dict().values(), model.state_dict().values()):
                kept.lerp_(new, 1 - KEPT) if kept.dtype.is_floating_point else kept.copy_(new)
        total, seen = total + loss.item(), seen + 1
    print(f"epoch {epoch} loss {total / seen:.3f} {time.time() - began:.0f} s", flush=True)
print(f"other speakers' frame accuracy {frame_accuracy(average, others):.3f}", flush=True)

average.eval()
with torch.no_grad():
    flat = np.concatenate([t.contiguous().numpy().astype("<f2").ravel() for t in fold_batch_norm(average)])
flat.tofile(f"{OUT}/frame-network-{FOLD}.bin")
torch.save(average.state_dict(), f"{OUT}/frame-network-{FOLD}.pt")
counts = np.bincount(labels, minlength=256)[:CLASSES]
shape = {"inputs": INPUTS, "classes": CLASSES, "hidden": HIDDEN, "stride": STRIDE,
         "layers": [{"kernel": k, "dilation": d} for k, d in LAYERS],
         "logPriors": [round(float(v), 4) for v in np.log(counts / counts.sum())], "speakers": sorted(heard)}
json.dump(shape, open(f"{OUT}/frame-network-{FOLD}.json", "w"))
