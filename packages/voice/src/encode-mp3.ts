import { createMp3Encoder } from 'wasm-media-encoders'

/** What mp3 allows at a constant rate and every sampling rate used here. */
export type Kilobits = 32 | 40 | 48 | 64 | 80 | 96 | 112 | 128

/** LAME in WebAssembly. One is enough: encoding is synchronous, and each call configures it anew. */
const encoder = await createMp3Encoder()

/**
 * Encodes mono PCM (−1 to 1) as mp3 at a constant bit rate, 48 kbit/s unless told: plenty for one voice at 16 kHz.
 * The same samples give the same bytes. Nothing is trimmed or levelled: see `levelSpeech`.
 */
export function encodeMp3(
  pcm: Float32Array,
  sampleRate: number,
  { kilobits = 48 }: { kilobits?: Kilobits } = {},
): Uint8Array {
  encoder.configure({ channels: 1, sampleRate, bitrate: kilobits })
  // The encoder hands out views of its own memory, which the next call overwrites.
  const body = encoder.encode([pcm]).slice()
  const rest = encoder.finalize()
  return Buffer.concat([body, rest])
}
