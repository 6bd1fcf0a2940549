import type { SpokenWord } from '@rehearsal/exam/score'
import type { SpeechRating, Transcript } from '@rehearsal/rating/types'
import { type PlannedWord, planText } from '../reading/plan-text.ts'
import { rateReading } from '../scripted/rate-reading.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { HeardTake } from '../spotting/hear-take.ts'

/** A transcript laid upon the sound. */
export type HeardTranscript = {
  rating: SpeechRating
  /** The transcript's words in order, `correct` where the sound bears them out. */
  words: SpokenWord[]
  /** Share of the words that the sound bears out, 0–1. */
  borneOut: number
  /** The words that the sound bears out, with their pronunciations; `isBeforePunctuation` where a pause is natural. */
  plan: (PlannedWord & { index: number })[]
  /** The text, with full stops at pauses where it has no marks. */
  text: string
  /** The same without the words that the sound does not bear out. */
  borneOutText: string
}

/** A word that a browser sends must be this sure: a learner could send any text. */
const BROWSER_SURE = 0.7

/** Aligns a transcript with the take as a text that was read, and says which of its words the sound bears out. */
export function hearTranscript(models: SpeechModels, take: HeardTake, { text, source }: Transcript): HeardTranscript {
  const rating = rateReading(models, { pcm: take.pcm, text }, { known: take })
  const words = rating.words
    .filter(({ status }) => status !== 'inserted' && status !== 'repeated')
    .map((word) => (source === 'browser' ? doubted(word) : word))
  const isHeard = (index: number) => words[index]?.status === 'correct'
  const stops = /[.?!]/u.test(text) ? new Set<number>() : stopsAtPauses(words)
  const plan = planText(text).map((word, index) => ({
    ...word,
    index,
    isBeforePunctuation: word.isBeforePunctuation || stops.has(index),
  }))
  const kept = plan.filter(({ index }) => isHeard(index))
  return {
    rating,
    words,
    borneOut: kept.length / Math.max(1, words.length),
    plan: kept,
    text: textOf(text, plan, stops, () => true),
    borneOutText: textOf(text, plan, stops, isHeard),
  }
}

function doubted(word: SpokenWord): SpokenWord {
  const isSure = word.status !== 'correct' || (word.confidence ?? 1) >= BROWSER_SURE
  return isSure ? word : { ...word, status: 'replaced' }
}

const PAUSE_SECONDS = 0.25
/** As stretches without a text are cut (`split-stretches.ts`): a pause behind so much speech is natural. */
const STRETCH_SECONDS = 2.5

/** The words behind which a speaker who is written down without marks ended something. */
function stopsAtPauses(words: readonly SpokenWord[]): Set<number> {
  const said = words.filter(({ status, start }) => status === 'correct' && start !== null)
  const stops = new Set<number>()
  let from = said[0]?.start ?? 0
  said.forEach(({ index, end }, i) => {
    const next = said[i + 1]?.start ?? null
    const isStop = next !== null && end !== null && next - end >= PAUSE_SECONDS && end - from >= STRETCH_SECONDS
    if (!isStop) return
    stops.add(index)
    from = next
  })
  return stops
}

/** The text with the words that `isKept` keeps, and what stands between them. */
function textOf(
  text: string,
  plan: readonly PlannedWord[],
  stops: ReadonlySet<number>,
  isKept: (index: number) => boolean,
): string {
  const parts = plan.map(({ start, end }, index) => {
    const after = text.slice(end, plan[index + 1]?.start ?? text.length)
    return `${isKept(index) ? text.slice(start, end) : ''}${stops.has(index) ? '.' : ''}${after}`
  })
  return parts.join('').replaceAll(/\s+/gu, ' ').trim()
}
