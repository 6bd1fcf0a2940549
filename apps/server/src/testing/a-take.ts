import { encodeMp3 } from '@rehearsal/voice'

const RATE = 16_000

/** An mp3 with something like speech: bursts of a voice-like tone with gaps between them. */
export function aSpokenTake(seconds: number): Uint8Array {
  return encodeMp3(
    samples(seconds, (time) => syllable(time) * voice(time)),
    RATE,
  )
}

/** An mp3 of a room in which nobody speaks. */
export function aSilentTake(seconds: number): Uint8Array {
  return encodeMp3(
    samples(seconds, (time) => 0.0005 * Math.sin(time * 997)),
    RATE,
  )
}

/** The same take again and again: long, and quickly made. */
export function repeated(take: Uint8Array, times: number): Uint8Array {
  return Buffer.concat(Array.from({ length: times }, () => take))
}

function samples(seconds: number, at: (time: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => at(i / RATE))
}

const voice = (time: number) =>
  [1, 2, 3, 5, 8].reduce((sum, harmonic) => sum + Math.sin(2 * Math.PI * 140 * harmonic * time) / (4 * harmonic), 0)

/** Four syllables a second. */
const syllable = (time: number) => Math.max(0, Math.sin(2 * Math.PI * 4 * time))
