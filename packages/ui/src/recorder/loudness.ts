/** What counts as nothing at all on the meter. Speech at arm's length lies near -20 dB, a quiet room below -50 dB. */
const floorDecibels = -50

/**
 * The average level of a block of samples on the scale of specification §9.
 * @param samples -1…1  @returns 0 (at or below the floor) … 255 (full scale), even in decibels as the ear hears it
 */
export function levelOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const meanSquare = sum / samples.length
  if (meanSquare <= 0) return 0
  const decibels = 10 * Math.log10(meanSquare)
  return 255 * Math.min(1, Math.max(0, 1 - decibels / floorDecibels))
}

/** The height of a block in the waveform, 0…1: the square root of its loudest sample, so that quiet speech is seen as well. */
export function peakOf(samples: Float32Array): number {
  let loudest = 0
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample))
  return Math.min(1, Math.sqrt(loudest))
}
