import { mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { isPartOfSpeech } from './part-of-speech.ts'

/** What a learner wrote of a word, taken apart. */
export type Term = {
  word: string
  meaning: string
  /** What it may be found by where the whole is no word: `abate` of `to abate`. */
  shorter: string | null
}

/** No term is nearly as long; what is longer is told as too long a word. */
export const LONGEST_TERM = 3000

// A list is text of anybody's, and its lines may be as long as it: the cost of each pattern goes with the length alone. No two
// repeats beside each other may take the same characters, and one that may begin anywhere begins only where it could not before.

/** What stands before a word in a list: `1.`, `(1)`, `1 -`, `a)`, `•`, `- `, `[x]`. */
const MARKER =
  /^(?:\(\d{1,4}\)\s*|#?\d{1,4}[.):](?!\d)\s*|\d{1,4}\s*[-–]\s+|[a-z]\)\s+|\[[ x]?\]\s*|[*•‣▪●○◦·◆■□☐☑✓➢➤\uF0B7\uF0A7\u00A7+–-]+\s+|[•‣▪●○◦◆■□☐☑✓➢➤\uF0B7\uF0A7]\s*)/iu
/** Between a word and what it means. */
const SEPARATOR =
  /\s(?:[-–~]{1,2}|=|:|\|)\s+|(?<!\s)\s*(?:=>|->|→)\s*|(?<=[\p{L})\]}/."'\d]):\s+|(?<=\p{L}{2}[)\]]?)\s*=\s*(?=\p{L})/u
/** Where letters of another script begin. */
const OTHER_SCRIPT = /(?<![\s:=~,،؛–-])[\s:=~,،؛–-]*(?=(?!\p{Script=Latin})\p{L})/gu
const SOUND = /\s\/[^/\s](?:[^/]*[^/\s])?\/|\s?\[(?=[^[\]ˈˌəɪʊæɒʌɛɜɔɑθðʃʒŋː]*[ˈˌəɪʊæɒʌɛɜɔɑθðʃʒŋː])[^[\]]*\]/gu
const BRACKETS = /^([^()[\]{}]+)[([{]([^()[\]{}]{1,40})[)\]}]\s*/u
const OPEN_PART = /\s((?:n|v|vt|vi|adj|adv|prep|conj|pron|phr|idiom)\.)(?=\s|$)/giu
/** Small words in brackets belong to the word: `depend (on)`. */
const LAST_BRACKETS = /^(.*\p{L})\s+\(([^()]{3,})\)$/u
const QUOTED = /^(?:"([^"]+)"|'([^']+)'|\*\*([^*]+)\*\*|__([^_]+)__|`([^`]+)`)$/u

/**
 * Takes a word of a list out of its number or bullet, its sound, its part of speech and its meaning. What is no annotation
 * stays: `1984`, `to-do`, `e.g.`, `colo(u)r`. Pure.
 *
 * @param hasMeaning its meaning stands in another column.
 * @param isNamed the list's first line names its columns: then a cell holds neither a bullet nor a meaning.
 */
export function readTerm(cell: string, { hasMeaning, isNamed }: { hasMeaning: boolean; isNamed: boolean }): Term {
  const isTerm = cell.length <= LONGEST_TERM && hasLetter(cell) && !cell.includes('\n')
  if (!isTerm) return { word: cell, meaning: '', shorter: null }
  const started = isNamed ? cell : unquoted(withoutMarker(cell))
  const { rest, partOfSpeech } = takeBracketedPart(started.replaceAll(SOUND, ' ').trim())
  const split = hasMeaning || isNamed ? { word: rest, meaning: '' } : splitTerm(rest)
  const { word, part, meaning } = isNamed ? { ...split, part: null } : openPartOf(split, hasMeaning)
  const shown = partOfSpeech ?? part
  return {
    word,
    meaning: meaning !== '' && shown !== null ? `(${shown}) ${meaning}` : meaning,
    shorter: shorterOf(word),
  }
}

