"""Draws what bench/picture-takes.mjs wrote: waveform, spectrogram, words and sounds with their borders, pauses, marks.

Usage: python3 bench/picture_takes.py FOLDER. Needs Debian's python3-matplotlib and python3-scipy. Writes one PNG for each JSON file there.
"""
import glob, json, sys
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from scipy.signal import spectrogram

RATE, ROW_SECONDS = 16000, 3.2
COLOURS = {"correct": "black", "omitted": "red", "replaced": "red", "inserted": "blueviolet", "repeated": "blueviolet"}

for path in sorted(glob.glob(f"{sys.argv[1]}/*.json")):
    take = json.load(open(path))
    rating, x = take["rating"], np.array(take["samples"])
    rows = int(np.ceil(len(x) / RATE / ROW_SECONDS))
    hertz, at, power = spectrogram(x, RATE, window="hann", nperseg=160, noverlap=120, nfft=512)
    level = 10 * np.log10(power + 1e-12)
    top = np.percentile(level, 99.7)
    figure, axes = plt.subplots(2 * rows, 1, figsize=(17, 5.1 * rows + 0.5), squeeze=False,
                                gridspec_kw={"height_ratios": [1, 3] * rows})
    for row in range(rows):
        wave, picture = axes[2 * row][0], axes[2 * row + 1][0]
        low, high = row * ROW_SECONDS, (row + 1) * ROW_SECONDS
        own = slice(int(low * RATE), int(high * RATE))
        wave.plot(np.arange(len(x))[own] / RATE, x[own], linewidth=0.4, color="steelblue")
        wave.set_ylim(-np.abs(x).max(), np.abs(x).max())
        seen = hertz <= 5000
        picture.pcolormesh(at, hertz[seen], level[seen], cmap="Greys", vmin=top - 50, vmax=top, shading="nearest", rasterized=True)
        picture.set_ylim(0, 5000)
        for axis in (wave, picture):
            axis.set_xlim(low, high)
            axis.set_xticks(np.arange(np.ceil(low * 10) / 10, high, 0.1))
            axis.tick_params(labelsize=6)
            for pause in rating["pauses"]:
                axis.axvspan(pause["start"], pause["end"], color="gold", alpha=0.35)
        for i, word in enumerate(rating["words"]):
            colour = COLOURS[word["status"]]
            if word["start"] is None:
                continue
            for axis in (wave, picture):
                axis.axvline(word["start"], color="green", linewidth=1.1)
                axis.axvline(word["end"], color="red", linewidth=1.1, linestyle="--")
            mark = "" if word["status"] == "correct" else f" ({word['status']})"
            if low <= word["start"] < high:
                wave.text(word["start"], np.abs(x).max() * 1.05, word["word"] + mark, color=colour, fontsize=10, va="bottom")
        for phone in rating["phones"]:
            if phone["start"] is None or not low <= phone["start"] < high:
                continue
            picture.axvline(phone["start"], color="deepskyblue", linewidth=0.6)
            picture.text((phone["start"] + phone["end"]) / 2, 4650, phone["phone"], ha="center", fontsize=8, color="blue")
    missed = [f"{word['word']} ({word['status']})" for word in rating["words"] if word["status"] != "correct"]
    figure.suptitle(f"{take['name']} {take['gender']}{take['age']} said: {take['said']} | text: {take['text']} | marked: {', '.join(missed)}", fontsize=9)
    figure.tight_layout()
    figure.savefig(path.replace(".json", ".png"), dpi=90)
    plt.close(figure)
