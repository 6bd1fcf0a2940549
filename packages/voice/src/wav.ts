import { VoiceError } from './errors.ts'
import type { Speech } from './speech-synthesiser.ts'

const PCM = 1
const EXTENSIBLE = 0xff_fe
const SAMPLE_BYTES = 2
const FULL_SCALE = 32_768
/** A size of 0, or of more than any file of speech has, says that the server did not know it yet. */
const UNKNOWN_SIZE = 0x70_00_00_00

type Chunk = { name: string; start: number; end: number }

/**
 * Reads 16-bit PCM in a WAV container; several channels become one. Servers that stream write sizes they do not know
 * yet (0 or about all ones): then the samples reach to the end of the bytes. Throws `not_wav` on anything else, and on a
 * file that ends before it should.
 */
export function decodeWav(bytes: Uint8Array): Speech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = chunksOf(view)
  const format = chunks.find(({ name }) => name === 'fmt ')
  const data = chunks.find(({ name }) => name === 'data')
  if (!format || !data || format.end - format.start < 16) throw new VoiceError('not_wav')

  const encoding = view.getUint16(format.start, true)
  const channels = view.getUint16(format.start + 2, true)
  const sampleRate = view.getUint32(format.start + 4, true)
  const bits = view.getUint16(format.start + 14, true)
  if ((encoding !== PCM && encoding !== EXTENSIBLE) || bits !== 16 || channels === 0 || sampleRate === 0) {
    throw new VoiceError('not_wav', `encoding ${encoding}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`)
  }
  return { pcm: monoSamples(view, data, channels), sampleRate }
}

function chunksOf(view: DataView): Chunk[] {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE') return []
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= view.byteLength) {
    const name = textAt(view, at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    const isOpenEnded = name === 'data' && (size === 0 || size >= UNKNOWN_SIZE)
    const end = isOpenEnded ? view.byteLength : start + size
    if (end > view.byteLength) throw new VoiceError('not_wav', `it ends ${end - view.byteLength} bytes too early`)
    chunks.push({ name, start, end })
    at = end + (size % 2)
  }
  return chunks
}

function monoSamples(view: DataView, { start, end }: Chunk, channels: number): Float32Array {
  const frameBytes = SAMPLE_BYTES * channels
  const pcm = new Float32Array(Math.floor((end - start) / frameBytes))
  for (let frame = 0; frame < pcm.length; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt16(start + frame * frameBytes + channel * SAMPLE_BYTES, true)
    }
    pcm[frame] = sum / channels / FULL_SCALE
  }
  return pcm
}

function textAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return ''
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}
