import { mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { isPartOfSpeech } from './part-of-speech.ts'

/** What a learner wrote of a word, taken apart. */
export type Term = {
  word: string
  meaning: string
  /** What it may be found by where the whole is no word: `abate` of `to abate`. */
  shorter: string | null
}

/** What stands before a word in a list: `1.`, `(1)`, `1 -`, `a)`, `•`, `- `, `[x]`. */
const MARKER =
  /^(?:\(\d{1,4}\)\s*|#?\d{1,4}[.):](?!\d)\s*|\d{1,4}\s*[-–]\s+|[a-z]\)\s+|\[[ x]?\]\s*|[*•‣▪●○◦·◆■□☐☑✓➢➤\uF0B7\uF0A7\u00A7+–-]+\s+|[•‣▪●○◦◆■□☐☑✓➢➤\uF0B7\uF0A7]\s*)(?=.*\p{L})/iu
/** Between a word and what it means. */
const SEPARATOR =
  /\s(?:[-–~]{1,2}|=|:|\|)\s+|\s*(?:=>|->|→)\s*|(?<=[\p{L})\]}/."'\d]):\s+|(?<=\p{L}{2}[)\]]?)\s*=\s*(?=\p{L})/u
/** Where letters of another script begin behind Latin ones. */
const OTHER_SCRIPT = /(?<=\p{Script=Latin}.*)[\s:=~,،؛–-]*(?=(?!\p{Script=Latin})\p{L})/u
const SOUND = /\s\/[^/\s](?:[^/]*[^/\s])?\/|\s?\[[^[\]]*[ˈˌəɪʊæɒʌɛɜɔɑθðʃʒŋː][^[\]]*\]/gu
const BRACKETS = /^([^()[\]{}]*\p{L}[^()[\]{}]*?)\s*[([{]([^()[\]{}]{1,40})[)\]}]\s*/u
const OPEN_PART = /^(.*\p{L}.*?)\s+((?:n|v|vt|vi|adj|adv|prep|conj|pron|phr|idiom)\.)(?:\s+(.*))?$/iu
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
  if (!/\p{L}/u.test(cell) || cell.includes('\n')) return { word: cell, meaning: '', shorter: null }
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
  const [first] = [SEPARATOR.exec(typed), OTHER_SCRIPT.exec(typed)]
    .filter((found) => found !== null)
    .filter(({ index }) => /\p{L}/u.test(typed.slice(0, index)))
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length)
  if (first === undefined) return null
  const end = first.index + first[0].length
  return {
    start: rawSpan(0, first.index).end,
    end: end < typed.length ? rawSpan(end, typed.length).start : line.length,
  }
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
  return marker === '' ? text : text.slice(rawSpan(marker.length, typed.length).start).trim()
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
  if (whole === undefined || !isPartOfSpeech(inside)) return { rest: text, partOfSpeech: null }
  return { rest: `${before} ${text.slice(whole.length)}`.trim(), partOfSpeech: inside.trim() }
}

/** `abate v. to lessen`, and commas that are left at the end. */
function openPartOf({ word, meaning }: { word: string; meaning: string }, hasMeaning: boolean) {
  const [whole, before = '', part = '', after = ''] = OPEN_PART.exec(word) ?? []
  const isPart = whole !== undefined && (after === '' || (meaning === '' && !hasMeaning))
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
