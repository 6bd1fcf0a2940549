/** Measures the pitch of a stretch of speech (YIN): spread, range, movement, voicing. */

const SAMPLE_RATE = 16_000
/** Pitch needs no more than 4 kHz; averaging four samples makes the search sixteen times cheaper. */
const DECIMATION = 4
const RATE = SAMPLE_RATE / DECIMATION
const WINDOW = 100
const SHORTEST_LAG = Math.floor(RATE / 450)
const LONGEST_LAG = Math.ceil(RATE / 70)
const VOICED_LIMIT = 0.3

/**
 * Spread, range and movement of the pitch between two frames (10 ms) of 16 kHz audio, in semitones, and the share of voiced
 * frames. Pitch per frame by the cumulative mean normalised difference (YIN, de Cheveigné and Kawahara 2002).
 */
export function pitchStatistics(
  pcm: Float32Array,
  startFrame: number,
  endFrame: number,
): [number, number, number, number] {
  const low = decimate(pcm)
  const track: (number | null)[] = []
  for (let frame = startFrame; frame < endFrame; frame += 2) track.push(pitchAt(low, (frame * RATE) / 100))
  const voiced = track.filter((value) => value !== null)
  if (voiced.length < 10) return [0, 0, 0, voiced.length / Math.max(1, track.length)]
  const sorted = voiced.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  // Halved and doubled pitches are the method's usual mistakes; what is further than 9 semitones off is left out.
  const kept = voiced.filter((value) => Math.abs(value - median) < 9).toSorted((a, b) => a - b)
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length
  const spread = Math.sqrt(kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kept.length)
  const range = (kept[Math.floor(kept.length * 0.95)] ?? 0) - (kept[Math.floor(kept.length * 0.05)] ?? 0)
  const steps = track.slice(1).flatMap((value, i) => {
    const before = track[i]
    const isStep = value !== null && before !== null && before !== undefined && Math.abs(value - before) < 4
    return isStep ? [Math.abs(value - before)] : []
  })
  const movement = steps.length === 0 ? 0 : steps.reduce((sum, value) => sum + value, 0) / steps.length
  return [spread, range, movement, voiced.length / track.length]
}

function decimate(pcm: Float32Array): Float32Array {
  const low = new Float32Array(Math.floor(pcm.length / DECIMATION))
  for (let i = 0; i < low.length; i++) {
    for (let k = 0; k < DECIMATION; k++) low[i] = (low[i] ?? 0) + (pcm[i * DECIMATION + k] ?? 0) / DECIMATION
  }
  return low
}

/** Semitones above 100 Hz at a position, or null where nothing is voiced. */
function pitchAt(low: Float32Array, position: number): number | null {
  const start = Math.round(position)
  if (start + WINDOW + LONGEST_LAG >= low.length) return null
  const differences = new Float64Array(LONGEST_LAG + 1)
  let running = 0
  for (let lag = 1; lag <= LONGEST_LAG; lag++) {
    let difference = 0
    for (let i = 0; i < WINDOW; i++) difference += ((low[start + i] ?? 0) - (low[start + i + lag] ?? 0)) ** 2
    running += difference
    differences[lag] = running === 0 ? 1 : (difference * lag) / running
  }
  for (let lag = SHORTEST_LAG; lag < LONGEST_LAG; lag++) {
    const value = differences[lag] ?? 1
    const isDip = value < VOICED_LIMIT && value <= (differences[lag + 1] ?? 1)
    if (isDip) return 12 * Math.log2(RATE / refine(differences, lag) / 100)
  }
  return null
}

/** The lag of the dip between samples, from the parabola through its neighbours. */
function refine(differences: Float64Array, lag: number): number {
  const [a, b, c] = [differences[lag - 1] ?? 1, differences[lag] ?? 1, differences[lag + 1] ?? 1]
  const curve = a - 2 * b + c
  return curve === 0 ? lag : lag + (a - c) / (2 * curve)
}
