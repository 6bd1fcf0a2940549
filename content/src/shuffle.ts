import { createHash } from 'node:crypto'

/**
 * The order in which the parts of a question are shown: a permutation of `0 … length − 1` that depends on the
 * question's id alone, so that it stays from build to build, and that is never the given (right) order.
 * `length` is 2 or more.
 */
export function shuffledOrder(questionId: number, length: number): number[] {
  if (length < 2) throw new RangeError('One part cannot be shuffled: give two or more')
  for (let attempt = 0; ; attempt += 1) {
    const order = permutation(`${questionId}/${attempt}`, length)
    if (order.some((part, index) => part !== index)) return order
  }
}

/** Sorting by a hash gives every order the same chance. */
function permutation(seed: string, length: number): number[] {
  const rank = (part: number) => createHash('sha256').update(`${seed}/${part}`).digest('hex')
  return Array.from({ length }, (_, part) => ({ part, rank: rank(part) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ part }) => part)
}
