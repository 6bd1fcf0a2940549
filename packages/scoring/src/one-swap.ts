/** Whether two texts are the same but for two neighbours in each other's place. */
export function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  let at = 0
  while (one.charAt(at) === other.charAt(at)) at += 1
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return swapped === other
}
