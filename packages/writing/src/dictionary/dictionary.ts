/** Looks words up in the American and the British dictionary together. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import nspell from 'nspell'
import { capitalised } from '@rehearsal/english/text/capitalised'
import { LIVING_NAMES, LIVING_WORDS } from '@rehearsal/english/words/living-words'
import { usualSlip } from '@rehearsal/english/spelling/usual-slips'
import { LEXICON_WORDS } from '@rehearsal/english/words/lexicon-words'
import { UNLISTED_BAND, wordBand } from '@rehearsal/english/words/word-bands'
import { isDerivedWord, isModernForm, PREFIXES } from './derived-word.ts'

const checkers = [american, british].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)))

/** Longer strings are no words; affix rules take ever longer over them. */
const MAX_KNOWN_LETTERS = 60
/** Stand before a hyphen, some without being words. */
const FIRST_PARTS = new Set([...PREFIXES, ...'pre al el de la e i m x anglo franco sino indo russo italo'.split(' ')])
/** “platonism”, “kafkaesque”: of a name, and written small. */
const OF_A_NAME = /^\p{Ll}{4,}(?:ism|ist|esque)s?$/u
/** Stand behind one: a four-seater, six-year-olds. */
const LAST_PARTS = new Set(
  'olds seater seaters storey storeyed handedly mindedly heartedly bogglingly watchingly nots'.split(' '),
)
/** “Chapter XLIV”, “Louis XIV”, in capitals. */
const ROMAN_NUMERAL = /^(?=[IVXLCDM]{2,})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u
/** Informal, and spelt right. */
const CHATTER = new Set('ok haha hahaha hehe lol hmm wow yeah'.split(' '))

/** Whether American or British English knows a word; hyphenated words are known when their parts are. */
export function isKnownWord(word: string): boolean {
  const plain = normalizeTyped(word)
  if (plain.length > MAX_KNOWN_LETTERS) return false
  if (/\p{N}/u.test(plain)) return true
  if (dictionariesAccept(plain) || dictionariesAccept(plain.toLowerCase()) || isOfToday(plain)) return true
  const unaccented = plain.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (unaccented !== plain.normalize('NFD')) return isKnownWord(unaccented)
  if (isNewlyMade(plain.toLowerCase())) return true
  const stem = plain.replace(/'(?:s|d|ll|ve)?$/iu, '')
  if (stem !== plain && stem !== '') return isKnownWord(stem)
  if (isJoinedPrefix(plain)) return true
  return (
    plain.includes('-') &&
    plain
      .split('-')
      // “pro-Khmer”, “al-Baghdadi”: names are in no list.
      .every(
        (part, i, parts) =>
          (i > 0 && parts[0] !== capitalised(parts[0] ?? '') && /^\p{Lu}\p{Ll}/u.test(part)) ||
          (i === 0 ? FIRST_PARTS : LAST_PARTS).has(part.toLowerCase()) ||
          (part !== '' && isKnownInAnyCase(part)),
      )
  )
}

/** Whether a word is known as it stands or with a capital: dictionaries list many names with theirs only. */
export function isKnownInAnyCase(word: string): boolean {
  return isKnownWord(word) || isKnownWord(capitalised(word))
}

function isOfToday(word: string): boolean {
  const lower = word.toLowerCase()
  return CHATTER.has(lower) || LIVING_WORDS.has(lower) || LIVING_NAMES.has(word) || ROMAN_NUMERAL.test(word)
}

/** “co-ordinated”, “re-elected”: known without the hyphen behind what may stand before one. */
function isJoinedPrefix(word: string): boolean {
  const [prefix = '', ...rest] = word.toLowerCase().split('-')
  return rest.length === 1 && PREFIXES.has(prefix) && dictionariesAccept(`${prefix}${rest[0] ?? ''}`)
}

/** A slip that learners make again and again is none of these, though WordNet has “icecream”. */
function isNewlyMade(lower: string): boolean {
  return usualSlip(lower) === undefined && (LEXICON_WORDS.has(lower) || isModernForm(lower) || isDerivedWord(lower))
}

/** Whether a list or dictionary has a word as it stands. */
export function dictionariesAccept(word: string): boolean {
  return isListed(word) || (OF_A_NAME.test(word) && isListed(capitalised(word)))
}

function isListed(word: string): boolean {
  return wordBand(word) < UNLISTED_BAND || checkers.some((checker) => checker.correct(word))
}
