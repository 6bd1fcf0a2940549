/** Tells music from speech by notes that hold their pitch. */

/** 120 ms within a fifth of a semitone: a voice that speaks slides, even where it is flat. */
const NOTE_FRAMES = 12
const NOTE_SEMITONES = 0.2
/** With less voice than this nothing can be said of it. */
const MIN_VOICED_FRAMES = 20

/**
 * Share of the voiced frames of a pitch track (see `trackPitch`) whose pitch stands still: music. Of 746 takes of learners the median is 0.12 and the
 * highest 0.61; melodies and chords of instruments reach 0.92 and more. Singing with vibrato is not found.
 */
export function steadyPitchShare(track: Float32Array): number {
  const held = new Uint8Array(track.length)
  for (let start = 0; start + NOTE_FRAMES <= track.length; start++) {
    if (spread(track.subarray(start, start + NOTE_FRAMES)) < NOTE_SEMITONES) held.fill(1, start, start + NOTE_FRAMES)
  }
  const voiced = track.reduce((count, semitones) => count + (Number.isNaN(semitones) ? 0 : 1), 0)
  return voiced < MIN_VOICED_FRAMES ? 0 : held.reduce((sum, one) => sum + one, 0) / voiced
}

/** Semitones between the lowest and the highest; without end where a frame is not voiced. */
function spread(track: Float32Array): number {
  let [low, high] = [Infinity, -Infinity]
  for (const semitones of track) {
    if (Number.isNaN(semitones)) return Infinity
    low = Math.min(low, semitones)
    high = Math.max(high, semitones)
  }
  return high - low
}
