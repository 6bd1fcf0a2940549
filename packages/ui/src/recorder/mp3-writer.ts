import mp3Url from 'wasm-media-encoders/wasm/mp3?url'

export type Mp3Writer = { write(samples: Float32Array): void; finish(): Promise<Blob> }

/** The rates that MPEG layer III knows below the highest; anything else is resampled to 44.1 kHz by the encoder. */
const directRates = new Set([16_000, 22_050, 24_000, 32_000, 44_100, 48_000])

/** The encoder is 69 kB: it comes with the first recording, not with the page. */
async function loadEncoder(sampleRate: number) {
  const { createEncoder } = await import('wasm-media-encoders')
  const encoder = await createEncoder('audio/mpeg', mp3Url)
  const resampled = directRates.has(sampleRate) ? {} : { outputSampleRate: 44_100 as const }
  encoder.configure({ channels: 1, sampleRate, bitrate: 128, ...resampled })
  return encoder
}

/**
 * Encodes mono samples to mp3 at 128 kbit/s (specification §9) while they come in, so that nothing is left to wait for at the end.
 * @param sampleRate Hz of the samples  @throws from `finish` when the encoder cannot be loaded
 */
export function createMp3Writer(sampleRate: number): Mp3Writer {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let waiting: Promise<void> = Promise.resolve()
  const encoder = loadEncoder(sampleRate)
  const after = (step: (ready: Awaited<typeof encoder>) => Uint8Array) => {
    waiting = waiting.then(async () => {
      // The encoder hands out a view of its own memory, which the next block overwrites.
      parts.push(Uint8Array.from(step(await encoder)))
    })
    // A failure is met in `finish`; without this it would also be reported as unhandled for each block.
    waiting.catch(() => undefined)
  }
  return {
    write: (samples) => after((ready) => ready.encode([samples])),
    async finish() {
      after((ready) => ready.finalize())
      await waiting
      return new Blob(parts, { type: 'audio/mpeg' })
    },
  }
}

/** The bytes of a blob as base64, without a data prefix. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  // In pieces, because a function takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + 8192)))
  return btoa(pieces.join(''))
}
