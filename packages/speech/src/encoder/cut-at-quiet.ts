/** Cuts a long take into pieces where it is quiet. */

/** A place is as quiet as the 0.24 s around it. */
const AROUND = 5

/** A stretch of steps. */
export type Piece = { from: number; to: number }
/** `step`: samples of a step; `count`: steps of the take; `longest`: steps of the longest piece. */
export type Cutting = { step: number; count: number; longest: number }

/** Cuts a take into pieces at the quietest places: none is longer than `longest` steps, none but the last shorter than half of that. */
export function cutAtQuiet(pcm: Float32Array, { step, count, longest }: Cutting): Piece[] {
  if (count <= longest) return [{ from: 0, to: count }]
  const loudness = loudnessOf(pcm, step)
  const pieces: Piece[] = []
  let from = 0
  while (count - from > longest) {
    const to = quietest(loudness, from + Math.ceil(longest / 2), from + longest)
    pieces.push({ from, to })
    from = to
  }
  return [...pieces, { from, to: count }]
}

/** Sums of squares up to each step, so that those of any stretch are told by two of them. */
function loudnessOf(pcm: Float32Array, step: number): Float64Array {
  const sums = new Float64Array(Math.floor(pcm.length / step) + 1)
  for (let at = 1; at < sums.length; at++) {
    let sum = sums[at - 1] ?? 0
    for (let i = (at - 1) * step; i < at * step; i++) sum += (pcm[i] ?? 0) ** 2
    sums[at] = sum
  }
  return sums
}

function quietest(sums: Float64Array, first: number, last: number): number {
  const around = (at: number) => (sums[Math.min(sums.length - 1, at + AROUND)] ?? 0) - (sums[at - AROUND] ?? 0)
  let best = last
  for (let at = last; at >= first; at--) if (around(at) < around(best)) best = at
  return best
}
