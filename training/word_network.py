"""The word verifier's network (torch): what it is, how it is fitted, how it is written for packages/speech/src/miscues/word-network.ts.

Two stages. The first judges each sound and alone knows which sound the text asks for; the second sees of the sounds only its
judgement and deviations from what is usual, so that it cannot learn which words or sentences the corpus holds.
"""
import json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HIDDEN, SOUND_HIDDEN, CLASSES, CLASS_WIDTH, COMPARED, LONGEST = 80, 64, 40, 8, 10, 14
EPOCHS, RATE, DROP, NOISE, WORDS_PER_BATCH, CLAMP, SUREST = 5, 2e-3, 0.25, 0.05, 256, 4.0, 6.0


class Texts:
    """Edited texts as arrays: numbers per word and per sound, the sounds of each word, the words of each text."""

    def __init__(self, x, z, meta, spoken, word_of, spans):
        self.x = np.sign(x) * np.log1p(np.abs(x))
        self.classes = np.where(z[:, 0] < 0, CLASSES - 1, z[:, 0]).astype(np.int64)
        self.z, self.meta, self.spoken = z[:, 1:], meta, spoken.astype(np.float32)
        self.starts, self.ends = spans
        first = np.searchsorted(word_of, np.arange(len(x)))
        count = np.minimum(np.searchsorted(word_of, np.arange(len(x)) + 1) - first, LONGEST)
        column = np.arange(LONGEST)[None]
        self.sounds = np.where(column < count[:, None], first[:, None] + column, -1)
        self.usable = (np.isin(meta["edit"], ("none", "replaced")) & (meta["kind"] != "other"))[word_of]

    def statistics(self):
        return [(v.mean(0).astype(np.float32), (v.std(0) + 1e-6).astype(np.float32)) for v in (self.x, self.z)]

    def normalise(self, statistics):
        self.x, self.z = (np.clip((v - mean) / deviation, -CLAMP, CLAMP).astype(np.float32) for v, (mean, deviation) in zip((self.x, self.z), statistics))

    def batch(self, texts):
        """Rows of the words, sounds (word x place, -1 for none) and the tensors of Network.forward."""
        rows = np.concatenate([np.arange(self.starts[t], self.ends[t]) for t in texts])
        words, at = np.full((len(texts), max(self.ends[t] - self.starts[t] for t in texts)), -1), 0
        for i, t in enumerate(texts):
            length = self.ends[t] - self.starts[t]
            words[i, :length] = np.arange(at, at + length)
            at += length
        sounds = self.sounds[rows]
        sounds = sounds[:, :max(1, (sounds >= 0).sum(1).max())]
        some = np.maximum(sounds, 0)
        tensors = [torch.from_numpy(v) for v in (self.x[rows], self.z[some], self.classes[some], sounds >= 0, words)]
        return rows, sounds, tensors

    def batches(self, order):
        """Batches of texts of about the same length."""
        length = self.ends - self.starts
        for start in range(0, len(order), 640):
            block = order[start:start + 640]
            block, batch, words = block[np.argsort(length[block], kind="stable")], [], 0
            for text in block:
                batch.append(text)
                words += length[text]
                if words >= WORDS_PER_BATCH:
                    yield batch
                    batch, words = [], 0
            if batch:
                yield batch


def reverse(x, mask):
    """Each row of a padded batch from its last element to its first, padding still behind."""
    length = mask.sum(1, keepdim=True)
    at = length - 1 - torch.arange(mask.shape[1])[None]
    at = torch.where(at >= 0, at, torch.arange(mask.shape[1])[None].expand_as(at))
    return torch.gather(x, 1, at[:, :, None].expand(-1, -1, x.shape[2]))


class BothWays(nn.Module):
    """One recurrent layer from the front and one from the back; neither sees padding before an element."""

    def __init__(self, inputs, size):
        super().__init__()
        self.forth, self.back = nn.GRU(inputs, size, batch_first=True), nn.GRU(inputs, size, batch_first=True)

    def forward(self, x, mask):
        back = reverse(self.back(reverse(x, mask))[0], mask)
        return torch.cat([self.forth(x)[0], back], 2) * mask[:, :, None]


