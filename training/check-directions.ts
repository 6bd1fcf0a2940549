/**
 * Judges in which direction estimates move when a take is made worse: faster than clear, noisy, clipped, with pauses. Prints how often each spoiling raises
 * the total or a trait by more than BARELY, and by how much it changes them. What the product refuses to score is left out and counted.
 * Usage: node check-directions.ts [EVERY [FIRST [FILE]]]: every so manieth calibration take, from the FIRST on; FILE gets the estimates.
 */
import { appendFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { checkTake } from '../packages/speech/src/audio/check-take.ts'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import {
  babbleOf,
  clipped,
  playedFaster,
  saidFaster,
  whiteNoise,
  withNoise,
  withPause,
} from '../packages/speech/src/testing/spoil-take.ts'
import { mean } from '../packages/statistics/src/numbers.ts'
import { readPcm, readUtterances } from './corpus.ts'
import { seededRandom } from './simulated-edits.ts'

/** A rise that nobody notices. */
export const BARELY = 0.02
const TRAITS = ['total', 'pronunciation', 'fluency', 'prosody'] as const
type Estimates = Record<(typeof TRAITS)[number], number>
type Spoil = (pcm: Float32Array, gaps: readonly number[]) => Float32Array

type Change = { name: string; utt: string; was: Estimates; is: Estimates }
/** Every estimate before and after a spoiling, and of each spoiling how many takes were refused. */
type Directions = { changes: Change[]; refused: Map<string, number> }

if (import.meta.main) {
  const [, , every = '8', first = '0', file] = process.argv
  describe(
    await judgeDirections(Number(every), Number(first), (change) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(change)}\n`)
    }),
  )
}

/** Judges every so manieth calibration take, from the first on, as it is and spoilt in every way; `tell` hears of each change. */
export async function judgeDirections(
  every: number,
  first: number,
  tell: (change: Change) => void = () => {},
): Promise<Directions> {
  const { rateReading } = await createSpeechRaters()
  const all = (['calibration', 'calibration-more'] as const).flatMap((part) =>
    readUtterances(part).map((utterance) => ({ part, utterance })),
  )
  const others = await Promise.all(
    all.slice(0, 200).flatMap(({ part, utterance }, i) => (i % 34 === 7 ? [readPcm(part, utterance)] : [])),
  )
  const spoilings = spoilingsWith(whiteNoise(160_000, seededRandom(30)), babbleOf(others))
  const directions: Directions = { changes: [], refused: new Map() }
  for (const { part, utterance } of all.filter((_, i) => i % every === first)) {
    const pcm = await readPcm(part, utterance)
    const clean = await rateReading({ pcm, text: utterance.text, phones: utterance.phones })
    const said = clean.words.flatMap(({ status, start, end }) =>
      status === 'correct' && start !== null && end !== null ? [{ start, end }] : [],
    )
    const gaps = said.slice(1).map(({ start }, i) => Math.round(8000 * (start + (said[i]?.end ?? start))))
    if (gaps.length === 0) continue
    for (const [name, spoil] of Object.entries(spoilings)) {
      const spoilt = spoil(pcm, gaps)
      if (checkTake(spoilt).issues.some((issue) => issue.startsWith('too_') || issue === 'no_speech')) {
        directions.refused.set(name, (directions.refused.get(name) ?? 0) + 1)
        continue
      }
      const rating = await rateReading({ pcm: spoilt, text: utterance.text, phones: utterance.phones })
      const change = { utt: utterance.utt, name, was: estimatesOf(clean.estimates), is: estimatesOf(rating.estimates) }
      directions.changes.push(change)
      tell(change)
      await setImmediate()
    }
  }
  return directions
}

function describe({ changes, refused }: Directions): void {
  console.log(`raised by more than ${BARELY} (mean change): ${TRAITS.join(', ')}`)
  for (const [name, own] of Map.groupBy(changes, (change) => change.name)) {
    const figures = TRAITS.map((trait) => {
      const by = own.map(({ was, is }) => is[trait] - was[trait])
      const raised = by.filter((change) => change > BARELY).length
      return `${raised} (${mean(by).toFixed(3)})`.padStart(12)
    })
    console.log(
      `${name.padEnd(24)} n ${String(own.length).padStart(3)}, refused ${refused.get(name) ?? 0}: ${figures.join(' ')}`,
    )
  }
}

function spoilingsWith(white: Float32Array, babble: Float32Array): Record<string, Spoil> {
  return {
    ...named([1.25, 1.5, 2, 2.6], (speed) => [`said ${speed} × as fast`, (pcm) => saidFaster(pcm, speed)]),
    ...named([1.25, 2], (speed) => [`played ${speed} × as fast`, (pcm) => playedFaster(pcm, speed)]),
    ...named([20, 10, 5], (decibels) => [`white noise ${decibels} dB below`, (pcm) => withNoise(pcm, white, decibels)]),
    ...named([20, 10, 5], (decibels) => [`babble ${decibels} dB below`, (pcm) => withNoise(pcm, babble, decibels)]),
    ...named([6, 18], (decibels) => [`${decibels} dB too loud`, (pcm) => clipped(pcm, decibels)]),
    ...named([1, 2, 3], (seconds) => [
      `a pause of ${seconds} s`,
      (pcm, gaps) => withPause(pcm, gaps[Math.floor(gaps.length / 2)] ?? 0, seconds),
    ]),
    'two pauses of 1 s': (pcm, gaps) =>
      withPause(
        withPause(pcm, gaps[Math.floor((2 * gaps.length) / 3)] ?? 0, 1),
        gaps[Math.floor(gaps.length / 3)] ?? 0,
        1,
      ),
  }
}

function named<T>(values: readonly T[], make: (value: T) => [string, Spoil]): Record<string, Spoil> {
  return Object.fromEntries(values.map(make))
}

function estimatesOf(estimates: Record<(typeof TRAITS)[number], number | null>): Estimates {
  const { total, pronunciation, fluency, prosody } = estimates
  return { total: total ?? 0, pronunciation: pronunciation ?? 0, fluency: fluency ?? 0, prosody: prosody ?? 0 }
}
