/** What nobody sees: default-ignorable characters, which hold all bidi controls, and control characters but blanks and line ends. */
export const IGNORABLE = /^(?:\p{Default_Ignorable_Code_Point}|(?![\t-\r\u0085])\p{Cc}|[\uFFF9-\uFFFB])$/u

/** The zeros of the keyboards of our learners: Arabic, Persian and Urdu, Hindi, Bengali, Thai, Burmese. */
const DIGIT_ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0e_50, 0x10_40]
const FULL_WIDTH = { first: 0xff_01, last: 0xff_5e, offset: 0xfe_e0 }
/** Bold, italic, script and other letters and digits that phones offer as “fonts”; they decompose to plain ones. */
const FONT_LETTERS = { first: 0x1_d4_00, last: 0x1_d7_ff }

const FOLDED = new Map<string, string>([
  ...pairs(
    '\u0060\u00B4\u2018\u2019\u201A\u201B\u2032\u2035\u2039\u203A\u02B9\u02BB\u02BC\u02BD\u02C8\u02CA\u02CB\u055A\u05F3\u275B\u275C\uA78B\uA78C\uFF07\uFF40',
    "'",
  ),
  ...pairs(
    '\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\u2036\u02BA\u02EE\u275D\u275E\u300C\u300D\u301D\u301E\u301F\u05F4\uFF02',
    '"',
  ),
  ...pairs(
    '\u0009\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u2800\u3000',
    ' ',
  ),
  ...pairs('\u000B\u000C\u000D\u0085\u2028\u2029', '\n'),
  ...pairs('\u2010\u2011\u2043\u2212\uFE63\uFF0D', '-'),
  ...pairs('\u2012\u2014\u2015\u2E3A\u2E3B\uFE31\uFE32\uFE58', '\u2013'),
  ...pairs('\u3002\u06D4\uFF61', '.'),
  ...pairs('\u060C\u3001\uFF64', ','),
  ['\u061B', ';'],
  ['\u061F', '?'],
  ...pairs('\u0649\u064A', '\u06CC'),
  ['\u0643', '\u06A9'],
  ['\u066A', '%'],
  ['\u066B', '.'],
  ['\u066C', ','],
  ['\uFB00', 'ff'],
  ['\uFB01', 'fi'],
  ['\uFB02', 'fl'],
  ['\uFB03', 'ffi'],
  ['\uFB04', 'ffl'],
  ['\uFB05', 'st'],
  ['\uFB06', 'st'],
])

/** What one character is compared as. */
export function foldCharacter(character: string): string {
  const known = FOLDED.get(character)
  if (known !== undefined) return known
  const code = character.codePointAt(0) ?? 0
  const zero = DIGIT_ZEROS.find((first) => code >= first && code <= first + 9)
  if (zero !== undefined) return String(code - zero)
  if (isWithin(FONT_LETTERS, code)) return character.normalize('NFKC')
  return isWithin(FULL_WIDTH, code) ? String.fromCodePoint(code - FULL_WIDTH.offset) : character
}

function isWithin({ first, last }: { first: number; last: number }, code: number): boolean {
  return code >= first && code <= last
}

function pairs(characters: string, folded: string): [string, string][] {
  return Array.from(characters, (character) => [character, folded])
}
