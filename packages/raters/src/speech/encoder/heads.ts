/** Attention is shared out among heads, each with so many numbers of a row; encoder and decoder of Moonshine tiny are alike in this. */
export const HEADS = 8
export const HEAD_WIDTH = 36

/** Numbers of each head that are turned by their place; the rest are not. */
const TURNED = 32
const TURN_BASE = 10_000

/** Turns neighbouring numbers of each head as a pair, by an angle that grows with the row's place (rotary embedding, Su et al. 2021). In place. */
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

/** Makes shares that add up to 1 of the first `count` log odds of a row. In place. */
export function softmax(row: Float32Array, count: number): void {
  let highest = -Infinity
  for (let i = 0; i < count; i++) highest = Math.max(highest, row[i] ?? 0)
  let total = 0
  for (let i = 0; i < count; i++) total += row[i] = Math.exp((row[i] ?? 0) - highest)
  for (let i = 0; i < count; i++) row[i] = (row[i] ?? 0) / total
}
