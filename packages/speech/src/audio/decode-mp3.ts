import { MPEGDecoder } from 'mpg123-decoder'
import { AudioError } from './audio-error.ts'
import type { AudioLimits } from './audio-limits.ts'
import { mixDown } from './mix-down.ts'
import { type Mp3Outline, walkMp3Frames } from './mp3-frames.ts'
import { resample, withoutOffset } from './resample.ts'

/** Mono PCM at 16 kHz, −1 to 1, its length in seconds, and whether the file ends before its recording does. */
export type DecodedAudio = { pcm: Float32Array; seconds: number; isTruncated: boolean }

export const SAMPLE_RATE = 16_000
const CHUNK_BYTES = 65_536

/**
 * Decodes an mp3 file to 16 kHz mono. Length, truncation and decoded size are checked from the frame headers first, so a
 * small file that would decode to hundreds of megabytes costs nothing. Throws AudioError.
 */
export async function decodeMp3(bytes: Uint8Array, limits: AudioLimits): Promise<DecodedAudio> {
  const outline = checkMp3(bytes, limits)
  const mono = await decodeMono(bytes, outline)
  if (mono.length === 0) throw new AudioError('audio_not_mp3')
  const pcm = resample(withoutOffset(mono), outline.sampleRate, SAMPLE_RATE)
  return { pcm, seconds: pcm.length / SAMPLE_RATE, isTruncated: outline.isTruncated }
}

/** The checks of `decodeMp3` alone: what the headers promise, in milliseconds. Throws AudioError. */
export function checkMp3(bytes: Uint8Array, limits: AudioLimits): Mp3Outline {
  if (bytes.length > limits.maxBytes) {
    throw new AudioError('audio_too_large')
  }
  const outline = walkMp3Frames(bytes)
  if (outline.seconds > limits.maxSeconds) throw new AudioError('audio_too_long')
  if (outline.samples * outline.channels * 2 > limits.maxPcmBytes) throw new AudioError('audio_too_large')
  if (outline.isTruncated && limits.isTruncationAllowed !== true) throw new AudioError('audio_truncated')
  return outline
}

async function decodeMono(bytes: Uint8Array, outline: Mp3Outline): Promise<Float32Array> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    // Slack of two frames: the decoder may hand out its own delay when a file carries no gapless information.
    const mono = new Float32Array(outline.samples + 4096)
    // One channel is its own average.
    const sides = outline.channels === 1 ? [] : Array.from({ length: outline.channels }, () => mono.slice())
    let length = 0
    for (let offset = outline.audioStart; offset < outline.audioEnd; offset += CHUNK_BYTES) {
      const chunk = bytes.subarray(offset, Math.min(offset + CHUNK_BYTES, outline.audioEnd))
      const { channelData, sampleRate } = decoder.decode(chunk)
      if (channelData.length > 0 && sampleRate > 0 && sampleRate !== outline.sampleRate) {
        throw new AudioError('audio_not_mp3')
      }
      sides.forEach((side, i) => side.set(channelData[i]?.subarray(0, side.length - length) ?? [], length))
      length = appendMono(mono, length, channelData)
    }
    return mixDown(
      mono.subarray(0, length),
      sides.map((side) => side.subarray(0, length)),
    )
  } catch (cause) {
    if (cause instanceof AudioError) throw cause
    throw new AudioError('audio_not_mp3', { cause })
  } finally {
    decoder.free()
  }
}

function appendMono(mono: Float32Array, start: number, channelData: readonly Float32Array[]): number {
  const count = Math.min(channelData[0]?.length ?? 0, mono.length - start)
  for (const channel of channelData) {
    for (let i = 0; i < count; i++) mono[start + i] = (mono[start + i] ?? 0) + (channel[i] ?? 0) / channelData.length
  }
  return start + count
}
