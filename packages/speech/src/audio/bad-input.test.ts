import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AudioError } from './audio-error.ts'
import { DEFAULT_AUDIO_LIMITS } from './audio-limits.ts'
import { checkTake } from './check-take.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { decodeWav } from './decode-wav.ts'
import { silentMp3 } from './testing/silent-mp3.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url)))

/** 16-bit mono wav of a wave on an offset. */
function aWav(offset: number, sampleRate: number): Uint8Array {
  const samples = 2 * sampleRate
  const file = Buffer.alloc(44 + 2 * samples)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + 2 * samples, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(2 * samples, 40)
  for (let i = 0; i < samples; i++) {
    file.writeInt16LE(Math.round(32_767 * (offset + 0.2 * Math.sin((2 * Math.PI * 220 * i) / sampleRate))), 44 + 2 * i)
  }
  return file
}

const meanOf = (pcm: Float32Array) => pcm.reduce((sum, sample) => sum + sample, 0) / pcm.length

test.each(['stereo-44100.mp3', 'mono-8000.mp3'])('%s becomes the same 16 kHz mono, and holds speech', async (name) => {
  const { pcm, seconds } = await decodeMp3(fixture(name), DEFAULT_AUDIO_LIMITS)
  expect(pcm.length).toBe(seconds * 16_000)
  expect(seconds).toBeGreaterThan(1.3)
  expect(seconds).toBeLessThan(2.5)
  expect(checkTake(pcm).issues).toEqual([])
})

test('an offset is taken away before anything is judged, at any rate', () => {
  for (const rate of [8000, 16_000, 96_000]) {
    const { pcm } = decodeWav(aWav(0.3, rate), DEFAULT_AUDIO_LIMITS)
    expect(Math.abs(meanOf(pcm))).toBeLessThan(1e-3)
    const plain = decodeWav(aWav(0, rate), DEFAULT_AUDIO_LIMITS).pcm
    const middle = pcm.subarray(8000, 16_000)
    expect(Math.max(...middle.map((sample, i) => Math.abs(sample - (plain[8000 + i] ?? 0))))).toBeLessThan(1e-3)
  }
})

test('an mp3 whose header names a rate that mp3 does not have is no mp3', async () => {
  // The reserved rate index; 96 kHz does not exist in mp3.
  const file = silentMp3(20).map((byte, i, all) =>
    all[i - 2] === 0xff && ((all[i - 1] ?? 0) & 0xe0) === 0xe0 ? byte | 0x0c : byte,
  )
  await expect(decodeMp3(file, DEFAULT_AUDIO_LIMITS)).rejects.toThrow(AudioError)
  await expect(decodeMp3(file, DEFAULT_AUDIO_LIMITS)).rejects.toMatchObject({ code: 'audio_not_mp3' })
})
