import { boundaryOf, hasLetter, insideOf } from './boundary.ts'
import { isPartOfSpeech, isUsageNote } from './part-of-speech.ts'
import { typedParts, withoutEdges, withoutPlaces } from './typed-parts.ts'

/** What a learner wrote of a word, taken apart. */
export type Term = {
  word: string
  meaning: string
  /** What it may be found by where the whole is no word: `abate` of `to abate`. */
  shorter: string | null
}

/** No term is nearly as long; what is longer is told as too long a word. */
export const LONGEST_TERM = 3000

// As in `boundary.ts` the cost of each pattern goes with the length alone; places are found in the text as it is compared.

/** What stands before a word in a list: `1.`, `(1)`, `1 -`, `a)`, `•`, `- `, `[x]`. */
const MARKER =
  /^(?:\(\d{1,4}\)\s*|#?\d{1,4}[.):](?!\d)\s*|\d{1,4}\s*[-–]\s+|[a-z]\)\s+|\[[ x]?\]\s*|[*•‣▪●○◦·◆■□☐☑✓➢➤\uF0B7\uF0A7\u00A7+–-]+\s+|[•‣▪●○◦◆■□☐☑✓➢➤\uF0B7\uF0A7]\s*)/iu
const SOUND = /\s\/[^/\s](?:[^/]*[^/\s])?\/|\s?\[[^[\]]+\]/gu
/** Tells a sound in brackets; looked for in what was typed, as the mark of stress is compared as an apostrophe. */
const SOUND_SIGN = /[ˈˌəɪʊæɒʌɛɜɔɑθðʃʒŋː]/u
const BRACKETS = /^([^()[\]{}]+)[([{]([^()[\]{}]{1,40})[)\]}]\s*/u
const OPEN_PART = /\s((?:n|v|vt|vi|adj|adv|prep|conj|pron|phr|idiom)\.)(?=\s|$)/giu
/** `depend (on)` */
const LATER_BRACKETS = /\s[([{]([^()[\]{}]{1,40})[)\]}]/gu
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
  const { rest, partOfSpeech } = takeBracketedPart(withoutSounds(started))
  const split = hasMeaning || isNamed ? { word: rest, meaning: '' } : splitTerm(rest)
  const { word, part, meaning } = isNamed ? { ...split, part: null } : openPartOf(split, hasMeaning)
  const shown = partOfSpeech ?? part
  return {
    word,
    meaning: meaning !== '' && shown !== null ? `(${shown}) ${meaning}` : meaning,
    shorter: shorterOf(word),
  }
}

function splitTerm(text: string): { word: string; meaning: string } {
  const boundary = boundaryOf(text)
  if (boundary === null) return { word: text, meaning: '' }
  const meaning = withoutEdges(text.slice(boundary.end))
  return {
    word: withoutEdges(text.slice(0, boundary.start)),
    meaning: boundary.isWrapped ? unwrapped(meaning) : meaning,
  }
}

function unwrapped(text: string): string {
  const { typed, part } = typedParts(text)
  const inside = insideOf(typed)
  return inside === null ? text : part(inside.start, inside.end)
}

/** The line without its number or bullet; as it is where nothing would be left. */
export function withoutMarker(text: string): string {
  const { typed, part } = typedParts(text)
  const marker = MARKER.exec(typed)?.[0] ?? ''
  return marker === '' || !hasLetter(typed.slice(marker.length)) ? text : part(marker.length)
}

function unquoted(text: string): string {
  const { typed, part } = typedParts(text)
  const words = (QUOTED.exec(typed) ?? []).slice(1).find((each) => each !== undefined)
  if (words === undefined) return text
  const start = typed.indexOf(words)
  return part(start, start + words.length)
}

function withoutSounds(text: string): string {
  const parts = typedParts(text)
  const sounds = [...parts.typed.matchAll(SOUND)].filter(
    ({ 0: whole, index }) => !whole.endsWith(']') || SOUND_SIGN.test(parts.part(index, index + whole.length)),
  )
  return sounds.length === 0 ? text : withoutPlaces(parts, sounds)
}

function takeBracketedPart(text: string): { rest: string; partOfSpeech: string | null } {
  const { typed, part } = typedParts(text)
  const [whole, before = '', inside = ''] = BRACKETS.exec(typed) ?? []
  if (whole === undefined || !hasLetter(before) || !isPartOfSpeech(inside)) return { rest: text, partOfSpeech: null }
  const start = before.length + 1
  return {
    rest: `${part(0, before.length)} ${part(whole.length)}`.trim(),
    partOfSpeech: part(start, start + inside.length),
  }
}

/** `abate v. to lessen`, and commas that are left at the end. */
function openPartOf({ word, meaning }: { word: string; meaning: string }, hasMeaning: boolean) {
  const { typed, part } = typedParts(word)
  const found = [...typed.matchAll(OPEN_PART)].findLast(({ index }) => hasLetter(typed.slice(0, index)))
  if (found === undefined) return { word: withoutCommas(word), part: null, meaning }
  const end = found.index + found[0].length
  const after = part(end)
  if (after !== '' && (meaning !== '' || hasMeaning)) return { word: withoutCommas(word), part: null, meaning }
  return {
    word: withoutCommas(part(0, found.index)),
    part: part(found.index, end),
    meaning: after === '' ? meaning : after,
  }
}

function withoutCommas(word: string): string {
  const { typed, part } = typedParts(word)
  const commas = /(?<=\p{L})[,;:]+$/u.exec(typed)
  return commas === null ? word : part(0, commas.index)
}

/** A verb without its "to", a noun without its article, both without what they are used with; "to be" is not cut. */
function shorterOf(word: string): string | null {
  const parts = typedParts(word)
  const start = /^(?:to(?!\s+be\b)|an?|the)\s+(?=\p{L}{2})/iu.exec(parts.typed)?.[0].length ?? 0
  const notes = [...parts.typed.matchAll(LATER_BRACKETS)].filter(({ 1: inside = '' }) => isUsageNote(inside))
  return start === 0 && notes.length === 0 ? null : withoutPlaces(parts, notes, start)
}
