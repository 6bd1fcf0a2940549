import { countWords } from '@rehearsal/exam/count-words'
import { z } from 'zod'
import { checkDuration, checkKnownWords, checkWordCount, type KnowsWord } from '../checks.ts'
import type { FieldProblem } from '../problem.ts'
import { shuffledOrder } from '../shuffle.ts'
import { authoredText, type Facts, voiceSchema } from './kind.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

const WAY_WORDS = { min: 2, max: 40 }

/** Sentences of learners, written for a point: several, since one way of saying it is the model answer's. */
const waysSource = z
  .array(authoredText.refine((text) => isWithin(countWords(text), WAY_WORDS), 'write 2 to 40 words'))
  .min(2)
  .max(12)
  .refine((ways) => new Set(ways.map((way) => way.toLowerCase())).size === ways.length, 'says the same twice')

/** What tells that a point is made: words that show it, and ways of saying it or its opposite. */
export const keyPointFields = {
  cues: z.array(z.array(authoredText).min(1)).min(1),
  says: waysSource.optional(),
  opposite: waysSource.optional(),
}

/** Main points of an open answer. */
export const keyPointsSource = z.array(z.strictObject({ point: authoredText, ...keyPointFields })).min(2)

/** What is said: one entry for each turn. */
export const transcriptSource = z.array(z.strictObject({ voice: voiceSchema, text: authoredText })).min(1)
type Transcript = z.infer<typeof transcriptSource>

/** A transcript as it is shown: one paragraph for each turn. */
export function textOf(transcript: Transcript): string {
  return transcript.map(({ text }) => text).join('\n')
}

type Range = { min: number; max: number }

const isWithin = (count: number, { min, max }: Range) => count >= min && count <= max

/** A recording has the right length, in words and in seconds, and no word that nobody can say. */
export function checkSpoken(
  field: string,
  text: string,
  { words, seconds }: { words: Range; seconds: Range },
  knowsWord: KnowsWord,
): FieldProblem[] {
  return [
    ...checkWordCount(field, text, words),
    ...checkDuration(field, text, seconds),
    ...checkKnownWords(field, text, knowsWord),
  ]
}

/** What there is to know of a question whose recording says `text`. */
export function spokenSubject(field: string, text: string): Pick<Facts, 'subject' | 'isSpoken'> {
  return { subject: { field, text }, isSpoken: true }
}

/** What there is to know of a question whose text is read. */
export function readSubject(field: string, text: string): Pick<Facts, 'subject' | 'isSpoken'> {
  return { subject: { field, text }, isSpoken: false }
}

/** Options with whether each is right and why. */
export const optionsSource = z
  .array(z.strictObject({ text: authoredText, isRight: z.boolean(), why: authoredText }))
  .min(3)
  .max(LETTERS.length)
  .refine(
    (options) => new Set(options.map(({ text }) => text.toLowerCase())).size === options.length,
    'no two options may be the same',
  )
type OptionSource = z.infer<typeof optionsSource>[number]

/** One option, or two and more, are right. */
export function checkRightOptions(options: readonly OptionSource[], rule: 'one' | 'many'): FieldProblem[] {
  const right = options.filter(({ isRight }) => isRight).length
  if (rule === 'one')
    return right === 1 ? [] : [{ field: 'options', message: `has ${right} right options; give exactly one` }]
  return right >= 2 && right < options.length
    ? []
    : [{ field: 'options', message: `has ${right} right options; give two or more, and a wrong one` }]
}

/** The right option must not be told by its length: at most half as long again as the longest wrong one. */
export function checkOptionLengths(options: readonly OptionSource[]): FieldProblem[] {
  const longest = (isRight: boolean) =>
    Math.max(...options.filter((option) => option.isRight === isRight).map(({ text }) => text.length))
  return longest(true) > 1.5 * longest(false)
    ? [{ field: 'options', message: 'the right option is told by its length' }]
    : []
}

/** Letters the options after shuffling, so that no id tells which is right. */
export function shuffledOptions(questionId: number, options: readonly OptionSource[]) {
  const shown = shuffledOrder(questionId, options.length).flatMap((place, index) => {
    const option = options[place]
    return option ? [{ ...option, id: LETTERS[index] ?? '' }] : []
  })
  return {
    options: shown.map(({ id, text }) => ({ id, text })),
    right: shown.filter(({ isRight }) => isRight).map(({ id }) => id),
    whys: Object.fromEntries(shown.map(({ id, why }) => [id, why])),
  }
}

/** Splits `text {1} more {2} end` into the parts around its gaps; null when the gaps are not numbered 1, 2, 3 … in order. */
export function partsAround(text: string, gaps: number): string[] | null {
  const numbers = [...text.matchAll(/\{(\d+)\}/gu)].map(([, number]) => Number(number))
  const isInOrder = numbers.length === gaps && numbers.every((number, i) => number === i + 1)
  return isInOrder ? text.split(/\{\d+\}/u) : null
}

/** The text with its gaps filled. */
export function filled(text: string, answers: readonly string[]): string {
  return text.replaceAll(/\{(\d+)\}/gu, (gap, number: string) => answers[Number(number) - 1] ?? gap)
}

/** The gaps of `text` are numbered in order, as many as there are answers. */
export function checkGaps(text: string, gaps: number): FieldProblem[] {
  return partsAround(text, gaps) ? [] : [{ field: 'text', message: `must have the gaps {1} to {${gaps}} in order` }]
}
