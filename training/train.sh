#!/usr/bin/env bash
# Rebuilds every file of packages/speech/models/speech from the corpus, about two hours on four cores. README.md says what each step is.
set -euo pipefail
cd "$(dirname "$0")"
export OUT=${OUT:-/tmp/rehearsal-training} OMP_NUM_THREADS=${OMP_NUM_THREADS:-1}
PYTHON=${PYTHON:-/usr/bin/python3}
models=../packages/speech/models/speech
mkdir -p "$OUT"

in_parts() { # runs a dump in four parts at a time; the networks are fitted on them in this order
  local script=$1 part=$2 index running=()
  shift 2
  for index in 0 1 2 3; do
    node "$script" "$index" 4 "$part" "$@" & running+=($!)
  done
  for index in "${running[@]}"; do wait "$index"; done
}

in_parts dump-frames.ts train # what the networks see, with aligned phones
for pair in '0 1' '2 3'; do # four networks, each without a fourth of the speakers
  read -r one other <<< "$pair"
  "$PYTHON" train_frames.py "$one" & first=$!
  "$PYTHON" train_frames.py "$other" & second=$!
  wait "$first" && wait "$second"
done
for fold in 0 1 2 3; do cp "$OUT/frame-network-$fold.bin" "$OUT/frame-network-$fold.json" "$models/"; done

in_parts dump-phones.ts train # measures per phone, out of fold
node dump-phones.ts 0 1 calibration
node make-phone-matrix.ts && "$PYTHON" train_phones.py # statistics, boosted trees

in_parts dump-words.ts train # every word of edited texts and passages, said or not
node dump-words.ts 0 1 calibration
for pair in '0 1' '2 3' '4 5'; do # six networks, two without each third of the speakers
  read -r one other <<< "$pair"
  "$PYTHON" train_words.py "$one" & first=$!
  "$PYTHON" train_words.py "$other" & second=$!
  wait "$first" && wait "$second"
done
"$PYTHON" train_words.py # the word verifier

in_parts dump-likelihood-ratios.ts train 24 # words by their sounds beside what the recogniser would write
node dump-likelihood-ratios.ts 0 1 calibration 3
node fit-likelihood-ratios.ts # what the recogniser adds to the sounds

in_parts dump-other-texts.ts train 10 # texts that were read beside others, by what the recogniser writes by itself
node dump-other-texts.ts 0 1 calibration 2
node fit-other-texts.ts
in_parts dump-added-words.ts train 10 # words that readers added beside what the recogniser makes up
node dump-added-words.ts 0 1 calibration
node fit-added-words.ts

in_parts dump-heads.ts rated && "$PYTHON" train_heads.py # trait heads, cross-validated over speakers
node fit-confidence.ts # how sure a phone's score is

for round in 1 2; do # candidates are picked with the model of the round before
  in_parts dump-open.ts train 6
  node dump-open.ts 0 1 calibration
  node train-open.ts > /dev/null
done

in_parts dump-answers.ts train 12 # short answers by their sounds beside what the recogniser would write
node dump-answers.ts 0 1 calibration
node fit-answers.ts

node ../content/src/build.ts # questions that learners have nothing to do with
in_parts dump-corrections.ts train # key words in place of what the recogniser wrote
node dump-corrections.ts 0 1 calibration
node fit-corrections.ts

for part in voices learners; do node ../bench/dump-stress.mjs "$part"; done # syllables of synthetic voices and learners
node fit-stress.ts

node write-manifest.ts
node check-miscues.ts # the whole detection on calibration speakers
