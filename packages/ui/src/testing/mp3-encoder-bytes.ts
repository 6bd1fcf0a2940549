import encoderUrl from 'wasm-media-encoders/wasm/mp3?url&inline'

/** The recorder's real encoder, for tests in which no server hands it out. */
export const mp3EncoderBytes = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoderUrl.slice(encoderUrl.indexOf(',') + 1)), (byte) => byte.charCodeAt(0))
