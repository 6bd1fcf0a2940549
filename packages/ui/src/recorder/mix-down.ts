import { levelOf } from './loudness.ts'

/** The average of two channels is 6 dB quieter than the louder where the other is silent; 10 dB are lost only where they cancel. */
const cancelledShare = 0.1
/** Specification §9: below it nothing is heard, and what is not heard proves nothing. */
const audibleLevel = 10

function energyOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum
}

function averageOf(channels: readonly Float32Array[]): Float32Array {
  return Float32Array.from({ length: channels[0]?.length ?? 0 }, (_, frame) => {
    let sample = 0
    for (const channel of channels) sample += (channel[frame] ?? 0) / channels.length
    return sample
  })
}

function loudestOf(channels: readonly Float32Array[]): number {
  const energies = channels.map(energyOf)
  return energies.indexOf(Math.max(...energies))
}

/**
 * Makes one channel of several, block after block: their average, as ever; from the moment on in which the channels cancel each
 * other (a stereo microphone with one side wired the wrong way round), the louder channel alone.
 */
export function createMixDown(): (channels: readonly Float32Array[]) => Float32Array {
  let only: number | null = null
  return (channels) => {
    const [first] = channels
    if (first === undefined || channels.length === 1) return first ?? new Float32Array()
    const average = averageOf(channels)
    const loudest = channels[loudestOf(channels)] ?? first
    if (only === null && levelOf(loudest) >= audibleLevel && energyOf(average) < cancelledShare * energyOf(loudest)) {
      only = loudestOf(channels)
    }
    return only === null ? average : (channels[only] ?? average)
  }
}
