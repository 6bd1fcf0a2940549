import { orderKey } from './read-entries.ts'

const isEntry = (line: string): boolean => line.trim() !== '' && !line.startsWith('#')

/** A data file with its entries in order; its head stays where it is, and a comment within stays before its entry. */
export function sortedFile(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/u)
  const first = lines.findIndex(isEntry)
  if (first < 0) return text
  let above: string[] = []
  const entries: { key: string; lines: readonly string[] }[] = []
  for (const line of lines.slice(first)) {
    above.push(line)
    if (!isEntry(line)) continue
    entries.push({ key: orderKey(line.replace(/\s+#\s.*$/u, '').trim()), lines: above })
    above = []
  }
  const sorted = entries.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  return `${[...lines.slice(0, first), ...sorted.flatMap((entry) => entry.lines), ...above].join('\n')}\n`
}
