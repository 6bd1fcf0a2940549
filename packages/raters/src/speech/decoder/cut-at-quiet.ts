const SAMPLE_RATE = 16_000
/** Steps in which loudness is looked at. */
const STEP = 160
/** A place is as quiet as the 0.2 s around it. */
const AROUND = 10

/** A stretch of samples. */
export type Piece = { from: number; to: number }

/** Cuts a take into pieces of at most `seconds`, none shorter than half of that but the last, at the quietest places. */
export function cutAtQuiet(pcm: Float32Array, seconds: number): Piece[] {
  const longest = Math.floor(seconds * SAMPLE_RATE)
  const loudness = loudnessOf(pcm)
  const pieces: Piece[] = []
  let from = 0
  while (pcm.length - from > longest) {
    const to = STEP * quietest(loudness, Math.ceil((from + longest / 2) / STEP), Math.floor((from + longest) / STEP))
    pieces.push({ from, to })
    from = to
  }
  return [...pieces, { from, to: pcm.length }]
}

/** Sums of squares up to each step, so that those of any stretch are told by two of them. */
function loudnessOf(pcm: Float32Array): Float64Array {
  const sums = new Float64Array(Math.floor(pcm.length / STEP) + 1)
  for (let step = 1; step < sums.length; step++) {
    let sum = sums[step - 1] ?? 0
    for (let i = (step - 1) * STEP; i < step * STEP; i++) sum += (pcm[i] ?? 0) ** 2
    sums[step] = sum
  }
  return sums
}

function quietest(sums: Float64Array, first: number, last: number): number {
  const around = (step: number) => (sums[Math.min(sums.length - 1, step + AROUND)] ?? 0) - (sums[step - AROUND] ?? 0)
  let best = last
  for (let step = last; step >= first; step--) if (around(step) < around(best)) best = step
  return best
}
