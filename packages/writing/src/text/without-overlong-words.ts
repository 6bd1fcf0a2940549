/** No word is longer; for such, the tools that read text crash, or take time that goes with the square of the length. */
const OVERLONG_WORD = /\S{200,}/gu

/** A text of the same length with blanks in place of what is longer than any word, so that all offsets stay. */
export const withoutOverlongWords = (text: string): string =>
  text.replaceAll(OVERLONG_WORD, (word) => ' '.repeat(word.length))
