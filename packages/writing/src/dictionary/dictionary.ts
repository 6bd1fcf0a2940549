/** Looks words up in the American and the British dictionary together. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import nspell from 'nspell'
import { capitalised } from '@rehearsal/english/text/capitalised'
import { LIVING_NAMES, LIVING_WORDS } from '@rehearsal/english/words/living-words'
import { UNLISTED_BAND, wordBand } from '@rehearsal/english/words/word-bands'

const checkers = [american, british].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)))

/** Longer strings are no words; affix rules take ever longer over them. */
const MAX_KNOWN_LETTERS = 60
/** Stand before a hyphen without being words. */
const PREFIXES = new Set('pre non co re anti semi multi mid micro eco bio socio cyber post sub inter intra'.split(' '))
/** Stand behind one: a four-seater, six-year-olds. */
const LAST_PARTS = new Set('olds seater seaters storey storeyed'.split(' '))
/** Informal, and spelt right. */
const CHATTER = new Set('ok haha hahaha hehe lol hmm wow yeah'.split(' '))

/** Whether American or British English knows a word; hyphenated words are known when their parts are. */
export function isKnownWord(word: string): boolean {
  const plain = normalizeTyped(word)
  if (plain.length > MAX_KNOWN_LETTERS) return false
  if (/\p{N}/u.test(plain)) return true
  if (accepts(plain) || accepts(plain.toLowerCase()) || isOfToday(plain)) return true
  const unaccented = plain.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (unaccented !== plain.normalize('NFD')) return isKnownWord(unaccented)
  const stem = plain.replace(/'s?$/iu, '')
  if (stem !== plain && stem !== '') return isKnownWord(stem)
  return (
    plain.includes('-') &&
    plain
      .toLowerCase()
      .split('-')
      .every((part, i) => (i === 0 ? PREFIXES : LAST_PARTS).has(part) || (part !== '' && isKnownWord(part)))
  )
}

/** Whether a word is known as it stands or with a capital: dictionaries list many names with theirs only. */
export function isKnownInAnyCase(word: string): boolean {
  return isKnownWord(word) || isKnownWord(capitalised(word))
}

function isOfToday(word: string): boolean {
  const lower = word.toLowerCase()
  return CHATTER.has(lower) || LIVING_WORDS.has(lower) || LIVING_NAMES.has(word)
}

function accepts(word: string): boolean {
  return wordBand(word) < UNLISTED_BAND || checkers.some((checker) => checker.correct(word))
}
