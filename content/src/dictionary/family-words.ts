import type { Decency } from './decency.ts'
import type { WordNet } from './word-net.ts'

const MOST = 10
/** So many letters in common make a family: decide and decision, not decide and settlement. */
const COMMON_LETTERS = 3

/** Words of one root, from WordNet's "derivationally related form" and "pertains to" pointers, both ways. */
export type Families = (word: string) => string[]

export function familiesOf({ synsets }: WordNet, decency: Decency): Families {
  const family = new Map<string, Set<string>>()
  const join = (one: string, other: string) => family.set(one, (family.get(one) ?? new Set()).add(other))
  for (const synset of synsets.values()) {
    for (const { symbol, to, source, target } of synset.pointers) {
      if (symbol !== '+' && symbol !== '\\') continue
      const related = synsets.get(to)
      const [one, other] = [synset.words[source - 1], related?.words[target - 1]]
      if (!related || one === undefined || other === undefined || !isKin(one, other)) continue
      if (!decency.allows(one, synset) || !decency.allows(other, related)) continue
      join(one.toLowerCase(), other)
      join(other.toLowerCase(), one)
    }
  }
  return (word) => {
    const near = [...(family.get(word) ?? [])]
    const further = near.flatMap((other) => [...(family.get(other.toLowerCase()) ?? [])])
    const all = [...new Set([...near, ...further])].filter(
      (other) => other.toLowerCase() !== word && isKin(word, other),
    )
    return all.filter((other) => decency.isShown(other)).slice(0, MOST)
  }
}

function isKin(one: string, other: string): boolean {
  const length = Math.min(COMMON_LETTERS, one.length, other.length)
  return one.slice(0, length).toLowerCase() === other.slice(0, length).toLowerCase() && !/\s/u.test(other)
}
