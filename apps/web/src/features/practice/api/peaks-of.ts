const BARS = 120
const DECODING_HERTZ = 16_000

/** Decodes a recording and returns the heights of its wave, 0 to 1, evenly spread. */
export async function peaksOf(recording: ArrayBuffer): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, DECODING_HERTZ)
  const sound = await context.decodeAudioData(recording)
  return barsOf(sound.getChannelData(0), BARS)
}

/** The loudest sample of each of `count` even stretches; the square root lets quiet speech be seen as well. */
export function barsOf(samples: Float32Array, count: number): number[] {
  const stretch = Math.max(1, Math.ceil(samples.length / count))
  return Array.from({ length: Math.min(count, Math.ceil(samples.length / stretch)) }, (_, bar) => {
    let loudest = 0
    for (const sample of samples.subarray(bar * stretch, (bar + 1) * stretch)) {
      loudest = Math.max(loudest, Math.abs(sample))
    }
    return Math.min(1, Math.sqrt(loudest))
  })
}
