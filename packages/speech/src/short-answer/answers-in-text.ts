import { normalizeWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { makeOneNumber } from './number-words.ts'
import { questionEchoes } from './question-echoes.ts'

/** An accepted answer that stands in a transcript; negated where “not” stands directly before it. */
export type WrittenAnswer = { wording: string; isNegated: boolean }

const ARTICLES = new Set(['a', 'an', 'the'])

/**
 * The accepted answers in a text, in its order, but for those that repeat the question. Words are the same when they sound the
 * same: a recogniser writes “flower” for “flour”; a number within a longer one is another. `accepted` are wordings with what of them decides.
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
        .filter((place) => !isWithinNumber(place, said))
        .filter((place) => echoes.every((echo) => place.start < echo.start || place.end > echo.end))
        .map(({ start }) => ({ wording, start, isNegated: isNegation(wordBefore(said, start)) }))
    })
    .toSorted((a, b) => a.start - b.start)
    .map(({ wording, isNegated }) => ({ wording, isNegated }))
}

/** Whether an answer stands in a text only as a part of longer numbers: “six” in “twenty six weeks”. */
export function isPartOfNumber(text: string, core: string): boolean {
  const said = wordsOf(text)
  const places = placesOf(wordsOf(core), said)
  return places.length > 0 && places.every((place) => isWithinNumber(place, said))
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

/** “six” in “twenty six”. */
function isWithinNumber({ start, end }: { start: number; end: number }, said: readonly string[]): boolean {
  const isOne = (at: number) => makeOneNumber(said[at] ?? '', said[at + 1] ?? '')
  return isOne(start - 1) || isOne(end - 1)
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
