import type { Evidence, SpokenWord } from '../score.ts'
import { isSureStress, isSureWord, measuredRate, type SpeechEvidence } from './evidence-of-speech.ts'
import { placeInBand, rateBand } from './rate-band.ts'
import { weakSounds } from './weak-sounds.ts'

/** Where the evidence of a change stands: a word by its position, a moment of the recording, or a part of the page. */
export type EvidenceTarget =
  | { to: 'word'; place: number }
  | { to: 'moment'; seconds: number }
  | { to: 'rate' }
  | { to: 'key-points' }
  | { to: 'text' }
  | { to: 'model' }

/** One thing that would raise the score, with the points it could bring; null where that cannot be told. */
export type Change = { gain: number | null; target: EvidenceTarget } & (
  | { kind: 'left-out' | 'replaced' | 'added' | 'stress'; words: string[] }
  | { kind: 'sound'; phone: string; heardAs: string | null; weakTimes: number; times: number; words: string[] }
  | { kind: 'pauses'; count: number; longestSeconds: number }
  | { kind: 'stumbles'; count: number }
  | { kind: 'slow' | 'fast'; wordsPerMinute: number }
  /** `reversed`: how many of the points were said the other way round; these stand last. */
  | { kind: 'key-points'; points: string[]; reversed: number; isRough: boolean }
)

export type JudgedPoints = { name: string; earned: number; max: number }

/** What traits lack to their maxima, and these. */
type Missing = { points: number; max: number }

const MOST_CHANGES = 3
/** Less than this does not show in a mark that is written with one decimal. */
const WORTH_TELLING = 0.05
/** A pause between phrases is natural up to this long. */
const NATURAL_PAUSE_SECONDS = 0.4
/** What a stumble holds up a listener. */
const STUMBLE_SECONDS = 0.5
/** A second of the recording that is lost costs no more than this share of fluency's maximum: a short pause is no cause of much. */
const MOST_PER_SECOND = 0.15
/** One point lost on a sound costs no more than this many times its share of all sounds: listeners mind some more than others. */
const MOST_TIMES_SHARE = 5
const MOST_PER_SOUND = 2
/** A word stressed wrongly counts as much as one sound that is heavily accented. */
const STRESS_LOST = 1

/**
 * The two or three changes that would raise the score of a spoken answer most, the most valuable first.
 *
 * What a trait lacks to its maximum is shared out among its causes that the evidence shows: content among words left out,
 * replaced and added (scripted) or main points not heard (open), pronunciation among weak sounds and wrong stress,
 * fluency among pauses, stumbles and the rate. So the gains of one trait never exceed what it lacks, and a small cause
 * never brings much. Main points stand first, unless they rest on spotted words alone: then they come last and without
 * a figure. Nor have they one where content took every trait along: more than content hangs on them then.
 */
export function changesOf(traits: readonly JudgedPoints[], evidence: Evidence): Change[] {
  if (evidence.kind !== 'speech' && evidence.kind !== 'open-speech') return []
  const missing = (...names: string[]): Missing =>
    traits
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { earned, max }) => ({ points: sum.points + max - earned, max: sum.max + max }), {
        points: 0,
        max: 0,
      })
  const isZeroed = isZeroedByContent(traits)
  const content = missing('content', 'appropriacy').points
  const points = evidence.kind === 'open-speech' ? keyPointChanges(evidence, isZeroed ? 0 : content) : []
  const said = evidence.kind === 'speech' ? wordChanges(evidence.words, content) : []
  // Nothing else counts before there is content.
  const sounds = isZeroed ? [] : soundChanges(evidence, missing('pronunciation'))
  const flow = isZeroed ? [] : fluencyChanges(evidence, missing('fluency'))
  const byGain = [...said, ...sounds, ...flow]
    .filter(({ gain }) => gain !== null && gain >= WORTH_TELLING)
    .toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))
  const isRough = evidence.kind === 'open-speech' && evidence.isRough
  return (isRough ? [...byGain, ...points] : [...points, ...byGain]).slice(0, MOST_CHANGES)
}

function isZeroedByContent(traits: readonly JudgedPoints[]): boolean {
  return traits.length > 1 && traits.every(({ earned }) => earned === 0)
}

/** Shares `points` out by weight, to no cause more than `perWeight` for each unit of its weight. */
function shared<T extends { weight: number }>(
  points: number,
  causes: readonly T[],
  perWeight = Number.POSITIVE_INFINITY,
): (T & { gain: number })[] {
  const whole = causes.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return causes.map((cause) => ({ ...cause, gain: cause.weight * Math.min(perWeight, points / whole) }))
}

function keyPointChanges(evidence: Extract<SpeechEvidence, { kind: 'open-speech' }>, missing: number): Change[] {
  const { keyPoints, isRough } = evidence
  const open = keyPoints.filter(({ isCovered }) => !isCovered)
  if (open.length === 0) return []
  const [unsaid, reversed] = [
    open.filter(({ truth }) => truth !== 'reversed'),
    open.filter(({ truth }) => truth === 'reversed'),
  ]
  const points = [...unsaid, ...reversed].map(({ point }) => point)
  const gain = isRough || missing === 0 ? null : missing
  return [{ kind: 'key-points', points, reversed: reversed.length, isRough, gain, target: { to: 'key-points' } }]
}

