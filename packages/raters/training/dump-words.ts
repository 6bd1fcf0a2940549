/**
 * Writes what the take holds for and against every word of edited texts: OUT/words-{part}-{index}.{f32,jsonl}.
 * A training speaker is measured by the network that never heard them, a calibration speaker by both.
 * Usage: node dump-words.ts INDEX COUNT train|calibration [EVERY]
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ARPABET } from '../src/lexicon/arpabet.ts'
import { readAcousticModel } from '../src/speech/acoustic-model.ts'
import { gatherEvidence } from '../src/speech/frame-evidence.ts'
import { readFrameNetworks } from '../src/speech/frame-network.ts'
import { soundScores } from '../src/speech/sound-scores.ts'
import { type PlannedWord, planText } from '../src/speech/plan-text.ts'
import { readWords } from '../src/speech/read-take.ts'
import { speechFramesOf, trialSoundsOf } from '../src/speech/word-trial.ts'
import { gatherWordEvidence } from '../src/speech/word-evidence.ts'
import { phoneStatisticsSchema, soundFeatures } from '../src/speech/phone-features.ts'
import { wordFeatures } from '../src/speech/word-features.ts'
import { ownShare, readPcm, readUtterances } from './corpus.ts'
import { OUT } from './dumped-utterance.ts'
import { sharedPhones } from './phone-distance.ts'
import { commonWords, createSimilarWords } from './similar-words.ts'
import { type EditedWord, type SimulatedEdit, seededRandom, simulateEdits } from './simulated-edits.ts'

const index = process.argv[2] ?? '0'
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
/** Share of the edited texts that is used: takes are dearer than texts, but not by much. */
const texts = Number(process.argv[6] ?? 1)
const folder = join(import.meta.dirname, '../models')
const acoustic = readAcousticModel(join(folder, 'en-us-16k'))
const networks = readFrameNetworks(process.env['NETWORKS'] ?? join(folder, 'speech'))
const statistics = phoneStatisticsSchema.parse(
  JSON.parse(readFileSync(join(folder, 'speech/phone-statistics.json'), 'utf8')),
)
const all = readUtterances(part)
const ownWords = readUtterances('train').flatMap(({ words }) => words.map(({ text }) => text))
const similar = [createSimilarWords(ownWords), createSimilarWords(commonWords())]
const matrix = createWriteStream(join(OUT, `words-${part}-${index}.f32`))
const sounds = createWriteStream(join(OUT, `sounds-${part}-${index}.f32`))
const rows = createWriteStream(join(OUT, `words-${part}-${index}.jsonl`))

for (const utterance of ownShare(all.filter((_, i) => i % every === 0))) {
  // A seed of its own per recording: the texts do not depend on how the work is divided.
  const random = seededRandom((Number.parseInt(utterance.utt, 10) % 2_000_003) + 11)
  for (let i = 0; i < 5; i++) random()
  const pcm = await readPcm(part, utterance)
  const unheard = networks.filter((network) => !network.shape.speakers.includes(utterance.speaker))
  const evidence = gatherEvidence(acoustic, unheard, pcm)
  const trial = trialSoundsOf(soundScores(evidence, unheard))
  for (const edit of simulateEdits(utterance, { others: all, similar, random })) {
    if (random() > texts) continue
    const plan = planOf(edit, random() < 0.5)
    if (plan.length !== edit.words.length) continue
    const read = readWords(evidence, plan)
    const words = gatherWordEvidence({ acoustic }, evidence, trial, plan, read)
    wordFeatures(words, plan, statistics, speechFramesOf(trial)).forEach((row, i) => {
      if (row === null) return
      matrix.write(Buffer.from(row.buffer.slice(0)))
      const word = edit.words[i]
      const measures = words[i]?.measures ?? []
      for (const measure of measures) sounds.write(Buffer.from(soundFeatures(measure, statistics).buffer.slice(0)))
      const { utt, speaker } = utterance
      const spoken =
        word === undefined
          ? []
          : saidPhones(
              measures.map(({ phoneClass }) => ARPABET[phoneClass] ?? ''),
              word,
            )
      rows.write(`${JSON.stringify({ width: row.length, utt, speaker, kind: edit.kind, i, ...word, spoken })}\n`)
    })
  }
  await setImmediate()
}
sounds.end()
matrix.end()
rows.end()

/** With or without the canonical phones: both kinds of request are judged alike. */
function planOf(edit: SimulatedEdit, hasPhones: boolean): PlannedWord[] {
  const text = edit.words.map((word) => word.text).join(' ')
  return planText(text, hasPhones ? edit.words.flatMap(({ phones }) => phones) : undefined)
}

/** Which phones of a word were said: all of a word that was; of a replaced one those it shares with what was said. */
function saidPhones(phones: readonly string[], word: EditedWord): number[] {
  if (word.edit === 'replaced') return sharedPhones(phones, word.said)
  return phones.map(() => (word.isSaid ? 1 : 0))
}
