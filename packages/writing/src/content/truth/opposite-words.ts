/** Which words are the opposite of which. */
import { columnsOf, readEntries } from '@rehearsal/english/data/read-entries'

/** How sure it is that two words are opposites, 0–1: of the list by hand, by WordNet or by their form, or not at all. */
export type Opposition = 0 | 0.67 | 1

const BY_HAND = 1
const BY_RULE = 0.67
const opposites = readOpposites()
const PREFIXES = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis'] as const

/** How sure it is that two base forms, in small letters, are opposites. */
export function opposition(a: string, b: string): Opposition {
  if (a === b) return 0
  const known = opposites.get(a)?.get(b)
  if (known !== undefined) return known
  return isDenial(a, b) || isDenial(b, a) ? BY_RULE : 0
}

/** “Unhappy” of “happy”, “careless” of “careful”. */
function isDenial(denied: string, plain: string): boolean {
  if (plain.length < 4) return false
  if (PREFIXES.some((prefix) => denied === prefix + plain)) return true
  return denied.endsWith('less') && plain.endsWith('ful') && denied.slice(0, -4) === plain.slice(0, -3)
}

function readOpposites(): ReadonlyMap<string, ReadonlyMap<string, Opposition>> {
  const all = new Map<string, Map<string, Opposition>>()
  const add = (a: string, b: string, value: Opposition) => all.set(a, (all.get(a) ?? new Map()).set(b, value))
  for (const { file, value } of [
    { file: 'words/antonyms', value: BY_RULE },
    { file: 'words/opposites', value: BY_HAND },
  ] as const) {
    for (const entry of readEntries(file)) {
      const [left = [], right = []] = columnsOf(entry, 'words | their opposites').map((words) => words.split(' '))
      for (const [a, b] of left.flatMap((one) => right.map((other) => [one, other] as const))) {
        add(a, b, value)
        add(b, a, value)
      }
    }
  }
  return all
}
