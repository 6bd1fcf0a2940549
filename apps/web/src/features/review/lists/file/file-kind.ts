/** What a file is that is no list of words; its name may say otherwise. */
export type FileKind =
  | 'workbook'
  | 'spreadsheet'
  | 'document'
  | 'anki'
  | 'pdf'
  | 'picture'
  | 'packed'
  | 'sound'
  | 'page'

const starts: readonly (readonly [start: string, kind: FileKind])[] = [
  ['%PDF', 'pdf'],
  ['\u0089PNG', 'picture'],
  ['\u00FF\u00D8\u00FF', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['{\\rtf', 'document'],
  ['SQLite format 3', 'anki'],
  ['\u001F\u008B', 'packed'],
  ['Rar!', 'packed'],
  ['7z\u00BC\u00AF', 'packed'],
  ['ID3', 'sound'],
]

/** Files in a zip by which a program is known. */
const inside: readonly (readonly [name: RegExp, kind: FileKind])[] = [
  [/xl\/workbook/u, 'workbook'],
  [/collection\.anki2/u, 'anki'],
  [/opendocument\.spreadsheet|Index\/Tables?\//u, 'spreadsheet'],
  [/word\/document|opendocument\.text|ppt\/|opendocument\.presentation/u, 'document'],
]

/** What a file is by its first bytes, and a zip by what is in it; null for what may be text. Pure. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const text = latin1(bytes)
  const known = starts.find(([start]) => text.startsWith(start))
  if (known !== undefined) return known[1]
  if (/^(?:RIFF....WEBP|....ftyp(?:hei|mif|avif))/su.test(text)) return 'picture'
  if (text.startsWith('PK\u0003\u0004')) return inside.find(([name]) => name.test(text))?.[1] ?? 'packed'
  // Office before 2007 keeps the names of its parts in UTF-16.
  if (text.startsWith('\u00D0\u00CF\u0011\u00E0')) return text.includes('W\0o\0r\0d\0D\0o\0c') ? 'document' : 'workbook'
  return /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype html|html|\?xml)/iu.test(text) ? 'page' : null
}

/** A byte is a character. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  const AT_ONCE = 8192
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return text
}
