import { prefixDistances } from '@rehearsal/statistics/edit-distance'
import { alignSequences } from '@rehearsal/statistics/sequence-alignment'
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'

/** Sounds that listeners confuse: changing one into another of its group counts as half a change. */
const GROUPS = [
  ['P', 'B'], ['T', 'D'], ['K', 'G'], ['F', 'V'], ['TH', 'DH', 'S', 'Z', 'T', 'D', 'F'], ['SH', 'ZH', 'CH', 'JH', 'S'], ['M', 'N', 'NG'],
  ['L', 'R', 'N'], ['W', 'V'], ['IY', 'IH', 'EY'], ['EH', 'AE', 'EY'], ['AA', 'AH', 'AO'], ['UH', 'UW', 'OW'], ['AO', 'OW'], ['ER', 'AH', 'UH'],
] // prettier-ignore

const costs = new Map<string, number>()

/** What it takes to turn one pronunciation into another: 1 per sound added, left out or changed, less between close sounds. */
export function phoneDistance(a: readonly string[], b: readonly string[]): number {
  return distance(a, b, changeCost)
}

/** How many sounds have to be added, left out or changed. */
export function phoneEdits(a: readonly string[], b: readonly string[]): number {
  return distance(a, b, (x, y) => (x === y ? 0 : 1))
}

function changeCost(a: string, b: string): number {
  if (a === b) return 0
  const key = `${a} ${b}`
  const known = costs.get(key)
  if (known !== undefined) return known
  const isClose = GROUPS.some((group) => group.includes(a) && group.includes(b))
  const cost = isClose ? 0.5 : isVowel(a) && isVowel(b) ? 0.7 : isVowel(a) === isVowel(b) ? 0.9 : 1.2
  costs.set(key, cost)
  return cost
}

function distance(a: readonly string[], b: readonly string[], cost: (x: string, y: string) => number): number {
  return prefixDistances(a, b, cost).at(-1) ?? 0
}

/** For each phone of `a` whether `b` has it in its place, in the cheapest way to turn one into the other: 1 or 0. */
export function sharedPhones(a: readonly string[], b: readonly string[]): number[] {
  const shared: number[] = []
  let [i, j] = [0, 0]
  for (const step of alignSequences(a, b, changeCost)) {
    if (step !== 'other') shared.push(step === 'both' && a[i] === b[j] ? 1 : 0)
    if (step !== 'other') i += 1
    if (step !== 'one') j += 1
  }
  return shared
}
