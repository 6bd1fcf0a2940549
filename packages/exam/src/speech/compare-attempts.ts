import type { Evidence, SpokenWord } from '../score.ts'
import { isOfText, isSureWord, measuredRate, type SpeechEvidence } from './evidence-of-speech.ts'

export type ComparedTrait = {
  name: string
  before: number
  now: number
  max: number
  /** `unknown` where an engine does not know its error: then nothing is claimed. */
  verdict: 'better' | 'same' | 'lower' | 'unknown'
}

export type AttemptToCompare = {
  traits: readonly { name: string; earned: number; max: number; standardError: number | null }[]
  evidence: Evidence
}

export type Comparison = {
  traits: ComparedTrait[]
  /** Words (scripted) or main points (open) that were missed before and said now, and the other way round. */
  gained: string[]
  lost: string[]
  wordsPerMinute: { before: number; now: number } | null
  pauses: { before: number; now: number } | null
}

/** Nine times in ten a normal error stays within this many standard errors. */
const STANDARD_ERRORS = 1.64

/** What changed from one attempt at a question to a later one. A difference within the error of both is none. */
export function compareAttempts(before: AttemptToCompare, now: AttemptToCompare): Comparison {
  const traits = now.traits.flatMap((trait) => {
    const old = before.traits.find(({ name, max }) => name === trait.name && max === trait.max)
    return old ? [compareTrait(old, trait)] : []
  })
  const [earlier, later] = [speechOf(before.evidence), speechOf(now.evidence)]
  if (!earlier || !later) return { traits, gained: [], lost: [], wordsPerMinute: null, pauses: null }
  const [rateBefore, rateNow] = [measuredRate(earlier), measuredRate(later)]
  return {
    traits,
    ...compareSaid(saidIn(earlier), saidIn(later)),
    wordsPerMinute: rateBefore && rateNow && { before: rateBefore.wordsPerMinute, now: rateNow.wordsPerMinute },
    pauses: { before: earlier.pauses.length, now: later.pauses.length },
  }
}

type Trait = AttemptToCompare['traits'][number]

function compareTrait(before: Trait, now: Trait): ComparedTrait {
  const row = { name: now.name, before: before.earned, now: now.earned, max: now.max }
  if (before.standardError === null || now.standardError === null) return { ...row, verdict: 'unknown' }
  const reach = STANDARD_ERRORS * Math.hypot(before.standardError, now.standardError)
  const difference = now.earned - before.earned
  if (Math.abs(difference) <= reach) return { ...row, verdict: 'same' }
  return { ...row, verdict: difference > 0 ? 'better' : 'lower' }
}

function speechOf(evidence: Evidence): SpeechEvidence | null {
  return evidence.kind === 'speech' || evidence.kind === 'open-speech' ? evidence : null
}

type Said = { what: string; isSaid: boolean }

/** What was to be said, by its position: the words of a text of which it is sure, or the main points. */
function saidIn(evidence: SpeechEvidence): ReadonlyMap<string, Said> {
  if (evidence.kind === 'open-speech') {
    // What rests on spotted words alone changes by chance.
    if (evidence.isRough) return new Map()
    return new Map(evidence.keyPoints.map(({ point, isCovered }) => [point, { what: point, isSaid: isCovered }]))
  }
  const sure = evidence.words.filter((word) => isOfText(word) && isSureWord(word))
  return new Map(sure.map((word) => [`${word.index} ${word.word}`, asSaid(word)]))
}

const asSaid = ({ word, status }: SpokenWord): Said => ({ what: word, isSaid: status === 'correct' })

function compareSaid(before: ReadonlyMap<string, Said>, now: ReadonlyMap<string, Said>) {
  const changed = [...now].flatMap(([key, { what, isSaid }]) => {
    const was = before.get(key)
    return was && was.isSaid !== isSaid ? [{ what, isSaid }] : []
  })
  return {
    gained: changed.filter(({ isSaid }) => isSaid).map(({ what }) => what),
    lost: changed.filter(({ isSaid }) => !isSaid).map(({ what }) => what),
  }
}
