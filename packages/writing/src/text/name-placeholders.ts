/** What stands for a name that was taken out of a text: “TEACHER_NAME”, “Generic_City”. */
const PLACEHOLDER = /(?<![\p{L}\p{N}_])\p{L}+(?:_\p{L}+)+(?![\p{L}\p{N}_])/gu

/** Known names by their length, so that every place of the text stays where it is. */
const NAMES = new Map(
  'Ann John Maria Robert Barbara Patricia Elizabeth Washington Christopher Philadelphia Massachusetts'
    .split(' ')
    .map((name) => [name.length, name]),
)

type Span = { start: number; end: number }

/** Puts names of the same length where placeholders stand for names, so that each place stays; and says where. */
export function fillNamePlaceholders(text: string): { text: string; names: Span[] } {
  const names: Span[] = []
  const plain = text.replace(PLACEHOLDER, (slot, start: number) => {
    names.push({ start, end: start + slot.length })
    return NAMES.get(slot.length) ?? `N${'n'.repeat(slot.length - 1)}`
  })
  return { text: plain, names }
}
