import type { Speech } from './speech-synthesiser.ts'

/** Silence left before and after speech. */
export const PAD_SECONDS = 0.2
/** Loudest sample after levelling, −0.9 dBFS: mp3 encoding may overshoot a little. */
export const PEAK = 0.9
const WINDOW_SECONDS = 0.01
/** A window this far below the loudest sample (−44 dB) is silence. */
const SILENCE_RATIO = 0.006

/** Cuts the silence at both ends. Returns nothing of a recording that is all silence. */
export function trimSilence({ pcm, sampleRate }: Speech): Speech {
  const window = Math.max(1, Math.round(sampleRate * WINDOW_SECONDS))
  const threshold = peakOf(pcm) * SILENCE_RATIO
  let first = pcm.length
  let end = 0
  for (let start = 0; start < pcm.length; start += window) {
    const part = pcm.subarray(start, start + window)
    if (rmsOf(part) <= threshold) continue
    first = Math.min(first, start)
    end = start + part.length
  }
  return { pcm: pcm.slice(Math.min(first, end), end), sampleRate }
}

/** Trims silence, pads 0.2 s at both ends and brings the peak to 0.9: as loud as it gets without clipping. */
export function levelSpeech(speech: Speech): Speech {
  const { pcm, sampleRate } = trimSilence(speech)
  const gain = pcm.length === 0 ? 1 : PEAK / peakOf(pcm)
  const pad = Math.round(sampleRate * PAD_SECONDS)
  const padded = new Float32Array(pcm.length + 2 * pad)
  padded.set(
    pcm.map((sample) => sample * gain),
    pad,
  )
  return { pcm: padded, sampleRate }
}

/** The largest magnitude; 0 of nothing. */
export function peakOf(pcm: Float32Array): number {
  return pcm.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

/** The root mean square; 0 of nothing. */
export function rmsOf(pcm: Float32Array): number {
  return pcm.length === 0 ? 0 : Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)
}