const kindOfStatus = { omitted: 'left-out', replaced: 'replaced', inserted: 'added', repeated: 'added' } as const

/** Words that nobody is sure of take their share of what is missing, and are not told. */
function wordChanges(words: readonly SpokenWord[], missing: number): Change[] {
  const slips = words.flatMap((word, place) =>
    word.status === 'correct'
      ? []
      : [{ word: word.word, place, kind: isSureWord(word) ? kindOfStatus[word.status] : null }],
  )
  const causes = [...Map.groupBy(slips, ({ kind }) => kind)].map(([kind, own]) => ({ kind, own, weight: own.length }))
  return shared(missing, causes).flatMap(({ kind, own, gain }): Change[] =>
    kind === null
      ? []
      : [{ kind, gain, words: own.map(({ word }) => word), target: { to: 'word', place: own[0]?.place ?? 0 } }],
  )
}

function soundChanges(evidence: SpeechEvidence, { points, max }: Missing): Change[] {
  const { words, phones = [] } = evidence
  const sounds = weakSounds(words, phones).map((sound) => ({ sound, weight: sound.lost }))
  const stressed = words.flatMap((word, place) =>
    word.stress && isSureStress(word.stress) && word.stress.heard !== word.stress.expected
      ? [{ word: word.word, place }]
      : [],
  )
  const [first] = stressed
  const stress = first ? [{ weight: stressed.length * STRESS_LOST }] : []
  const perWeight = (max * MOST_TIMES_SHARE) / (MOST_PER_SOUND * Math.max(1, phones.length))
  const causes: { weight: number; sound?: (typeof sounds)[number]['sound'] }[] = [...sounds, ...stress]
  return shared(points, causes, perWeight).flatMap(({ sound, gain }): Change[] => {
    if (sound) return [{ kind: 'sound', gain, ...wordsOf(sound, words) }]
    if (!first) return []
    const target = { to: 'word', place: first.place } as const
    return [{ kind: 'stress', gain, words: stressed.map(({ word }) => word), target }]
  })
}

function wordsOf(
  { phone, heardAs, weakTimes, times, places }: ReturnType<typeof weakSounds>[number],
  words: readonly SpokenWord[],
) {
  const said = [...new Set(places.flatMap((place) => words[place]?.word ?? []))]
  return { phone, heardAs, weakTimes, times, words: said, target: { to: 'word', place: places[0] ?? 0 } as const }
}

function fluencyChanges(evidence: SpeechEvidence, { points, max }: Missing): Change[] {
  const causes = [...pauseCause(evidence), ...stumbleCause(evidence), ...rateCause(evidence)]
  return shared(points, causes, max * MOST_PER_SECOND).map(({ change, gain }) => ({ ...change, gain }))
}

type Cause = { weight: number; change: Change }

function pauseCause({ pauses }: SpeechEvidence): Cause[] {
  const long = pauses
    .map(({ start, end }) => ({ start, seconds: end - start }))
    .filter(({ seconds }) => seconds > NATURAL_PAUSE_SECONDS)
    .toSorted((a, b) => b.seconds - a.seconds)
  const [longest] = long
  if (!longest) return []
  const target = { to: 'moment', seconds: longest.start } as const
  const weight = long.reduce((sum, { seconds }) => sum + seconds - NATURAL_PAUSE_SECONDS, 0)
  return [
    { weight, change: { kind: 'pauses', count: long.length, longestSeconds: longest.seconds, gain: null, target } },
  ]
}

function stumbleCause({ disfluencies = [] }: SpeechEvidence): Cause[] {
  const [first] = disfluencies
  if (!first) return []
  const target = { to: 'moment', seconds: first.start } as const
  const weight = disfluencies.reduce((sum, { start, end }) => sum + Math.max(STUMBLE_SECONDS, end - start), 0)
  return [{ weight, change: { kind: 'stumbles', count: disfluencies.length, gain: null, target } }]
}

/** Seconds by which an answer of this many words lies outside the band, apart from its pauses. */
function rateCause(evidence: SpeechEvidence): Cause[] {
  const rate = measuredRate(evidence)
  if (rate === null) return []
  const { wordsPerMinute, seconds } = rate
  const place = placeInBand(wordsPerMinute)
  if (place === 'within') return []
  const edge = place === 'slow' ? rateBand.lowWordsPerMinute : rateBand.highWordsPerMinute
  const paused = evidence.pauses.reduce((sum, { start, end }) => sum + end - start, 0)
  const outside = Math.abs(seconds - (seconds * wordsPerMinute) / edge) - (place === 'slow' ? paused : 0)
  if (outside <= 0) return []
  return [{ weight: outside, change: { kind: place, wordsPerMinute, gain: null, target: { to: 'rate' } } }]
}
