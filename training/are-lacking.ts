/** A word may be laid on one side of its neighbour or on the other. */
const ASIDE = [0, -1, 1]

/** For each place before which a word is said to have been added, whether the text lacks a word there. No word that it lacks counts twice. */
export function areLacking(told: readonly number[], lacking: readonly number[]): boolean[] {
  const left = [...lacking]
  return told.map((place) => {
    const at = ASIDE.map((aside) => left.indexOf(place + aside)).find((found) => found >= 0)
    if (at === undefined) return false
    left.splice(at, 1)
    return true
  })
}
