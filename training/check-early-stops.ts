/**
 * Judges what is told of readings that stop early or lack a sentence (`stopped-readings.ts`): never-said words called correct, content beside the share
 * that was read, beginnings paid nothing, whole texts. Usage: node check-early-stops.ts train|calibration [EVERY [FIRST]]: every so manieth speaker, from the FIRST on.
 */
import { mean } from '../packages/statistics/src/numbers.ts'
import { checkTake } from '../packages/speech/src/audio/check-take.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { findWords } from '../packages/speech/src/miscues/find-words.ts'
import { secondPassOf } from '../packages/speech/src/miscues/second-pass.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { contentShareOf, countMiscues } from '../packages/speech/src/reading/miscues.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { networksOfStrangers, type Part, readUtterances, wordNetworksOfStrangers } from './corpus.ts'
import { seededRandom } from './simulated-edits.ts'
import { type StoppedReading, stoppedReadings } from './stopped-readings.ts'

type Judged = StoppedReading & { content: number; isCorrect: boolean[] }
type Figure = { value: number; low: number; high: number }

/** The parts whose speakers no model of words knows. */
export const CALIBRATION = ['calibration', 'calibration-more'] as const

/** Values of `Judged` readings: shares, a mean and a count. */
const FIGURES: Record<string, (own: readonly Judged[]) => number> = {
  'never said, called correct': (own) =>
    shareOf(own.flatMap(({ isSaid, isCorrect }) => isCorrect.filter((_, i) => isSaid[i] === false))),
  'said, called correct': (own) =>
    shareOf(own.flatMap(({ isSaid, isCorrect }) => isCorrect.filter((_, i) => isSaid[i] === true))),
  'content off': (own) => mean(own.map(({ isSaid, content }) => Math.abs(content - shareOf(isSaid)))),
  content: (own) => mean(own.map(({ content }) => content)),
  'paid 0': (own) => own.filter(({ isSaid, content }) => content === 0 && isBeginning(isSaid)).length,
}

if (import.meta.main) {
  const [, , part = 'calibration', every = '1', first = '0'] = process.argv
  const judged = await judgeEarlyStops(part === 'train' ? ['train'] : CALIBRATION, Number(every), Number(first))
  for (const [kind, list] of Map.groupBy(judged, (reading) => reading.kind)) describe(kind, list)
  for (const [ending, list] of Map.groupBy(
    judged.filter(({ kind }) => kind === 'sentences' || kind === 'inside'),
    (reading) => reading.ending,
  ))
    describe(`stopped, ${ending}`, list)
}

/** What is told of the readings of every so manieth speaker, from the first on; with DETAILS each is printed. */
export async function judgeEarlyStops(parts: readonly Part[], every: number, first: number): Promise<Judged[]> {
  const all = await loadSpeechModels()
  const recogniser = createSpeechRecogniser(all.encoder, RECOGNISER_FOLDER)
  const recorded = parts.flatMap((part) => readUtterances(part).map((utterance) => [part, utterance] as const))
  const speakers = [...Map.groupBy(recorded, ([, { speaker }]) => speaker).values()]
  const judged: Judged[] = []
  for (const own of speakers.filter((_, i) => i % every === first)) {
    const [, utterance] = own[0] ?? []
    if (utterance === undefined) continue
    const models = {
      ...all,
      networks: networksOfStrangers(all.networks, utterance),
      wordNetworks: wordNetworksOfStrangers(all.wordNetworks, utterance),
    }
    for (const reading of await stoppedReadings(
      models,
      own.map(([from, row]) => [from, row]),
    )) {
      const plan = planText(reading.text)
      if (plan.length !== reading.isSaid.length) continue
      const isSilent = checkTake(reading.pcm).issues.includes('no_speech')
      const read = isSilent
        ? []
        : findWords(models, gatherEvidence(models, reading.pcm), plan, secondPassOf(reading.pcm, recogniser))
      const right = new Set(read.flatMap(({ status, index }) => (status === 'correct' ? [index] : [])))
      const content = isSilent ? 0 : contentShareOf(countMiscues(read, plan.length))
      judged.push({ ...reading, content, isCorrect: plan.map((_, index) => right.has(index)) })
      if (process.env['DETAILS'] !== undefined) tell(judged.at(-1))
    }
  }
  return judged
}

/** Each of `FIGURES` of some readings, with the middle 95 % when speakers are drawn with replacement. */
export function earlyStopFigures(list: readonly Judged[]): Record<string, Figure> {
  return Object.fromEntries(
    Object.entries(FIGURES).map(([name, figure]) => {
      const [low, high] = intervalOf(list, figure)
      return [name, { value: figure(list), low, high }]
    }),
  )
}

function tell(reading: Judged | undefined): void {
  if (reading === undefined) return
  const { speaker, kind, ending, text, isSaid, isCorrect, content } = reading
  const marks = text
    .split(' ')
    .map((word, i) => (isSaid[i] === isCorrect[i] ? word : isSaid[i] === true ? `[-${word}]` : `[+${word}]`))
  const at = isSaid.findIndex((said) => !said)
  marks.splice(at < 0 ? marks.length : at, 0, '|')
  console.log(
    `${speaker} ${kind}, ${ending}: ${content.toFixed(2)} of ${shareOf(isSaid).toFixed(2)}: ${marks.join(' ')}`,
  )
}

function describe(kind: string, list: readonly Judged[]): void {
  console.log(`\n${kind}: ${list.length} takes`)
  for (const [name, { value, low, high }] of Object.entries(earlyStopFigures(list)))
    console.log(`  ${name.padEnd(28)} ${round(value)} [${round(low)}, ${round(high)}]`)
}

/** Of so little of the text content is 0 whatever was read (exam-rules §5). */
function isBeginning(isSaid: readonly boolean[]): boolean {
  return isSaid.filter(Boolean).length > 2 || shareOf(isSaid) >= 0.25
}

/** The middle 95 % when speakers are drawn with replacement. */
function intervalOf(list: readonly Judged[], figure: (own: readonly Judged[]) => number): [number, number] {
  const own = [...Map.groupBy(list, ({ speaker }) => speaker).values()]
  const random = seededRandom(5)
  const draws = Array.from({ length: 300 }, () =>
    figure(own.flatMap(() => own[Math.floor(random() * own.length)] ?? [])),
  )
  const sorted = draws.toSorted((a, b) => a - b)
  return [sorted[7] ?? 0, sorted[292] ?? 0]
}

function shareOf(values: readonly boolean[]): number {
  return values.filter(Boolean).length / Math.max(1, values.length)
}

function round(value: number): string {
  return value.toFixed(3)
}
