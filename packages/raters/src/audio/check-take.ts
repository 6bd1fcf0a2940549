import { SAMPLE_RATE } from './decode-mp3.ts'

export type TakeIssue = 'no_speech' | 'too_quiet' | 'clipped' | 'too_short'

export type TakeCheck = {
  issues: TakeIssue[]
  /** Seconds of voiced activity. */
  speechSeconds: number
  /** Level of the active parts, in dB relative to full scale. */
  speechDecibels: number
  /** Level of the quiet parts, in dB relative to full scale. */
  noiseDecibels: number
  /** Share of samples at full scale. */
  clippedShare: number
}

const FRAME = SAMPLE_RATE / 50
const MIN_SECONDS = 0.5
const MIN_SPEECH_SECONDS = 0.2
const MIN_SPEECH_DECIBELS = -60
const QUIET_DECIBELS = -45
/** Speech swings by far more than this between its syllables and its gaps; steady noise does not. */
const MIN_SWING_DECIBELS = 8
const CLIPPED_SHARE = 0.01

/**
 * Judges whether a take can be scored at all: voice activity from the level of 20 ms frames, loudness, clipping. `pcm` is
 * 16 kHz mono. An empty list of issues means the take is good.
 */
export function checkTake(pcm: Float32Array): TakeCheck {
  const levels = frameDecibels(pcm)
  const sorted = levels.toSorted((a, b) => a - b)
  const noiseDecibels = percentile(sorted, 0.1)
  const loudDecibels = percentile(sorted, 0.97)
  const threshold = Math.max(MIN_SPEECH_DECIBELS, noiseDecibels + MIN_SWING_DECIBELS, loudDecibels - 30)
  const active = levels.filter((level) => level >= threshold)
  const speechSeconds = (active.length * FRAME) / SAMPLE_RATE
  const speechDecibels = active.length === 0 ? loudDecibels : mean(active)
  const clippedShare = pcm.length === 0 ? 0 : countClipped(pcm) / pcm.length
  const issues: TakeIssue[] = []
  if (pcm.length < MIN_SECONDS * SAMPLE_RATE) issues.push('too_short')
  if (speechSeconds < MIN_SPEECH_SECONDS) issues.push('no_speech')
  else if (speechDecibels < QUIET_DECIBELS) issues.push('too_quiet')
  if (clippedShare > CLIPPED_SHARE) issues.push('clipped')
  return { issues, speechSeconds, speechDecibels, noiseDecibels, clippedShare }
}

function frameDecibels(pcm: Float32Array): Float32Array {
  const levels = new Float32Array(Math.floor(pcm.length / FRAME))
  for (let i = 0; i < levels.length; i++) {
    const frame = pcm.subarray(i * FRAME, (i + 1) * FRAME)
    const offset = mean(frame)
    let energy = 0
    for (const sample of frame) energy += (sample - offset) ** 2
    levels[i] = 10 * Math.log10(energy / FRAME + 1e-10)
  }
  return levels
}

function countClipped(pcm: Float32Array): number {
  let count = 0
  for (const sample of pcm) if (Math.abs(sample) >= 0.999) count += 1
  return count
}

function mean(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

function percentile(sorted: Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100
}
