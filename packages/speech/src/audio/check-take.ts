import { SAMPLE_RATE } from './decode-mp3.ts'
import { steadyPitchShare } from './music-detection.ts'
import { trackPitch } from './pitch-track.ts'

/** What is wrong with a take. `too_…` and `no_speech` cannot be scored fairly; the others can, and are told. */
export type TakeIssue = 'too_short' | 'no_speech' | 'too_noisy' | 'too_distorted' | 'noisy' | 'clipped' | 'quiet'

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
  /** Share of the active parts that is a single pure tone. */
  toneShare: number
  /** Share of the voiced parts that holds its pitch, as notes do. */
  noteShare: number
  /** The pitch track of the take (see `trackPitch`), which costs most of the check and which others need. */
  pitch: Float32Array
}

const FRAME = SAMPLE_RATE / 50
const MIN_SECONDS = 0.5
const MIN_SPEECH_SECONDS = 0.2
const MIN_SPEECH_DECIBELS = -60
/** Down to −57 dB the phone scores of calibration takes stay as they are; quieter than this is worth a word. */
const QUIET_DECIBELS = -48
/** Speech swings by far more than this between its syllables and its gaps; steady noise does not. */
const MIN_SWING_DECIBELS = 8
/** Encoding as mp3 rounds off what was cut flat, so samples near full scale count too. */
const FULL_SCALE = 0.95
/** Takes driven 6 dB too far have about 1 % of such samples (phone correlation 0.74 → 0.68), 24 dB 14 % (0.43; docs/studies/2026-11-28-how-scores-were-measured.md). */
const CLIPPED_SHARE = 0.01
const DISTORTED_SHARE = 0.13
/**
 * Distance of speech from the quiet parts (dB). White, pink and babble noise added to calibration takes: below 13 the phone
 * correlation is halved; below 17 it is a tenth lower. Of 559 clean takes none lies below 13, one below 17.
 */
const TOO_NOISY_DECIBELS = 13
const NOISY_DECIBELS = 17
/** Without speech, sound above this level is noise rather than a silent microphone. */
const AUDIBLE_DECIBELS = -50
/** Tones: a wave that its last two samples foretell to this share, in most of what is heard. Speech reaches 0.1 of its frames. */
const TONE_RESIDUAL = 3e-4
const TONE_SHARE = 0.6
/** Music: see `steadyPitchShare`. */
const NOTE_SHARE = 0.75

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
  const toneShare = shareOfTones(pcm, levels, threshold)
  const pitch = trackPitch(pcm)
  const noteShare = steadyPitchShare(pitch)
  const measured = { speechSeconds, speechDecibels, noiseDecibels, clippedShare, toneShare, noteShare }
  return {
    issues: [...(pcm.length < MIN_SECONDS * SAMPLE_RATE ? ['too_short' as const] : []), ...issuesOf(measured)],
    ...measured,
    pitch,
  }
}

function issuesOf(take: Omit<TakeCheck, 'issues' | 'pitch'>): TakeIssue[] {
  if (take.speechSeconds < MIN_SPEECH_SECONDS) {
    return take.noiseDecibels > AUDIBLE_DECIBELS ? ['no_speech', 'too_noisy'] : ['no_speech']
  }
  if (take.toneShare > TONE_SHARE || take.noteShare > NOTE_SHARE) return ['no_speech']
  const distance = take.speechDecibels - take.noiseDecibels
  const issues: TakeIssue[] = []
  if (distance < TOO_NOISY_DECIBELS) issues.push('too_noisy')
  else if (distance < NOISY_DECIBELS) issues.push('noisy')
  if (take.clippedShare > DISTORTED_SHARE) issues.push('too_distorted')
  else if (take.clippedShare > CLIPPED_SHARE) issues.push('clipped')
  if (take.speechDecibels < QUIET_DECIBELS) issues.push('quiet')
  return issues
}

/** Share of the active frames in which each sample follows from the two before it: a whistle, a beep, a dial tone. */
function shareOfTones(pcm: Float32Array, levels: Float32Array, threshold: number): number {
  let [active, tones] = [0, 0]
  levels.forEach((level, i) => {
    if (level < threshold) return
    active += 1
    if (residualOf(pcm.subarray(i * FRAME, (i + 1) * FRAME)) < TONE_RESIDUAL) tones += 1
  })
  return active === 0 ? 0 : tones / active
}

/** What the best prediction of a sample from the two before it leaves, as a share of the energy (covariance method). */
function residualOf(frame: Float32Array): number {
  let [a, b, c, d, e, total] = [0, 0, 0, 0, 0, 0]
  for (let i = 2; i < frame.length; i++) {
    const [now, one, two] = [frame[i] ?? 0, frame[i - 1] ?? 0, frame[i - 2] ?? 0]
    a += one * one
    b += one * two
    c += two * two
    d += now * one
    e += now * two
    total += now * now
  }
  const determinant = a * c - b * b + 1e-12
  const explained = ((d * c - e * b) * d + (a * e - b * d) * e) / determinant
  return Math.max(0, total - explained) / (total + 1e-9)
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
  for (const sample of pcm) if (Math.abs(sample) >= FULL_SCALE) count += 1
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
