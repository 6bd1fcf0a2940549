import { MPEGDecoder } from 'mpg123-decoder'
import { expect, test } from 'vitest'
import { encodeMp3 } from './encode-mp3.ts'
import { flite } from './flite/flite.ts'
import { PEAK, peakOf, rmsOf } from './level-speech.ts'
import { speakToMp3 } from './speak-to-mp3.ts'
import { voices } from './speech-synthesiser.ts'

const sentence = 'The museum will be closed on Monday for repairs to the main entrance.'
const words = sentence.split(' ').length

async function decode(mp3: Uint8Array) {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(mp3)
  decoder.free()
  return { pcm: channelData[0] ?? new Float32Array(), sampleRate }
}

/** Bits 6 and 7 of the frame header's last byte. */
const channelModeOf = (mp3: Uint8Array) => (mp3[3] ?? 0) >> 6
const MONO = 3

test.each(voices)('%s says a sentence at a speaking pace, audibly and without clipping', async (voice) => {
  const spoken = await speakToMp3(sentence, voice)
  const wordsPerMinute = words / (spoken.durationSeconds / 60)
  expect(wordsPerMinute).toBeGreaterThan(110)
  expect(wordsPerMinute).toBeLessThan(230)

  const { pcm, sampleRate } = await decode(spoken.mp3)
  expect(sampleRate).toBe(16_000)
  expect(pcm.length / sampleRate).toBeCloseTo(spoken.durationSeconds, 0)
  expect(rmsOf(pcm)).toBeGreaterThan(0.03)
  expect(peakOf(pcm)).toBeLessThan(1)
  expect(spoken.peak).toBeCloseTo(PEAK, 5)
})

test('the same text and voice give the same bytes, another voice gives others', async () => {
  const [first, again, other] = [
    await speakToMp3(sentence, 'slt'),
    await speakToMp3(sentence, 'slt'),
    await speakToMp3(sentence, 'rms'),
  ]
  expect(again.mp3).toEqual(first.mp3)
  expect(other.mp3).not.toEqual(first.mp3)
})

test('sentences are parted by a pause', async () => {
  const apart = (await flite.synthesise('It rained. We left.', 'slt')).pcm
  const parts = await Promise.all(['It rained.', 'We left.'].map((text) => flite.synthesise(text, 'slt')))
  const spoken = parts.reduce((total, { pcm }) => total + pcm.length, 0)
  expect(apart.length - spoken).toBe(0.4 * 16_000)
})

test('a text with nothing to say is refused', async () => {
  await expect(speakToMp3(' … ', 'slt')).rejects.toMatchObject({ code: 'empty_text' })
})

test('encoding keeps a tone: its level, its length and one channel', async () => {
  const tone = Float32Array.from({ length: 32_000 }, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 16_000))
  const mp3 = encodeMp3(tone, 16_000, { kilobits: 64 })
  const { pcm } = await decode(mp3)
  expect(channelModeOf(mp3)).toBe(MONO)
  expect(pcm.length / 16_000).toBeCloseTo(2, 0)
  expect(peakOf(pcm)).toBeCloseTo(0.5, 1)
})

test('more kilobits make a larger file', () => {
  const noise = Float32Array.from({ length: 16_000 }, (_, index) => Math.sin(index * index) / 2)
  const bytesAt = (kilobits: 32 | 128) => encodeMp3(noise, 16_000, { kilobits }).length
  expect(bytesAt(128) / bytesAt(32)).toBeGreaterThan(3)
})
