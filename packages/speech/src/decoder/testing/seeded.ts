/** Numbers from 0 to 1 that look random and are always the same. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
