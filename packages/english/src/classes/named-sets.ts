import { columnsOf, type Entry, readEntries } from '../data/read-entries.ts'
import * as classes from './classes.ts'

/** Shorter lists are alike by chance. */
const MIN_WORDS = 3

type Sets = ReadonlyMap<string, ReadonlySet<string>>

/** “@finite-be” is the class `FINITE_BE`. */
const CLASSES: Sets = new Map(
  Object.entries(classes).map(([name, words]) => [`@${name.toLowerCase().replaceAll('_', '-')}`, words]),
)

/** The sets of words that data files name: the classes, and those of `data/classes/named-sets.txt`, which are made of them. */
export const NAMED_SETS: Sets = new Map([
  ...CLASSES,
  ...readEntries('classes/named-sets').map((entry) => {
    const [name = '', column = ''] = columnsOf(entry, '@name | words')
    return [name, wordsNamed(entry, column, CLASSES).words] as const
  }),
])

/** The words of a column such as “@poss -its some”: those that are named and left, and those that are taken away. */
export function wordsNamed(
  entry: Entry,
  column: string,
  sets: Sets = NAMED_SETS,
): Readonly<Record<'words' | 'without', ReadonlySet<string>>> {
  const parts = column.split(/\s+/u).filter((part) => part !== '')
  refuseKnownSet(entry, parts, sets)
  const without = new Set(parts.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : [])))
  const words = parts.filter((part) => !part.startsWith('-')).flatMap((part) => wordsOf(entry, part, sets))
  return { words: new Set(words.filter((word) => !without.has(word))), without }
}

/** A column that lists what a set of words holds says the same twice. */
function refuseKnownSet({ where }: Entry, parts: readonly string[], sets: Sets): void {
  const listed = new Set(parts.filter((part) => !/^[@-]/u.test(part)))
  if (listed.size < MIN_WORDS) return
  for (const [name, words] of sets)
    if (words.size === listed.size && [...words].every((word) => listed.has(word)))
      throw new Error(`${where} lists “${[...listed].join(' ')}”, which is ${name}: write that`)
}

function wordsOf({ where }: Entry, part: string, sets: Sets): readonly string[] {
  if (!part.startsWith('@')) return [part]
  const set = sets.get(part)
  if (set === undefined)
    throw new Error(`${where} names “${part}”, which is no class and no set of data/classes/named-sets.txt`)
  return [...set]
}
