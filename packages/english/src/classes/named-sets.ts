import { columnsOf, type Entry, readEntries } from '../data/read-entries.ts'

/** The sets of words that data files name: “@poss” for “my your his …”. */
export const NAMED_SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readEntries('classes/named-sets').map((entry) => {
    const [name = '', words = ''] = columnsOf(entry, '@name | words')
    return [name, new Set(words.split(' '))]
  }),
)

/** The words of a column such as “@poss -its some”: those that are named and left, and those that are taken away. */
export function wordsNamed(entry: Entry, column: string): Readonly<Record<'words' | 'without', ReadonlySet<string>>> {
  const parts = column.split(/\s+/u).filter((part) => part !== '')
  const without = new Set(parts.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : [])))
  const words = parts.filter((part) => !part.startsWith('-')).flatMap((part) => wordsOf(entry, part))
  return { words: new Set(words.filter((word) => !without.has(word))), without }
}

function wordsOf({ where }: Entry, part: string): readonly string[] {
  if (!part.startsWith('@')) return [part]
  const set = NAMED_SETS.get(part)
  if (set === undefined) throw new Error(`${where} names “${part}”, which is not in data/classes/named-sets.txt`)
  return [...set]
}
