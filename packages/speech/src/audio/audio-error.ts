export type AudioErrorCode =
  | 'audio_empty'
  | 'audio_not_mp3'
  | 'audio_not_wav'
  | 'audio_truncated'
  | 'audio_too_long'
  | 'audio_too_large'

const MESSAGES = {
  audio_empty: 'The recording is empty. Record it again.',
  audio_not_mp3: 'The recording is not an mp3 file. Send the answer as mp3.',
  audio_not_wav: 'The recording is neither mp3 nor 16-bit PCM wav. Convert it to mp3.',
  audio_truncated: 'The recording is cut off in the middle. Send it again.',
  audio_too_long: 'The recording is longer than this task allows. Record a shorter answer.',
  audio_too_large: 'The recording is larger than this task allows. Record a shorter answer.',
} as const satisfies Record<AudioErrorCode, string>

/** A recording that cannot be taken: `code` names the reason, the message says what to do. */
export class AudioError extends Error {
  readonly code: AudioErrorCode
  constructor(code: AudioErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.name = 'AudioError'
    this.code = code
  }
}
