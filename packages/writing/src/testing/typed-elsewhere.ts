/** What keyboards, phones, word processors and other programs make of the same text; a reader sees no difference. */
export const TYPED_ELSEWHERE: readonly { by: string; typed: (text: string) => string }[] = [
  {
    by: 'a Persian keyboard with half-spaces',
    typed: (text) => text.replaceAll(/(?<=\p{L}{3})(?=\p{L}{2})/gu, '\u200C'),
  },
  {
    by: 'a phone with marks of direction',
    typed: (text) => text.replaceAll(/^/gmu, '\u200F').replaceAll(/$/gmu, '\u200E'),
  },
  { by: 'Word', typed: (text) => inWord(text) },
  { by: 'an e-book with soft hyphens', typed: (text) => text.replaceAll(/(?<=\p{L}{2})(?=\p{L}{3})/gu, '\u00AD') },
  { by: 'a PDF with ligatures', typed: (text) => inPdf(text) },
  { by: 'a Mac with decomposed accents', typed: (text) => text.normalize('NFD') },
  { by: 'a Chinese keyboard', typed: (text) => text.replaceAll(/[!-~]/gu, fullWidth).replaceAll(' ', '\u3000') },
  { by: 'somebody with an accent key for an apostrophe', typed: (text) => text.replaceAll("'", '`') },
  { by: 'a “font” keyboard', typed: (text) => text.replaceAll(/[a-z]/gu, bold) },
]

function inWord(text: string): string {
  return text
    .replaceAll("'", '\u2019')
    .replaceAll(/"([^"]*)"/gu, '\u201C$1\u201D')
    .replaceAll(/(?<=\ba) /gu, '\u00A0')
    .replaceAll('\n', '\u2028')
    .replaceAll('-', '\u2011')
}

function inPdf(text: string): string {
  return text
    .replaceAll('ffi', '\uFB03')
    .replaceAll('fi', '\uFB01')
    .replaceAll('fl', '\uFB02')
    .replaceAll('ff', '\uFB00')
}

function fullWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0xfe_e0)
}

function bold(letter: string): string {
  return String.fromCodePoint(letter.charCodeAt(0) - 0x61 + 0x1_d4_1a)
}
