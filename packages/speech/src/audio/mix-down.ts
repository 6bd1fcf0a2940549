/** Makes one channel of several. */

/** The average of two channels of speech is at most 3 dB quieter than the louder; 10 dB are lost only where they cancel. */
const CANCELLED_SHARE = 0.1

/** Energy about the mean: an offset is no sound. */
function energyOf(samples: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const sample of samples) {
    sum += sample
    squares += sample * sample
  }
  return samples.length === 0 ? 0 : squares - (sum * sum) / samples.length
}

/**
 * What is heard of several channels: their average as it is, unless they cancel each other (a stereo microphone with one side
 * wired the wrong way round); then the louder channel alone.
 * @param channels as long as the average
 */
export function mixDown(average: Float32Array, channels: readonly Float32Array[]): Float32Array {
  if (channels.length < 2) return average
  const energies = channels.map(energyOf)
  const loudest = Math.max(...energies)
  if (energyOf(average) >= CANCELLED_SHARE * loudest) return average
  return channels[energies.indexOf(loudest)] ?? average
}
