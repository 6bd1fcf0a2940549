/** Frames (10 ms) from `start` up to and without `end`. */
export type FrameSpan = { start: number; end: number }

/** The runs of frames of `part` that are in; holes of up to `longestHole` frames do not end one. */
export function runsOf(part: FrameSpan, isIn: (frame: number) => boolean, longestHole: number): FrameSpan[] {
  const runs: FrameSpan[] = []
  for (let t = part.start; t < part.end; t++) {
    if (!isIn(t)) continue
    const last = runs.at(-1)
    if (last !== undefined && t - last.end <= longestHole) last.end = t + 1
    else runs.push({ start: t, end: t + 1 })
  }
  return runs
}
