/** What stands for a name that was taken out of a text: “TEACHER_NAME”, “Generic_City”. */
const NAME_SLOT = /(?<![\p{L}\p{N}_])\p{L}+(?:_\p{L}+)+(?![\p{L}\p{N}_])/gu

/** Known names by their length, so that every place of the text stays where it is. */
const NAMES = new Map(
  'Ann John Maria Robert Barbara Patricia Elizabeth Washington Christopher Philadelphia Massachusetts'
    .split(' ')
    .map((name) => [name.length, name]),
)

type Span = { start: number; end: number }

/** A text as it is judged, each place where it was: with names where they were taken out; and where. */
export function plainText(text: string): { text: string; names: Span[] } {
  const names: Span[] = []
  const plain = text.replace(NAME_SLOT, (slot, start: number) => {
    names.push({ start, end: start + slot.length })
    return NAMES.get(slot.length) ?? `N${'n'.repeat(slot.length - 1)}`
  })
  return { text: plain, names }
}
