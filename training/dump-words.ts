/**
 * Writes what the take holds for and against every word of edited texts: OUT/words-{part}-{index}.{f32,jsonl}, and for and
 * against its sounds: OUT/sounds-{part}-{index}.f32. A training speaker is measured by the network that never heard them, a
 * calibration speaker by all; training recordings are judged with six times seven texts, and once more in passages.
 * Usage: node dump-words.ts INDEX COUNT train|calibration [EVERY]
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ARPABET } from '../packages/phonetics/src/phones/arpabet.ts'
import { readAcousticModel } from '../packages/speech/src/acoustics/acoustic-model.ts'
import { readSpeechEncoder } from '../packages/speech/src/encoder/read-encoder.ts'
import { type FrameEvidence, gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { readFrameNetworks } from '../packages/speech/src/acoustics/frame-network.ts'
import { scaledLikelihoods } from '../packages/speech/src/acoustics/scaled-likelihoods.ts'
import { type PlannedWord, planText } from '../packages/speech/src/reading/plan-text.ts'
import { readWords } from '../packages/speech/src/reading/read-take.ts'
import { speechFramesOf, type TrialSounds, trialSoundsOf } from '../packages/speech/src/miscues/word-trial.ts'
import { gatherWordEvidence } from '../packages/speech/src/miscues/word-evidence.ts'
import { phoneStatisticsSchema, soundFeatures } from '../packages/speech/src/pronunciation/phone-features.ts'
import { wordFeatures } from '../packages/speech/src/miscues/word-features.ts'
import { networksOfStrangers, ownShare, readPcm, type Utterance } from './corpus.ts'
import { OUT } from './dumped-utterance.ts'
import { passagesOf, readPassage } from './passages.ts'
import { sharedPhones } from '../packages/speech/src/spotting/phone-distance.ts'
import { editSources } from './edit-sources.ts'
import { type EditedWord, seededRandom, type SimulatedEdit, simulateEdits } from './simulated-edits.ts'

const index = process.argv[2] ?? '0'
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
/** Seeds of the texts of a recording, each for three draws of seven texts: takes are dearer than texts. */
const SERIES = part === 'train' ? [11, 7012] : [11]
const DRAWS = part === 'train' ? 3 : 1
const PASSAGE_SERIES = [5011]
const folder = join(import.meta.dirname, '../packages/speech/models')
const acoustic = readAcousticModel(join(folder, 'en-us-16k'))
const encoder = readSpeechEncoder(join(folder, 'moonshine-tiny'))
const networks = readFrameNetworks(process.env['NETWORKS'] ?? join(folder, 'speech'))
const statistics = phoneStatisticsSchema.parse(
  JSON.parse(readFileSync(join(folder, 'speech/phone-statistics.json'), 'utf8')),
)
const sources = editSources(part)
const all = sources.others
const matrix = createWriteStream(join(OUT, `words-${part}-${index}.f32`))
const sounds = createWriteStream(join(OUT, `sounds-${part}-${index}.f32`))
const rows = createWriteStream(join(OUT, `words-${part}-${index}.jsonl`))

for (const utterance of ownShare(all.filter((_, i) => i % every === 0))) {
  await dumpTake(utterance, await readPcm(part, utterance), { series: SERIES, draws: DRAWS, isPassage: false })
}
for (const passage of part === 'train' ? ownShare(passagesOf(all)) : []) {
  const { utterance, pcm } = await readPassage(part, passage)
  await dumpTake(utterance, pcm, { series: PASSAGE_SERIES, draws: 1, isPassage: true })
}
sounds.end()
matrix.end()
rows.end()

type Draws = { series: readonly number[]; draws: number; isPassage: boolean }

async function dumpTake(utterance: Utterance, pcm: Float32Array, { series, draws, isPassage }: Draws): Promise<void> {
  const unheard = networksOfStrangers(networks, utterance)
  const evidence = gatherEvidence({ acoustic, encoder, networks: unheard }, pcm)
  const trial = trialSoundsOf(scaledLikelihoods(evidence, unheard))
  for (const [part, seed] of series.entries()) {
    // A seed of its own per recording: the texts do not depend on how the work is divided.
    const random = seededRandom((Number.parseInt(utterance.utt, 10) % 2_000_003) + seed)
    for (let i = 0; i < 5; i++) random()
    for (let draw = part * draws; draw < (part + 1) * draws; draw++) {
      for (const edit of simulateEdits(utterance, { ...sources, random })) {
        if (isPassage && edit.kind === 'other') continue
        random()
        const plan = planOf(edit, random() < 0.5)
        if (plan.length === edit.words.length) dumpText(utterance, edit, plan, { evidence, trial, draw, isPassage })
      }
    }
  }
  await setImmediate()
}

type Take = { evidence: FrameEvidence; trial: TrialSounds; draw: number; isPassage: boolean }

function dumpText(utterance: Utterance, edit: SimulatedEdit, plan: PlannedWord[], take: Take): void {
  const { evidence, trial, draw, isPassage } = take
  const words = gatherWordEvidence({ acoustic }, evidence, trial, plan, readWords(evidence, plan))
  const speechFrames = speechFramesOf(trial)
  wordFeatures(words, plan, statistics, speechFrames).forEach((row, i) => {
    const word = edit.words[i]
    if (row === null || word === undefined) return
    matrix.write(Buffer.from(row.buffer.slice(0)))
    const measures = words[i]?.measures ?? []
    for (const measure of measures) sounds.write(Buffer.from(soundFeatures(measure, statistics).buffer.slice(0)))
    const names = measures.map(({ phoneClass }) => ARPABET[phoneClass] ?? '')
    const { utt, speaker } = utterance
    const spoken = saidPhones(names, word)
    const told = { utt, speaker, kind: edit.kind, draw, isPassage, i, ...word, spoken, speechFrames }
    rows.write(`${JSON.stringify(told)}\n`)
  })
}

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
