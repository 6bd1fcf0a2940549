import type { AudioLimits } from './audio-limits.ts'
import { type DecodedAudio, decodeMp3 } from './decode-mp3.ts'
import { decodeWav, isWav } from './decode-wav.ts'

export { AudioError, type AudioErrorCode } from './audio-error.ts'
export { type AudioLimits, audioLimitsOf, DEFAULT_AUDIO_LIMITS } from './audio-limits.ts'
export { checkTake, type TakeCheck, type TakeIssue } from './check-take.ts'
export { checkMp3, type DecodedAudio, decodeMp3, SAMPLE_RATE } from './decode-mp3.ts'
export { type Mp3Outline, walkMp3Frames } from './mp3-frames.ts'
export { TAKE_TRUNCATED } from './take-findings.ts'
export { resample } from './resample.ts'

/** Decodes mp3 or 16-bit PCM wav (command line) to 16 kHz mono. Throws AudioError. */
export async function decodeAudio(bytes: Uint8Array, limits: AudioLimits): Promise<DecodedAudio> {
  return isWav(bytes) ? decodeWav(bytes, limits) : decodeMp3(bytes, limits)
}
