import { countWords } from '@rehearsal/exam/count-words'
import type { FormRule, WordRange } from '@rehearsal/exam/formats/format'
import type { FieldProblem, Problem } from './problem.ts'

/** Tells whether the engines know how a word is pronounced. */
export type KnowsWord = (word: string) => boolean

const QUOTED_RUN_WORDS = 3
const COPIED_RUN_WORDS = 5
/** How fast a recording is taken to be spoken. */
const WORDS_PER_MINUTE = 150

export type KeyPoint = {
  point: string
  cues: readonly (readonly string[])[]
  says?: readonly string[] | undefined
  opposite?: readonly string[] | undefined
}

/** `text` has as many words as the range allows, counted as everywhere in the product. */
export function checkWordCount(field: string, text: string, { min, max }: WordRange): FieldProblem[] {
  const words = countWords(text)
  return words >= min && words <= max ? [] : [{ field, message: `has ${words} words; write ${min} to ${max}` }]
}

/** About how long a text takes to say, in whole seconds. */
export function secondsToSay(text: string): number {
  return Math.round((countWords(text) / WORDS_PER_MINUTE) * 60)
}

/** How many words a recording of so many seconds has. */
export function wordsIn({ min, max }: { min: number; max: number }): WordRange {
  return { min: Math.ceil((min / 60) * WORDS_PER_MINUTE), max: Math.floor((max / 60) * WORDS_PER_MINUTE) }
}

/** A recording is about as long as those of the exam. */
export function checkDuration(field: string, text: string, { min, max }: { min: number; max: number }): FieldProblem[] {
  const seconds = secondsToSay(text)
  return seconds >= min && seconds <= max
    ? []
    : [{ field, message: `takes about ${seconds} s to say; ${min} to ${max} s are asked` }]
}

/** A text has as many sentences as those of the exam. */
export function checkSentenceCount(field: string, text: string, { min, max }: WordRange): FieldProblem[] {
  const sentences = countSentences(text)
  return sentences >= min && sentences <= max
    ? []
    : [{ field, message: `has ${sentences} sentences; write ${min} to ${max}` }]
}

function countSentences(text: string): number {
  return text.match(/[.!?](?=\s|$)/gu)?.length ?? 0
}

/** A model answer would earn full marks for its form. */
export function checkForm(field: string, text: string, rule: FormRule): FieldProblem[] {
  const sentences = countSentences(text)
  const isOneSentence = sentences === 1 && /[.!?]$/u.test(text.trim())
  return [
    ...checkWordCount(field, text, rule.full),
    ...(rule.isOneSentence && !isOneSentence
      ? [{ field, message: 'write one single sentence with one full stop' }]
      : []),
  ]
}

/** A model answer makes every key point: it hits two thirds or more of the point's lists of cues. */
export function checkCoverage(field: string, text: string, keyPoints: readonly KeyPoint[]): FieldProblem[] {
  return keyPoints.flatMap(({ point, cues }) => {
    const missed = cues.filter((alternatives) => !hitsSome(text, alternatives))
    if (missed.length <= cues.length / 3) return []
    const advice = missed.map((alternatives) => alternatives.join(', ')).join('; and one of ')
    return [{ field, message: `misses the key point "${point}": use one of ${advice}` }]
  })
}

/** `text` has one of the alternatives of a list of cues, in whatever form of the word. */
export function hitsSome(text: string, alternatives: readonly string[]): boolean {
  const answer = text.toLowerCase().replaceAll(/\s+/gu, ' ')
  return alternatives.some((cue) => cuePattern(cue.toLowerCase()).test(answer))
}

/** A model answer shows how to use one's own words: it copies no five words in a row. */
export function checkOwnWords(field: string, text: string, passage: string): FieldProblem[] {
  const copied = runsOf(text, COPIED_RUN_WORDS).find((run) =>
    ` ${spokenWords(passage).join(' ')} `.includes(` ${run} `),
  )
  return copied === undefined ? [] : [{ field, message: `copies "${copied}" from the passage; say it in other words` }]
}

/** Every word can be aligned with a recording and pronounced by the model voice. Digits and signs are to be written as words. */
export function checkKnownWords(field: string, text: string, knowsWord: KnowsWord): FieldProblem[] {
  const unknown = new Set(spokenWords(text).filter((word) => !knowsWord(word)))
  if (unknown.size === 0) return []
  return [{ field, message: `has words without a known pronunciation: ${[...unknown].join(', ')}` }]
}

/** A title quotes no three words in a row of what the learner is to find out. */
export function checkTitleTellsNothing(title: string, answer: string): FieldProblem[] {
  const told = ` ${spokenWords(answer).join(' ')} `
  const isQuoted = runsOf(title, QUOTED_RUN_WORDS).some((run) => told.includes(` ${run} `))
  return isQuoted ? [{ field: 'title', message: 'quotes the answer; name the topic instead' }] : []
}

/** No two questions of the bank share the value of `field`. */
export function checkUnique(
  field: 'id' | 'title',
  questions: readonly { file: string; id: number; title: string }[],
): Problem[] {
  const first = new Map<string, string>()
  return questions.flatMap((question) => {
    const { file } = question
    const value = String(question[field]).toLowerCase().replaceAll(/\s+/gu, ' ')
    const other = first.get(value)
    if (other !== undefined) return [{ file, field, message: `"${question[field]}" is taken by ${other}` }]
    first.set(value, file)
    return []
  })
}

/** The words of a text as they are said: lower case, straight apostrophes, hyphens parting words, anything else outside. */
function spokenWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}%$£€&]+(?:'[\p{L}]+)*/gu) ?? []
  )
}

/** Every run of `length` words in a row, each as one string. */
function runsOf(text: string, length: number): string[] {
  const words = spokenWords(text)
  const count = Math.max(0, words.length - length + 1)
  return Array.from({ length: count }, (_, start) => words.slice(start, start + length).join(' '))
}

const cuePatterns = new Map<string, RegExp>()
/** A stem of so few letters begins many words that have nothing to do with it. */
const SHORT_STEM_LETTERS = 4
const ENDINGS = '(?:an|en|e|y|s|es|ies|ied|d|ed|n|ing|er|ers|ly)?'

/** Some word begins with the cue, whatever its ending: "city" is in "cities", "store" in "storing", "woman" in "women". */
function cuePattern(cue: string): RegExp {
  const known = cuePatterns.get(cue)
  if (known) return known
  const stem = cue.length > 3 ? cue.replace(/(?:[ey]|(?<=m)an)$/u, '') : cue
  const doubled = /[a-z]$/u.test(stem) ? `${stem.at(-1)}?` : ''
  const ending = stem.length <= SHORT_STEM_LETTERS ? String.raw`${doubled}${ENDINGS}(?![\p{L}\p{N}])` : ''
  const start = stem.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${start}${ending}`, 'u')
  cuePatterns.set(cue, pattern)
  return pattern
}
