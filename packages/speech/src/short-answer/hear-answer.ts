import type { PitchLine, SpokenWord } from '@rehearsal/exam/score'
import type { ShortAnswerRating } from '@rehearsal/rating/types'
import type { ReadWord } from '../reading/miscues.ts'
import { planText } from '../reading/plan-text.ts'
import { rateFoundWords } from '../scripted/rate-reading.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import { spokenWordsOf } from '../open-speech/spoken-words-of.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { Candidate } from './candidate.ts'

/** What is shown of an answer that was heard. */
export type HeardAnswer = Pick<ShortAnswerRating, 'words' | 'phones' | 'pauses' | 'pitch'>

/** Shorter speech beside an answer is the edge of one of its sounds. */
const LEAST_BESIDE_FRAMES = 10

/**
 * The words of an accepted answer where it was heard, with their sounds as those of read speech are judged, the silences of
 * the take, and its melody where the answer has one. What was said beside the answer is neither right nor wrong: it is only no part of the answer.
 */
export function hearAnswer(models: SpeechModels, take: HeardTake, answer: Candidate, confidence: number): HeardAnswer {
  const plan = planText(answer.keyword.text)
  const spotted = spokenWordsOf(models, take, [answer])
  // A text of which some word cannot be planned has no sounds to lay upon the take.
  if (plan.length !== spotted.length) return { words: spotted, phones: [], pauses: [] }
  const said = plan.map((_, index): ReadWord => ({ index, status: 'correct', variant: 0, ...placeOf(answer, index) }))
  const beside = take.spans.flatMap((span) => besideOf(span, answer))
  const others = beside.map(({ start, end }): ReadWord => {
    const index = end <= answer.start ? 0 : plan.length
    return { index, status: 'inserted', variant: 0, start, end }
  })
  const read = [...said, ...others].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
  const { words, phones, pauses, signs } = rateFoundWords(models, { ...take, plan }, read)
  return {
    words: words.flatMap((word) => (word.status === 'correct' ? [{ ...word, confidence }] : [])),
    phones,
    pauses,
    ...(signs !== undefined && hasMelody(signs.pitch, words) ? { pitch: signs.pitch } : {}),
  }
}

/** Whether any of an answer has a melody: the take may have one where other words are said, and the answer be whispered or creaked. */
function hasMelody({ stepSeconds, semitones }: PitchLine, words: readonly SpokenWord[]): boolean {
  return words.some(({ status, start, end }) => {
    if (status !== 'correct' || start === null || end === null) return false
    return semitones.slice(Math.ceil(start / stepSeconds), Math.ceil(end / stepSeconds)).some((value) => value !== null)
  })
}

/** Where a word of an answer stands, in frames. */
function placeOf({ chain, sounds, start, end }: Candidate, index: number): FrameSpan {
  const own = sounds.filter((_, i) => chain.wordOf[i] === index)
  return { start: own[0]?.start ?? start, end: own.at(-1)?.end ?? end }
}

/** What of a stretch of speech was said before and after the answer. */
function besideOf(span: FrameSpan, { start, end }: FrameSpan): FrameSpan[] {
  const parts = [
    { start: span.start, end: Math.min(span.end, start) },
    { start: Math.max(span.start, end), end: span.end },
  ]
  return parts.filter((part) => part.end - part.start >= LEAST_BESIDE_FRAMES)
}
