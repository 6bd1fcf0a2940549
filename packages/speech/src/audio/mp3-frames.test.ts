import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AudioError } from './audio-error.ts'
import { audioLimitsOf, DEFAULT_AUDIO_LIMITS } from './audio-limits.ts'
import { checkMp3, decodeMp3 } from './decode-mp3.ts'
import { walkMp3Frames } from './mp3-frames.ts'
import { silentFrame, silentMp3 } from './testing/silent-mp3.ts'

function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof AudioError) return error.code
    throw error
  }
  return 'none'
}

test('frames are counted from their headers', () => {
  const outline = walkMp3Frames(silentMp3(100))
  expect(outline).toMatchObject({ frames: 100, sampleRate: 48_000, channels: 1, isTruncated: false })
  expect(outline.seconds).toBeCloseTo((100 * 1152) / 48_000)
})

test('an ID3v2 tag in front and an ID3v1 tag behind are skipped', () => {
  const id3 = new Uint8Array(10 + 300)
  id3.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 44])
  const tail = new Uint8Array(128)
  tail.set([0x54, 0x41, 0x47])
  const file = new Uint8Array([...id3, ...silentMp3(20), ...tail])
  expect(walkMp3Frames(file)).toMatchObject({ frames: 20, audioStart: 310, isTruncated: false })
})

test('a file cut inside a frame is truncated, wherever it is cut', () => {
  const whole = silentMp3(10)
  const size = silentFrame().length
  fc.assert(
    fc.property(fc.integer({ min: size * 2 + 4, max: whole.length - 1 }), (length) => {
      const isCut = length % size >= 4
      expect(codeOf(() => checkMp3(whole.subarray(0, length), DEFAULT_AUDIO_LIMITS))).toBe(
        isCut ? 'audio_truncated' : 'none',
      )
    }),
  )
})

test('the command line may rate what is there of a truncated file', () => {
  const limits = { ...DEFAULT_AUDIO_LIMITS, isTruncationAllowed: true }
  expect(checkMp3(silentMp3(10).subarray(0, 1000), limits).isTruncated).toBe(true)
})

test('no bytes are an empty recording', () => {
  expect(codeOf(() => walkMp3Frames(new Uint8Array(0)))).toBe('audio_empty')
})

test('arbitrary bytes are never taken for mp3 and never throw anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 3000 }), (bytes) => {
      expect(codeOf(() => checkMp3(bytes, DEFAULT_AUDIO_LIMITS))).not.toBe('none')
    }),
  )
})

test('text, wav and png are not mp3', () => {
  for (const head of ['hello, this is no recording at all', 'RIFF....WAVEfmt ', '\u0089PNG\r\n']) {
    expect(codeOf(() => walkMp3Frames(new TextEncoder().encode(head.repeat(50))))).toBe('audio_not_mp3')
  }
})

test('seven megabytes of near-silence are refused from their headers within milliseconds', () => {
  const bomb = silentMp3(Math.ceil(7_000_000 / 24), 8)
  const limits = { ...DEFAULT_AUDIO_LIMITS, maxBytes: 20_000_000 }
  expect(walkMp3Frames(bomb).seconds).toBeGreaterThan(3600)
  const before = process.cpuUsage()
  expect(codeOf(() => checkMp3(bomb, limits))).toBe('audio_too_long')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
})

test('a file over the byte limit is refused before it is read', () => {
  expect(codeOf(() => checkMp3(new Uint8Array(2_000_001), audioLimitsOf(40)))).toBe('audio_too_large')
})

test('decoded size is limited on its own', () => {
  const limits = { ...DEFAULT_AUDIO_LIMITS, maxPcmBytes: 100_000 }
  expect(codeOf(() => checkMp3(silentMp3(100), limits))).toBe('audio_too_large')
})

test('silent frames decode to 16 kHz silence of their length', async () => {
  const { pcm, seconds } = await decodeMp3(silentMp3(50), DEFAULT_AUDIO_LIMITS)
  expect(seconds).toBeCloseTo((50 * 1152) / 48_000, 1)
  expect(pcm.every((sample) => Math.abs(sample) < 1e-4)).toBe(true)
})
