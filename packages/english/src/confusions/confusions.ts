import { wordsNamed } from '../classes/named-sets.ts'
import { type Correction, correctionOf, exampleOf } from '../data/read-corrections.ts'
import { columnsOf, type Entry, readEntries } from '../data/read-entries.ts'

/** An English word that stands where another is meant, told by the words behind and before which it stands. */
export type Confusion = Correction & { behind: Neighbours; before: Neighbours }

/** One of these words, or any word but these. */
type Neighbours = { words: ReadonlySet<string>; isAnyBut: boolean }

const LAYOUT = 'wrong > right | behind these | before these | example'

/** Whether a word is a neighbour that a confusion asks for. */
export function isAsked({ words, isAnyBut }: Neighbours, word: string): boolean {
  return words.has(word) !== isAnyBut
}

/**
 * Confusions by their wrong word, where those that ask both sides stand before those that ask one, and these before those that
 * ask none: of what fits, the first is meant. Two that correct one place differently and ask equally much are refused.
 */
export function confusionsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Confusion[]> {
  const confusions = entries.map(confusionOf).toSorted((a, b) => sidesAsked(b) - sidesAsked(a))
  const byWord = Map.groupBy(confusions, ({ wrong }) => wrong)
  const faults = [...byWord.values()].flatMap((rivals) =>
    rivals.flatMap((one, at) => faultsOf(one, rivals.slice(at + 1))),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return byWord
}

/** The confusions of `data/confusions/confusions.txt`. */
export const CONFUSIONS = confusionsOf(
  readEntries('confusions/confusions', (text) => text.slice(0, text.lastIndexOf('|')).trim()),
)

function confusionOf(entry: Entry): Confusion {
  const [correction = '', behind = '', before = '', example = ''] = columnsOf(entry, LAYOUT)
  return {
    ...correctionOf(entry, correction),
    behind: neighboursOf(entry, behind),
    before: neighboursOf(entry, before),
    example: exampleOf(entry, example),
    entry,
  }
}

/** “*” is any word, “-the” any but this, “@poss -its some” those that are named and left. */
function neighboursOf(entry: Entry, column: string): Neighbours {
  const { words, without } = wordsNamed(entry, column.replace(/^\*/u, ''))
  return words.size === 0 ? { words: without, isAnyBut: true } : { words, isAnyBut: false }
}

function sidesAsked({ behind, before }: Confusion): number {
  return Number(!behind.isAnyBut) + Number(!before.isAnyBut)
}

function faultsOf(one: Confusion, others: readonly Confusion[]): string[] {
  return others
    .filter((other) => other.right !== one.right && sidesAsked(other) === sidesAsked(one))
    .filter((other) => canMeet(one.behind, other.behind) && canMeet(one.before, other.before))
    .map((other) => `${other.entry.where} may stand where line ${one.entry.line} stands, and corrects it otherwise`)
}

function canMeet(one: Neighbours, other: Neighbours): boolean {
  if (one.isAnyBut) return other.isAnyBut || [...other.words].some((word) => isAsked(one, word))
  return [...one.words].some((word) => isAsked(other, word))
}
