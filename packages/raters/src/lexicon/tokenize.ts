import { numberToWords } from './numbers.ts'

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

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,](?=[\p{L}\p{N}]))*%?|[&+=]|[$£€]\d[\d,]*(?:\.\d+)?/gu

// Maps, not objects: a text may hold words such as "constructor".
const SYMBOLS = new Map([
  ['&', ['and']],
  ['+', ['plus']],
  ['=', ['equals']],
])
const CURRENCIES = new Map([
  ['$', 'dollars'],
  ['£', 'pounds'],
  ['€', 'euros'],
])

/** Splits a text into its spoken words. Never throws; a text without anything to say has no words. */
export function tokenize(text: string): TextWord[] {
  return [...text.matchAll(TOKEN)].flatMap((match) => splitToken(match[0], match.index, text))
}

/** A token such as `word.Next` (a missing space) holds two words; `3.5`, `U.S.` and `e.g.` hold one. */
function splitToken(token: string, start: number, text: string): TextWord[] {
  const isOne = /\d/.test(token) || /^(?:\p{L}\.)+\p{L}?$/u.test(token) || !/[.,]/.test(token)
  const parts = isOne ? [{ part: token, at: 0 }] : splitAtMarks(token)
  return parts.map(({ part, at }) => {
    const end = start + at + part.length
    const isBeforePunctuation = /^["'”’)\]]*[.,;:!?…–—-](?=\s|$|["'”’)\]])|^\s+[–—-]\s/u.test(text.slice(end, end + 6))
    return { word: part, readings: readingsOf(part), start: start + at, end, isBeforePunctuation }
  })
}

function splitAtMarks(token: string): { part: string; at: number }[] {
  return [...token.matchAll(/[^.,]+/g)].map((match) => ({ part: match[0], at: match.index }))
}

function readingsOf(token: string): string[][] {
  const symbol = SYMBOLS.get(token)
  if (symbol !== undefined) return [symbol]
  const currency = CURRENCIES.get(token.slice(0, 1))
  const bare = currency === undefined ? token : token.slice(1)
  const isPercent = bare.endsWith('%')
  const number = numberToWords(isPercent ? bare.slice(0, -1) : bare)
  const after = isPercent ? ['per', 'cent'] : currency === undefined ? [] : [currency]
  if (number.length > 0) return number.map((words) => [...words, ...after])
  const word = normalizeWord(bare)
  const mixed = word.match(/\d+|[^\d]+/g) ?? [word]
  if (mixed.length === 1) return [[word]]
  return [mixed.flatMap((part) => numberToWords(part)[0] ?? [part])]
}

/** The key a word has in the dictionary: lower case, plain apostrophe, no accents, no full stops. */
export function normalizeWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/[.,%]/g, '').toLowerCase()
}
