import { AudioError } from './audio-error.ts'

/** What the frame headers alone tell of an mp3 file. */
export type Mp3Outline = {
  sampleRate: number
  channels: number
  frames: number
  samples: number
  seconds: number
  /** Byte offsets of the first frame and of the end of the last whole frame. */
  audioStart: number
  audioEnd: number
  isTruncated: boolean
}

type Header = { sampleRate: number; channels: number; samples: number; bytes: number; isMpeg1: boolean }

const MPEG1_KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const
const MPEG2_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const
const MPEG1_RATES = [44_100, 48_000, 32_000] as const
const MAX_JUNK_BYTES = 4096

/**
 * Walks the frame headers of an mp3 file without decoding anything (ISO 11172-3 §2.4.1), so that a file's real length is
 * known before it costs memory. Throws AudioError `audio_empty` or `audio_not_mp3`.
 */
export function walkMp3Frames(bytes: Uint8Array): Mp3Outline {
  if (bytes.length === 0) throw new AudioError('audio_empty')
  const audioStart = findFirstFrame(bytes, skipId3(bytes))
  const first = audioStart === null ? null : readHeader(bytes, audioStart)
  if (audioStart === null || first === null) throw new AudioError('audio_not_mp3')
  const expectedFrames = readFrameCount(bytes, audioStart, first)
  let offset = audioStart
  let frames = 0
  let isTruncated = false
  for (;;) {
    const header = readHeader(bytes, offset)
    if (header === null || header.sampleRate !== first.sampleRate) break
    if (offset + header.bytes > bytes.length) {
      isTruncated = true
      break
    }
    offset += header.bytes
    frames += 1
  }
  if (frames === 0) throw new AudioError(isTruncated ? 'audio_truncated' : 'audio_not_mp3')
  if (!isTruncated && !isTrailer(bytes, offset)) throw new AudioError('audio_not_mp3')
  const audioFrames = expectedFrames === null ? frames : frames - 1
  const samples = frames * first.samples
  return {
    sampleRate: first.sampleRate,
    channels: first.channels,
    frames,
    samples,
    seconds: samples / first.sampleRate,
    audioStart,
    audioEnd: offset,
    isTruncated: isTruncated || (expectedFrames !== null && audioFrames < expectedFrames - 1),
  }
}

/** Offset behind any ID3v2 tags (sizes are 28-bit sync-safe integers). */
function skipId3(bytes: Uint8Array): number {
  let offset = 0
  while (bytes[offset] === 0x49 && bytes[offset + 1] === 0x44 && bytes[offset + 2] === 0x33) {
    const at = (i: number) => (bytes[offset + i] ?? 0) & 0x7f
    const size = (at(6) << 21) | (at(7) << 14) | (at(8) << 7) | at(9)
    const hasFooter = ((bytes[offset + 5] ?? 0) & 0x10) !== 0
    offset += 10 + size + (hasFooter ? 10 : 0)
  }
  return offset
}

/** First offset where a frame stands that is followed by another one or by the end of the file. */
function findFirstFrame(bytes: Uint8Array, from: number): number | null {
  const last = Math.min(bytes.length - 4, from + MAX_JUNK_BYTES)
  for (let offset = from; offset <= last; offset++) {
    const header = readHeader(bytes, offset)
    if (header === null) continue
    const next = offset + header.bytes
    if (next >= bytes.length - 3 && offset === from) return offset
    const following = readHeader(bytes, next)
    if (following !== null && following.sampleRate === header.sampleRate) return offset
  }
  return null
}

/** Reads one MPEG-1/2/2.5 layer III header; null where none stands. Free-format frames are not accepted: their length is unknown. */
function readHeader(bytes: Uint8Array, offset: number): Header | null {
  const b1 = bytes[offset + 1] ?? 0
  const b2 = bytes[offset + 2] ?? 0
  const b3 = bytes[offset + 3]
  if (bytes[offset] !== 0xff || (b1 & 0xe0) !== 0xe0 || b3 === undefined) return null
  const version = (b1 >> 3) & 3
  const isLayer3 = ((b1 >> 1) & 3) === 1
  const bitrateIndex = b2 >> 4
  const rate = MPEG1_RATES[(b2 >> 2) & 3]
  if (version === 1 || !isLayer3 || bitrateIndex === 0 || bitrateIndex === 15 || rate === undefined) return null
  const isMpeg1 = version === 3
  const sampleRate = isMpeg1 ? rate : version === 2 ? rate / 2 : rate / 4
  const kilobits = (isMpeg1 ? MPEG1_KILOBITS : MPEG2_KILOBITS)[bitrateIndex] ?? 0
  const samples = isMpeg1 ? 1152 : 576
  const padding = (b2 >> 1) & 1
  const length = Math.floor(((samples / 8) * kilobits * 1000) / sampleRate) + padding
  return { sampleRate, channels: b3 >> 6 === 3 ? 1 : 2, samples, bytes: length, isMpeg1 }
}

/** Frame count of a Xing, Info or VBRI header, where the first frame holds one. */
function readFrameCount(bytes: Uint8Array, frameStart: number, header: Header): number | null {
  const sideInfo = header.isMpeg1 ? (header.channels === 1 ? 17 : 32) : header.channels === 1 ? 9 : 17
  const at = frameStart + 4 + sideInfo
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 12 > bytes.length) return null
  const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
  const hasFrames = (tag === 'Xing' || tag === 'Info') && (view.getUint32(at + 4) & 1) === 1
  return hasFrames ? view.getUint32(at + 8) : null
}

/** Whether what follows the last frame is a known tag, padding or a few stray bytes, not other data. */
function isTrailer(bytes: Uint8Array, offset: number): boolean {
  const rest = bytes.length - offset
  if (rest < 4) return true
  const tag = String.fromCharCode(...bytes.subarray(offset, offset + 3))
  if (tag === 'TAG' || tag === 'APE' || tag === 'ID3' || tag === 'LYR') return true
  return bytes.subarray(offset).every((byte) => byte === 0)
}
