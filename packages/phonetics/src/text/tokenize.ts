import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { numberToWords } from './numbers.ts'
import { expandShortForm, expandUnit, letterWords } from './written-forms.ts'
import { sayWrittenNumber } from './written-numbers.ts'

/** One word of a text as it is shown, and the ways it may be spoken, each a list of dictionary words. */
export type TextWord = {
  word: string
  readings: string[][]
  /** UTF-16 offsets in the text, end exclusive. */
  start: number
  end: number
  /** Whether the text has a comma, full stop or other mark after the word, where a reader may pause. */
  isBeforePunctuation: boolean
}

const NUMBERS = [
  String.raw`[$£€]\d[\d,]*(?:\.\d+)?(?:\s(?:thousand|million|billion|trillion)\b)?`,
  String.raw`\d{1,2}:\d{2}(?!\d)`,
  String.raw`\d[\d,.]*[-–]\d[\d,.]*(?<=\d)%?`,
].join('|')
const WORD = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,](?=[\p{L}\p{N}]))*(?:%|°[CF]?)?`
const TOKEN = new RegExp(String.raw`${NUMBERS}|${WORD}|[&+=@×#](?=\s|\p{N}|$)|°[CF]?`, 'gu')

// Maps, not objects: a text may hold words such as "constructor".
const SYMBOLS = new Map([
  ['&', [['and']]],
  ['+', [['plus']]],
  ['=', [['equals'], ['is']]],
  ['@', [['at']]],
  ['×', [['times'], ['by']]],
  ['#', [['number'], ['hashtag']]],
  ['°', [['degrees']]],
  ['°C', [['degrees', 'celsius'], ['degrees']]],
  ['°F', [['degrees', 'fahrenheit'], ['degrees']]],
  ['½', [['half'], ['a', 'half'], ['one', 'half']]],
  ['¼', [['quarter'], ['a', 'quarter']]],
  ['¾', [['three', 'quarters']]],
])
/** What is longer is no word that anybody reads out: the longest of a dictionary has 28 letters. */
export const LONGEST_WORD = 40
const LONGEST_ABBREVIATION = 5
/** Up to this length capitals are usually spelled (US, BBC), beyond it usually read (NASA). */
const SPELLED_LENGTH = 3

/** Splits a text into its spoken words. Never throws; a text without anything to say has no words. */
export function tokenize(text: string): TextWord[] {
  // In a text of nothing but capitals, capitals mean nothing.
  const areCapitalsSpelled = /\p{Ll}/u.test(text)
  return [...text.matchAll(TOKEN)].flatMap((match) => splitToken(match[0], match.index, text, areCapitalsSpelled))
}

/** A token such as `word.Next` (a missing space) holds two words; `3.5`, `U.S.` and `e.g.` hold one. */
function splitToken(token: string, start: number, text: string, areCapitalsSpelled: boolean): TextWord[] {
  const isOne = /\d/.test(token) || LETTERS_WITH_STOPS.test(token) || !/[.,]/.test(token)
  const parts = isOne ? [{ part: token, at: 0 }] : splitAtMarks(token)
  return parts.map(({ part, at }) => {
    const end = start + at + part.length
    const isBeforePunctuation = /^["'”’)\]]*[.,;:!?…–—-](?=\s|$|["'”’)\]])|^\s+[–—-]\s/u.test(text.slice(end, end + 6))
    const readings = readingsOf(part, text[end] === '.', areCapitalsSpelled)
    return { word: part, readings, start: start + at, end, isBeforePunctuation }
  })
}

const LETTERS_WITH_STOPS = /^(?:\p{L}\.)+\p{L}?$/u

function splitAtMarks(token: string): { part: string; at: number }[] {
  return [...token.matchAll(/[^.,]+/g)].map((match) => ({ part: match[0], at: match.index }))
}

function readingsOf(token: string, isStopped: boolean, areCapitalsSpelled: boolean): string[][] {
  const symbol = SYMBOLS.get(token)
  if (symbol !== undefined) return symbol
  const written = sayWrittenNumber(token)
  if (written.length > 0) return written
  const isPercent = token.endsWith('%')
  const number = numberToWords(isPercent ? token.slice(0, -1) : token)
  if (number.length > 0) return number.map((words) => [...words, ...(isPercent ? ['per', 'cent'] : [])])
  const word = normalizeWord(token)
  const mixed = word.match(/\d+|[^\d]+/g) ?? [word]
  return mixed.length === 1 ? readingsOfWord(token, word, isStopped, areCapitalsSpelled) : readingsOfMixed(mixed)
}

/** A word, a short form of one, or letters that are said one by one. */
function readingsOfWord(token: string, word: string, isStopped: boolean, areCapitalsSpelled: boolean): string[][] {
  const short = expandShortForm(word, isStopped || token.includes('.'))
  if (short.length > 0) return [...short, [word]]
  const isAbbreviation = /^\p{Lu}{2,}$/u.test(token) && token.length <= LONGEST_ABBREVIATION && areCapitalsSpelled
  if (LETTERS_WITH_STOPS.test(token) && word.length > 1) return [letterWords(word), [word]]
  if (!isAbbreviation) return [[word]]
  return token.length <= SPELLED_LENGTH ? [letterWords(word), [word]] : [[word], letterWords(word)]
}

/** Digits and letters in one: `5kg`, `20°C`, `B2`. */
function readingsOfMixed(parts: readonly string[]): string[][] {
  const figure = parts.length === 2 ? numberToWords(parts[0] ?? '')[0] : undefined
  const units = figure === undefined ? [] : expandUnit(parts[1] ?? '')
  if (figure !== undefined && units.length > 0) return units.map((unit) => [...figure, ...unit])
  return [parts.flatMap((part) => numberToWords(part)[0] ?? [part])]
}

/** The key a word has in the dictionary: lower case, plain apostrophe, no accents, no full stops. */
export function normalizeWord(word: string): string {
  return normalizeTyped(word).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll(/[.,%]/g, '').toLowerCase()
}
