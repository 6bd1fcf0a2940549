import { normalizeWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { questionEchoes } from './question-echoes.ts'

/** An accepted answer that stands in a transcript; negated where “not” stands directly before it. */
export type WrittenAnswer = { wording: string; isNegated: boolean }

const ARTICLES = new Set(['a', 'an', 'the'])

/**
 * The accepted answers in a text, in its order, but for those that repeat the question. Words are the same when they sound the
 * same: a recogniser writes “flower” for “flour”. `accepted` are wordings with what of them decides.
 */
export function answersInText(
  text: string,
  accepted: readonly { wording: string; core: string }[],
  questionText: string,
): WrittenAnswer[] {
  const said = wordsOf(text)
  return accepted
    .flatMap(({ wording, core }) => {
      const echoes = questionEchoes(questionText, core).flatMap((echo) => placesOf(wordsOf(echo.text), said))
      return placesOf(wordsOf(core), said)
        .filter((place) => echoes.every((echo) => place.start < echo.start || place.end > echo.end))
        .map(({ start }) => ({ wording, start, isNegated: isNegation(wordBefore(said, start)) }))
    })
    .toSorted((a, b) => a.start - b.start)
    .map(({ wording, isNegated }) => ({ wording, isNegated }))
}

function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ readings }) => (readings[0] ?? []).map(normalizeWord))
}

function placesOf(wanted: readonly string[], said: readonly string[]): { start: number; end: number }[] {
  if (wanted.length === 0) return []
  return said.flatMap((_, start) => {
    const isHere = wanted.every((word, i) => soundsLike(word, said[start + i]))
    return isHere ? [{ start, end: start + wanted.length }] : []
  })
}

function soundsLike(wanted: string, said: string | undefined): boolean {
  if (said === undefined || wanted === said) return wanted === said
  const sounds = pronounce(wanted).map((phones) => phones.join(' '))
  return pronounce(said).some((phones) => sounds.includes(phones.join(' ')))
}

function wordBefore(said: readonly string[], start: number): string {
  const before = said[start - 1] ?? ''
  return ARTICLES.has(before) ? (said[start - 2] ?? '') : before
}

function isNegation(word: string): boolean {
  return word === 'not' || word.endsWith("n't")
}
