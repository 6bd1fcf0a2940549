/** In which a list may be written, those that our learners' programs write by themselves first. */
export const encodings = [
  'windows-1256',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-1253',
  'windows-1255',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'koi8-r',
  'x-mac-cyrillic',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const

export type Encoding = (typeof encodings)[number] | 'utf-8' | 'utf-16le' | 'utf-16be'

/** A text in an encoding; null where the bytes are none. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The bytes that a text was before a program took them for one of an encoding of one byte a letter; null where it cannot have. */
export function encoded(text: string, encoding: Encoding): Uint8Array | null {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const bytes = Array.from(text, (letter) => letters.indexOf(letter))
  return bytes.includes(-1) ? null : Uint8Array.from(bytes)
}
