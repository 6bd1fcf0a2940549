/** Decodes a WAV file into samples. */
import { AudioError } from './audio-error.ts'
import type { AudioLimits } from './audio-limits.ts'
import { type DecodedAudio, SAMPLE_RATE } from './decode-mp3.ts'
import { mixDown } from './mix-down.ts'
import { resample, withoutOffset } from './resample.ts'

type WavFormat = { channels: number; sampleRate: number }

/** Who writes a file while it is recorded does not know its length, and promises about as much as the header can. */
const UNKNOWN_LENGTH = 0x7fff_0000

/** Decodes 16-bit PCM wav to 16 kHz mono. Throws AudioError. */
export function decodeWav(bytes: Uint8Array, limits: AudioLimits): DecodedAudio {
  if (bytes.length > limits.maxPcmBytes + 65_536) throw new AudioError('audio_too_large')
  const { format, data, isTruncated } = readChunks(bytes)
  const frames = Math.floor(data.byteLength / (2 * format.channels))
  if (frames === 0) throw new AudioError('audio_empty')
  if (frames / format.sampleRate > limits.maxSeconds) throw new AudioError('audio_too_long')
  const mono = new Float32Array(frames)
  const sides = Array.from({ length: format.channels }, () => new Float32Array(frames))
  for (let i = 0; i < frames; i++) {
    let sum = 0
    for (const [c, side] of sides.entries()) {
      const sample = data.getInt16((i * format.channels + c) * 2, true)
      sum += sample
      side[i] = sample / 32_768
    }
    mono[i] = sum / format.channels / 32_768
  }
  const pcm = resample(withoutOffset(mixDown(mono, sides)), format.sampleRate, SAMPLE_RATE)
  return { pcm, seconds: pcm.length / SAMPLE_RATE, isTruncated }
}

/** Whether the bytes begin like a RIFF/WAVE file. */
export function isWav(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 4)) === 'RIFF'
}

function readChunks(bytes: Uint8Array): { format: WavFormat; data: DataView; isTruncated: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: WavFormat | null = null
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const id = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    const size = view.getUint32(offset + 4, true)
    if (id === 'fmt ' && offset + 24 <= bytes.length) format = readFormat(view, offset + 8)
    if (id === 'data' && format !== null) {
      const length = Math.min(size, bytes.length - offset - 8)
      const isTruncated = length < size && size < UNKNOWN_LENGTH
      return { format, data: new DataView(bytes.buffer, bytes.byteOffset + offset + 8, length), isTruncated }
    }
    offset += 8 + size + (size % 2)
  }
  throw new AudioError('audio_not_wav')
}

function readFormat(view: DataView, at: number): WavFormat {
  if (view.byteLength < at + 16) throw new AudioError('audio_not_wav')
  const isPcm16 = view.getUint16(at, true) === 1 && view.getUint16(at + 14, true) === 16
  const channels = view.getUint16(at + 2, true)
  const sampleRate = view.getUint32(at + 4, true)
  const isUsable = isPcm16 && channels >= 1 && channels <= 8 && sampleRate >= 8000 && sampleRate <= 192_000
  if (!isUsable) throw new AudioError('audio_not_wav')
  return { channels, sampleRate }
}
