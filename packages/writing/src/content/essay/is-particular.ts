/** Tells whether a sentence is about a particular case: somebody, a figure, a time, what once happened. */
import { MONTHS, NUMBERS } from '@rehearsal/english/classes/classes'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { FAMILY_AND_FRIENDS } from '../../rules/rule/recurring-words.ts'
import type { Sentence, Token } from '../../text/token.ts'

const PERSONS = new Set(['i', 'he', 'she', 'we', 'my', 'his', 'her', 'our'])
/** Numbers that every essay counts its points by. */
const COUNTING = new Set(['one', 'two', 'first', 'second', 'third'])
const PASTS = new Set([...IRREGULAR_VERBS.values()].map(({ past }) => past))

/** A name, a figure, a relative of somebody's, or what a person did; what the prompt names itself is none. */
export function isParticular({ tokens }: Sentence, promptWords: ReadonlySet<string>): boolean {
  const words = tokens.filter(({ isWord }) => isWord)
  return (
    words.some((token, i) => isName(token, i, promptWords)) ||
    words.some((token) => isFigure(token, promptWords)) ||
    words.some(({ lower }, i) => FAMILY_AND_FRIENDS.has(lower) && PERSONS.has(words[i - 1]?.lower ?? '')) ||
    (words.some(({ lower }) => PERSONS.has(lower)) && words.some((token, i) => isPast(token, words[i - 1])))
  )
}

function isName({ pos, text, lemma, lower }: Token, i: number, promptWords: ReadonlySet<string>): boolean {
  if (i === 0 || !/^\p{Lu}\p{Ll}/u.test(text)) return false
  return (pos === 'PROPN' || MONTHS.has(lower)) && !promptWords.has(lemma)
}

function isFigure({ pos, lower }: Token, promptWords: ReadonlySet<string>): boolean {
  if (promptWords.has(lower)) return false
  return /\d/u.test(lower) || ((pos === 'NUM' || NUMBERS.has(lower)) && !COUNTING.has(lower))
}

function isPast({ lower, lemma, pos }: Token, before: Token | undefined): boolean {
  if (pos !== 'VERB' || before?.pos === 'AUX') return false
  return (lower.endsWith('ed') && lower !== lemma) || PASTS.has(lower)
}
