import { IMPORT_MAX_BYTES } from '@rehearsal/contracts/word-lists'
import { decoded, encoded, type Encoding, encodings } from './encodings.ts'
import { type FileKind, fileKindOf } from './file-kind.ts'
import { plausibilityOf } from './plausibility.ts'

/** One way to read a file. `repaired`: its letters were once read wrongly and saved so. */
export type Reading = { name: Encoding | 'repaired'; text: string }

/** `text`: there is one reading. `choice`: there are several, the one that makes most sense first. `long`: none can be short enough. */
export type ListFile =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; readings: Reading[] }
  | { kind: 'long' }
  | { kind: 'other'; what: FileKind | 'unknown' }

/** Of three bytes at least one is left, also where letters were once read wrongly. More is not even guessed at. */
const MOST_BYTES = 3 * IMPORT_MAX_BYTES
/** More are no help to choose from. */
const MOST_READINGS = 6
/** Programs that do not know UTF-8 take its bytes for letters of these. */
const takenFor = ['windows-1252', 'windows-1256', 'macintosh', 'windows-1254'] as const

/** Reads a file that should be a list of words, in whatever encoding. A guess is never taken for sure. Pure. */
export function readListFile(bytes: Uint8Array): ListFile {
  const what = fileKindOf(bytes)
  if (what !== null) return { kind: 'other', what }
  if (bytes.length > MOST_BYTES) return { kind: 'long' }
  const marked = markOf(bytes)
  const text = decoded(bytes, marked?.encoding ?? 'utf-8')
  // A mark says how a program wrote the file, not what it took the letters for before.
  if (text !== null && isText(text)) return withRepairs(text, marked?.encoding ?? 'utf-8')
  return guessed(bytes.subarray(marked?.length ?? 0))
}

/** No text holds the control characters that files of programs do; blanks, line ends and the end of a DOS file it may. */
function isText(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 32 && !(code >= 9 && code <= 13) && code !== 26) return false
  }
  return true
}

/** What a byte order mark says. */
function markOf([first, second, third]: Uint8Array): { encoding: Encoding; length: number } | null {
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', length: 2 }
  return first === 0xef && second === 0xbb && third === 0xbf ? { encoding: 'utf-8', length: 3 } : null
}

/** UTF-8 that was read as something else and saved again: `Ú©Ù…` for `کم`. */
function withRepairs(text: string, name: Encoding): ListFile {
  const asItStands = plausibilityOf(text)
  const repaired = takenFor
    .flatMap((encoding) => {
      const bytes = encoded(text, encoding)
      return (bytes && decoded(bytes, 'utf-8')) ?? []
    })
    .find((once) => once !== text && plausibilityOf(once) > asItStands)
  if (repaired === undefined) return { kind: 'text', text }
  return {
    kind: 'choice',
    readings: [
      { name: 'repaired', text: repaired },
      { name, text },
    ],
  }
}

function guessed(bytes: Uint8Array): ListFile {
  const wide = bytes.includes(0) ? (['utf-16le', 'utf-16be'] as const) : []
  const byText = new Map<string, Reading & { score: number }>()
  for (const name of [...wide, ...encodings]) {
    const text = decoded(bytes, name)
    if (text === null || !isText(text) || byText.has(text)) continue
    // Most of a list of English words is ASCII, which only the right order of two bytes shows.
    const plain = wide.some((each) => each === name) ? (text.match(/[\u0020-\u007E]/gu)?.length ?? 0) : 0
    byText.set(text, { name, text, score: plausibilityOf(text) + 2 * plain })
  }
  const readings = [...byText.values()].toSorted((a, b) => b.score - a.score).slice(0, MOST_READINGS)
  if (readings.length === 0) return { kind: 'other', what: 'unknown' }
  return { kind: 'choice', readings: readings.map(({ name, text }) => ({ name, text })) }
}

/** Lines that tell readings apart: those with letters beyond ASCII. */
export const tellingLines = (text: string, most: number): string[] =>
  text
    .split(/\r\n|\r|\n/u)
    .filter((line) => /\P{ASCII}/u.test(line))
    .slice(0, most)
