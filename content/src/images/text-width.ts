/** Widths of letters in thousandths of the size (Helvetica; Arial and Liberation Sans have the same). */
const GROUPS: Readonly<Record<string, number>> = {
  "'ijl": 222,
  ' !,./:;I[]ft\u00a0': 278,
  '()-r': 333,
  'Jcksvxyz*': 500,
  ABEKPSVXY: 667,
  CDHNRUw: 722,
  GOQ: 778,
  'Mm%': 860,
  W: 944,
}
const WIDTHS = new Map(
  Object.entries(GROUPS).flatMap(([letters, width]) => Array.from(letters).map((one) => [one, width])),
)
const OTHER = 560
/** Phones have other letters than the machine that draws: room for those that are a little wider. */
const SPARE = 1.06
const BOLD = 1.07

/** About how wide a line of text is, in the unit of its size; rather too wide than too narrow. */
export function textWidth(text: string, size: number, isBold = false): number {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0)
  return (thousandths / 1000) * size * SPARE * (isBold ? BOLD : 1)
}

/** Breaks a text at spaces into lines no wider than `width`; a single longer word keeps a line of its own. */
export function linesWithin(text: string, width: number, size: number, isBold = false): string[] {
  return text.split(' ').reduce<string[]>((broken, word) => {
    const last = broken.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, isBold) <= width) return [...broken.slice(0, -1), longer]
    return [...broken, word]
  }, [])
}

/** How wide the longest word of some texts is. */
export function longestWord(texts: readonly string[], size: number, isBold = false): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(' ')).map((word) => textWidth(word, size, isBold)))
}

/**
 * Texts broken into lines no wider than `width` and, without more lines than that takes, as even as can be: no text
 * keeps a single word for its last line, and of texts beside each other all are broken alike.
 */
export function evenLines(texts: readonly string[], width: number, size: number, isBold = false): string[][] {
  const broken = texts.map((text) => linesWithin(text, width, size, isBold))
  const narrower = texts.map((text) => linesWithin(text, width - 2, size, isBold))
  const isWorse = rows(narrower) > rows(broken) || width - 2 < longestWord(texts, size, isBold)
  return isWorse ? broken : evenLines(texts, width - 2, size, isBold)
}

function rows(broken: readonly string[][]): number {
  return Math.max(...broken.map(({ length }) => length))
}
