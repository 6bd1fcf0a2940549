import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import type { FrameFeatures } from '../front-end/front-end.ts'
import type { PlacedWord } from '../alignment/aligner.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { placeWords } from '../reading/read-take.ts'
import { substitutedPhone } from './substituted-phone.ts'
import { goodnessOfPhones } from './goodness-of-words.ts'
import { phoneConfidence } from './phone-confidence.ts'
import type { PhoneGoodness } from './goodness-of-pronunciation.ts'
import { scorePhones } from './score-phones.ts'
import type { ScoredWord } from './scored-word.ts'
import type { ScoringModels } from './pronunciation-models.ts'

/** A take whose words were found and scored. */
export type ScoredTake = {
  pcm: Float32Array
  features: FrameFeatures
  plan: readonly PlannedWord[]
  scored: readonly ScoredWord[]
  /** The same words where the acoustic model alone places them: it tells speech from silence best, and timing rests on it. */
  timed: readonly PlacedWord[]
  /** One entry per phone of `scored`. */
  measures: readonly PhoneGoodness[]
}

/** From this share of words found on, the others are judged too: what was taken for a missing word is often an accent. */
const MOSTLY_READ = 0.5

/**
 * What sounds and traits are judged by: where most of the text was read, all of it, as raters did whose marks the engine
 * learnt from (phones 0.69 instead of 0.64, docs/studies/2026-11-28-how-scores-were-measured.md); else `take`, which holds the words that were found.
 */
export function judgedTake(
  models: ScoringModels,
  evidence: FrameEvidence,
  take: ScoredTake,
  read: readonly ReadWord[],
): ScoredTake {
  const found = new Map(read.filter(({ status }) => status === 'correct').map((word) => [word.index, word]))
  const isWhole = found.size === take.plan.length
  if (isWhole || found.size < MOSTLY_READ * take.plan.length) return take
  const unreached = new Set(read.flatMap(({ isUnreached, index }) => (isUnreached === true ? [index] : [])))
  const all = take.plan.flatMap((_, index): ReadWord[] => {
    const variant = found.get(index)?.variant ?? 0
    return unreached.has(index) ? [] : [{ index, status: 'correct', variant, start: null, end: null }]
  })
  // What was added stays out of the words beside it.
  const added = read.filter(({ status, isNoWord }) => status === 'inserted' && isNoWord !== true)
  return scoreTake(models, evidence, take, [...all, ...added])
}

/** Finds the places of the words that were `read`, and scores their sounds. */
export function scoreTake(
  models: ScoringModels,
  evidence: FrameEvidence,
  { pcm, plan }: Pick<ScoredTake, 'pcm' | 'plan'>,
  read: readonly ReadWord[],
): ScoredTake {
  const placed = placeWords(models, evidence, plan, read)
  const measures = goodnessOfPhones(models.acoustic, evidence, placed)
  const scores = scorePhones(models, measures)
  let at = 0
  const scored = placed.map(({ read: word, index, start, end, phones }): ScoredWord => {
    const own = phones.map((phone, i) => {
      const measure = measures[at + i]
      const score = scores[at + i] ?? 0
      const heardAs = measure === undefined ? null : substitutedPhone(measure, score)
      return { ...phone, score, heardAs, confidence: phoneConfidence(models.confidence, score) }
    })
    at += phones.length
    return { read: word, index, start, end, phones: own }
  })
  const timed = placeWords(models, { table: evidence.table }, plan, read)
  return { pcm, features: evidence.features, plan, scored, timed, measures }
}
