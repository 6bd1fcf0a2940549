/** Frames (10 ms) from `start` up to and without `end`. */
export type FrameSpan = { start: number; end: number }
