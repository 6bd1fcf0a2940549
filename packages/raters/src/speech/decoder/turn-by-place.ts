import { HEAD_WIDTH } from './attention-memory.ts'

/** Numbers of each head that are turned by their place; the rest are not. */
const TURNED = 32
const TURN_BASE = 10_000

/** Turns neighbouring numbers of each head as a pair, by an angle that grows with the place (rotary embedding, Su et al. 2021). In place. */
export function turnByPlace(row: Float32Array, place: number): void {
  for (let pair = 0; pair < TURNED; pair += 2) {
    const angle = place * TURN_BASE ** (-pair / TURNED)
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    for (let at = pair; at < row.length; at += HEAD_WIDTH) {
      const [a, b] = [row[at] ?? 0, row[at + 1] ?? 0]
      row[at] = a * cosine - b * sine
      row[at + 1] = b * cosine + a * sine
    }
  }
}
