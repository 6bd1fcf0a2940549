import { countWords } from '@rehearsal/exam/count-words'
import { z } from 'zod'
import { issueOf, tokensOf, underKey } from './key-issues.ts'
import type { Issue } from './task.ts'

/** A text with gaps: `parts[i]` stands before gap i, and the last part after the last gap. */
export const gappedTextSchema = z.array(z.string()).min(2).meta({
  title: 'Text around the gaps',
  description: 'Each piece stands before a gap; the last one stands after the last gap.',
})

/** One word for each gap in order; an empty one leaves its gap open. */
export const gapsSubmission = z.object({ words: z.array(z.string().max(60)).max(20) })

/** Why the word of each gap is right, in order. */
export const gapWhysSchema = z.array(z.string()).meta({ title: 'Why each word is right' })

/** What is wrong with the words given for the gaps of `parts`, or null. */
export function checkGaps(parts: readonly string[], words: readonly string[]): Issue[] | null {
  const gaps = parts.length - 1
  if (words.length !== gaps) {
    return [{ path: 'words', code: 'wrong_length', message: `Send one word for each of the ${gaps} gaps.` }]
  }
  if (words.every((word) => countWords(word) === 0)) {
    return [{ path: 'words', code: 'missing', message: 'Fill at least one gap.' }]
  }
  return null
}

/** What is wrong with a word that is not among those offered for its gap, or null. */
export function checkOffered(offered: readonly (readonly string[])[], words: readonly string[]): Issue[] | null {
  const issues = words.flatMap((word, i): Issue[] =>
    word === '' || offered[i]?.includes(word)
      ? []
      : [{ path: `words.${i}`, code: 'unknown', message: `“${word}” is not offered for gap ${i + 1}.` }],
  )
  return issues.length === 0 ? null : issues
}

/** A word of the box goes into one gap only. */
export function checkUsedOnce(words: readonly string[]): Issue[] | null {
  const issues = words.flatMap((word, i): Issue[] =>
    word !== '' && words.indexOf(word) < i
      ? [{ path: `words.${i}`, code: 'duplicate', message: `“${word}” already stands in another gap.` }]
      : [],
  )
  return issues.length === 0 ? null : issues
}

/** The key has one word for each gap, and none is empty. */
export function checkGapsKey(parts: readonly string[], words: readonly string[]): Issue[] {
  const empty = words.flatMap((word, i) =>
    word.trim() === '' ? [issueOf(`answerKey.words.${i}`, 'empty', 'Write the word of this gap.')] : [],
  )
  return [...underKey(checkGaps(parts, words) ?? []), ...empty]
}

/** The key says of each word why it is right. */
export function checkWhys(words: readonly string[], whys: readonly string[]): Issue[] {
  return whys.length === words.length
    ? []
    : [issueOf('answerKey.whys', 'wrong_length', `Say of each of the ${words.length} words why it is right.`)]
}

/** The transcript is the text with its gaps filled, whatever the spaces. */
export function checkFilled(parts: readonly string[], words: readonly string[], transcript: string): Issue[] {
  const filled = parts.map((part, i) => `${part}${words[i] ?? ''}`).join('')
  return tokensOf(filled).join(' ') === tokensOf(transcript).join(' ')
    ? []
    : [issueOf('answerKey.transcript', 'other_text', 'This is not the text with its gaps filled.')]
}

/** `words` with `word` in gap `gap` of `gaps`; undefined, which clears the draft, when no gap is filled. */
export function withWord(
  words: readonly string[] | undefined,
  gaps: number,
  gap: number,
  word: string,
): { words: string[] } | undefined {
  const next = Array.from({ length: gaps }, (_, index) => (index === gap ? word : (words?.[index] ?? '')))
  return next.every((each) => each === '') ? undefined : { words: next }
}
