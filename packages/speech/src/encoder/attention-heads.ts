/** What attention takes in encoder and decoder: sizes of heads, rotary positions, softmax. */
import { tabulate } from '@rehearsal/statistics/kernels/tabulate'

/** Attention is shared out among heads, each with so many numbers of a row; encoder and decoder of Moonshine tiny are alike in this. */
export const HEADS = 8
export const HEAD_WIDTH = 36

/** Numbers of each head that are turned by their place; the rest are not. */
const TURNED = 32
const TURN_BASE = 10_000

/** What is less likely than the likeliest by more nats adds nothing that a float could tell. */
const FAINTEST = -20

/** The cosines and sines of a place's angles, one for each pair. */
type Turn = { cosines: Float64Array; sines: Float64Array }
const turns: Turn[] = []

/** Kept for each place: a few hundred of them come again and again. */
function turnOf(place: number): Turn {
  const known = turns[place]
  if (known !== undefined) return known
  const angles = Array.from({ length: TURNED / 2 }, (_, pair) => place * TURN_BASE ** ((-2 * pair) / TURNED))
  return (turns[place] = { cosines: Float64Array.from(angles, Math.cos), sines: Float64Array.from(angles, Math.sin) })
}

/** Turns neighbouring numbers of each head as a pair, by an angle that grows with the row's place (rotary embedding, Su et al. 2021). In place. */
export function rotateByPosition(row: Float32Array, place: number): void {
  const { cosines, sines } = turnOf(place)
  for (let pair = 0; pair < TURNED; pair += 2) {
    const [cosine, sine] = [cosines[pair / 2] ?? 1, sines[pair / 2] ?? 0]
    for (let at = pair; at < row.length; at += HEAD_WIDTH) {
      const [a, b] = [row[at] ?? 0, row[at + 1] ?? 0]
      row[at] = a * cosine - b * sine
      row[at + 1] = b * cosine + a * sine
    }
  }
}

const exponential = tabulate(Math.exp, FAINTEST, 0)

/** Makes shares that add up to 1 of the first `count` log odds of a row. In place. */
export function softmax(row: Float32Array, count: number): void {
  let highest = -Infinity
  for (let i = 0; i < count; i++) {
    const odds = row[i] ?? 0
    if (odds > highest) highest = odds
  }
  let total = 0
  for (let i = 0; i < count; i++) total += row[i] = exponential((row[i] ?? 0) - highest)
  const share = 1 / total
  for (let i = 0; i < count; i++) row[i] = (row[i] ?? 0) * share
}
