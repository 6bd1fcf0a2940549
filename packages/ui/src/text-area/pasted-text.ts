/** Line ends of other programs: a new line within a paragraph in Word and Google Docs, a page break, those of Unicode. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/gu
/** What Word ends a cell of a table with. */
const CELL_END = '\u0007'
/** Blanks that differ from a space only in where lines break. */
const BLANKS = /[\u00A0\u2007\u202F]/gu
/** Controls, places where a word may be parted, and marks of the encoding. Joiners stay: Persian and emoji need them, and so do directions. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u00AD\u200B\u2060\uFEFF]/gu
/** Word's bullets: a letter of a font of signs that is another letter, or a box, in ours. */
const BULLETS = /^[·•▪§o\uF0A7\uF0B7]\t+/gmu

/**
 * A text as it is pasted from another program, without what nobody sees and what was a sign there and is a box here.
 * Words, lines and columns stay as they were. Idempotent.
 */
export function pastedText(copied: string): string {
  return copied
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CELL_END, '\t')
    .replaceAll(BLANKS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(BULLETS, '• ')
}