class Network(nn.Module):
    def __init__(self, word_width, sound_width):
        super().__init__()
        h, s = HIDDEN, SOUND_HIDDEN
        self.drop = nn.Dropout(DROP)
        self.names = nn.Embedding(CLASSES, CLASS_WIDTH)
        self.sound = nn.ModuleList([nn.Linear(sound_width + CLASS_WIDTH + 2 * COMPARED, 2 * s), nn.Linear(2 * s, s), nn.Linear(s, 1)])
        self.deviations, self.in_word = nn.Linear(COMPARED + 1, h // 2), BothWays(h // 2, h // 2)
        self.word = nn.ModuleList([nn.Linear(word_width, 2 * h), nn.Linear(2 * h, h)])
        self.whole, self.own = nn.Linear(3 * h + 3, h), nn.Linear(h, 1)
        self.in_text = BothWays(h, h // 2)
        self.verdict = nn.ModuleList([nn.Linear(2 * h, h), nn.Linear(h, 1)])

    def stack(self, layers, x):
        for layer in layers:
            x = self.drop(F.relu(layer(x)))
        return x

    def forward(self, x, z, classes, has_sound, words):
        """Log odds per text and word of having been said; per word and sound; per word without its neighbours."""
        compared = z[:, :, -COMPARED:] * has_sound[:, :, None]
        beside = [F.pad(compared, (0, 0, 1, 0))[:, :-1], F.pad(compared, (0, 0, 0, 1))[:, 1:]]
        judged = self.sound[2](self.stack(self.sound[:2], torch.cat([z, self.names(classes), *beside], 2)))[:, :, 0]
        told = judged.detach().clamp(-SUREST, SUREST)
        sounds = F.relu(self.deviations(torch.cat([told[:, :, None], compared], 2))) * has_sound[:, :, None]
        run = self.in_word(sounds, has_sound)
        count = has_sound.sum(1, keepdim=True).clamp(min=1)
        highest = run.masked_fill(~has_sound[:, :, None], -9).max(1)[0]
        ordered = F.pad(told.masked_fill(~has_sound, 99).sort(1)[0], (0, 1), value=99)
        second = torch.where(ordered[:, 1] > 9, ordered[:, 0], ordered[:, 1])
        summary = torch.stack([ordered[:, 0], second, (told * has_sound).sum(1) / count[:, 0]], 1)
        whole = self.stack([self.whole], torch.cat([self.stack(self.word, x), run.sum(1) / count, highest, summary], 1))
        has_word = words >= 0
        text = whole[words.clamp(min=0)] * has_word[:, :, None]
        odds = self.verdict[1](self.stack(self.verdict[:1], torch.cat([text, self.in_text(text, has_word)], 2)))[:, :, 0]
        return odds, judged, self.own(whole)[:, 0]


def fit(texts, chosen, weights, seed, log=print):
    """Fits on the texts whose numbers are `chosen`."""
    rng = np.random.default_rng(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    model = Network(texts.x.shape[1], texts.z.shape[1])
    steps = EPOCHS * (len(list(texts.batches(rng.permutation(chosen)))) + 20)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    said, weights = texts.meta["isSaid"].astype(np.float32), weights.astype(np.float32)
    loss_of = F.binary_cross_entropy_with_logits
    for epoch in range(EPOCHS):
        model.train()
        total, batches = 0.0, list(texts.batches(rng.permutation(chosen)))
        for at in rng.permutation(len(batches)):
            rows, sounds, inputs = texts.batch(batches[at])
            for i in (0, 1):
                inputs[i] = inputs[i] + NOISE * torch.randn_like(inputs[i])
            odds, judged, own = model(*inputs)
            y, weight = torch.from_numpy(said[rows]), torch.from_numpy(weights[rows])
            loss = (loss_of(odds[inputs[4] >= 0], y, reduction="none") * weight).mean() + 0.3 * (loss_of(own, y, reduction="none") * weight).mean()
            known = (sounds >= 0) & texts.usable[np.maximum(sounds, 0)]
            if known.any():
                loss = loss + 0.3 * loss_of(judged[torch.from_numpy(known)], torch.from_numpy(texts.spoken[sounds[known]]))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += loss.item()
        log(f"seed {seed} epoch {epoch} loss {total / len(batches):.4f}", flush=True)
    return model.eval()


def predict(model, texts, chosen):
    """Log odds per word; not a number for words of other texts."""
    odds = np.full(len(texts.x), np.nan)
    with torch.no_grad():
        for batch in texts.batches(chosen):
            rows, _, inputs = texts.batch(batch)
            odds[rows] = model(*inputs)[0][inputs[4] >= 0].numpy()
    return odds


def export(models, statistics, speakers, base):
    """`base`.json: sizes, the speakers that each network saw, and the means and deviations of the inputs. `base`.bin: float16 weights in the order of word-network.ts."""
    def dense(layer):
        return [layer.weight, layer.bias]

    def gru(layer):
        return [layer.weight_ih_l0, layer.weight_hh_l0, layer.bias_ih_l0, layer.bias_hh_l0]

    flat = []
    for m in models:
        layers = [[m.names.weight], *map(dense, m.sound), dense(m.deviations), gru(m.in_word.forth), gru(m.in_word.back), *map(dense, m.word),
                  dense(m.whole), gru(m.in_text.forth), gru(m.in_text.back), *map(dense, m.verdict)]
        flat += [t.detach().numpy().astype("<f2").ravel() for layer in layers for t in layer]
    np.concatenate(flat).tofile(f"{base}.bin")
    (x_mean, x_deviation), (z_mean, z_deviation) = statistics
    numbers = lambda values: [float(f"{v:.6g}") for v in values]
    json.dump({"networks": len(models), "hidden": HIDDEN, "soundHidden": SOUND_HIDDEN, "classes": CLASSES, "classWidth": CLASS_WIDTH,
               "wordMeans": numbers(x_mean), "wordDeviations": numbers(x_deviation), "soundMeans": numbers(z_mean), "soundDeviations": numbers(z_deviation), "speakers": speakers},
              open(f"{base}.json", "w"), separators=(",", ":"))