/** Where a line parts into a word and its meaning; null where it does not. */
export function boundaryOf(line: string): { start: number; end: number } | null {
  const { text: typed, rawSpan } = mapTyped(line)
  const [first] = [SEPARATOR.exec(typed), otherScriptIn(typed)]
    .filter((found) => found !== null)
    .filter(({ index }) => hasLetter(typed.slice(0, index)))
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length)
  if (first === undefined) return null
  const end = first.index + first[0].length
  return {
    start: rawSpan(0, first.index).end,
    end: end < typed.length ? rawSpan(end, typed.length).start : line.length,
  }
}

/** Where letters of another script begin behind Latin ones. */
function otherScriptIn(typed: string): RegExpExecArray | null {
  const latin = typed.search(/\p{Script=Latin}/u)
  if (latin === -1) return null
  return [...typed.matchAll(OTHER_SCRIPT)].find(({ index }) => index > latin) ?? null
}

function splitTerm(text: string): { word: string; meaning: string } {
  const boundary = boundaryOf(text)
  if (boundary === null) return lastBracketsOf(text)
  return { word: text.slice(0, boundary.start).trim(), meaning: text.slice(boundary.end).trim() }
}

/** The line without its number or bullet; as it is where nothing would be left. */
export function withoutMarker(text: string): string {
  const { text: typed, rawSpan } = mapTyped(text)
  const marker = MARKER.exec(typed)?.[0] ?? ''
  return marker === '' || !hasLetter(typed.slice(marker.length))
    ? text
    : text.slice(rawSpan(marker.length, typed.length).start).trim()
}

function unquoted(text: string): string {
  const { text: typed, rawSpan } = mapTyped(text)
  const [whole, ...inner] = QUOTED.exec(typed) ?? []
  const words = inner.find((part) => part !== undefined)
  if (whole === undefined || words === undefined) return text
  const start = typed.indexOf(words)
  const span = rawSpan(start, start + words.length)
  return text.slice(span.start, span.end)
}

function takeBracketedPart(text: string): { rest: string; partOfSpeech: string | null } {
  const [whole, before = '', inside = ''] = BRACKETS.exec(text) ?? []
  if (whole === undefined || !hasLetter(before) || !isPartOfSpeech(inside)) return { rest: text, partOfSpeech: null }
  return { rest: `${before.trimEnd()} ${text.slice(whole.length)}`.trim(), partOfSpeech: inside.trim() }
}

/** `abate v. to lessen`, and commas that are left at the end. */
function openPartOf({ word, meaning }: { word: string; meaning: string }, hasMeaning: boolean) {
  const found = [...word.matchAll(OPEN_PART)].findLast(({ index }) => hasLetter(word.slice(0, index)))
  const [[whole, part = ''], index] = [found ?? [''], found?.index ?? 0]
  const [before, after] = [word.slice(0, index).trimEnd(), word.slice(index + whole.length).trimStart()]
  const isPart = found !== undefined && (after === '' || (meaning === '' && !hasMeaning))
  const bare = (isPart ? before : word).replace(/(?<=\p{L})[,;:،؛]+$/u, '')
  return { word: bare, part: isPart ? part : null, meaning: isPart && after !== '' ? after : meaning }
}

/** `abate (to lessen)`. */
function lastBracketsOf(text: string): { word: string; meaning: string } {
  const [, word, meaning] = LAST_BRACKETS.exec(text) ?? []
  const isMeaning = word !== undefined && meaning !== undefined && /\p{L}{3}/u.test(meaning)
  return isMeaning ? { word, meaning } : { word: text, meaning: '' }
}

/** A verb without its "to", a noun without its article; "to be" is not cut. */
function shorterOf(word: string): string | null {
  return /^(?:to(?!\s+be\b)|an?|the)\s+(?=\p{L}{2})(.+)$/iu.exec(word)?.[1] ?? null
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
