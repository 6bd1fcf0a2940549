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

/** A pitch that stands still would be music: it slides around 140 Hz. */
const periods = (time: number) => 140 * (time + 0.02 * Math.sin(2 * Math.PI * 1.7 * time))

const voice = (time: number) =>
  [1, 2, 3, 5, 8].reduce((sum, harmonic) => sum + Math.sin(2 * Math.PI * harmonic * periods(time)) / (4 * harmonic), 0)

/** Four syllables a second. */
const syllable = (time: number) => Math.max(0, Math.sin(2 * Math.PI * 4 * time))

/** A wav, 16 bit and mono, as speech servers answer: a tone of this length. */
export function aWav(seconds: number): Uint8Array {
  const pcm = samples(seconds, voice)
  const file = Buffer.alloc(44 + pcm.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, pcm.length * 2],
  ] as const)
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.write('data', 36, 'latin1')
  for (const [i, sample] of pcm.entries()) file.writeInt16LE(Math.round(sample * 12_000), 44 + i * 2)
  return file
}
