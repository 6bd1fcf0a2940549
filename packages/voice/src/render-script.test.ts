import { expect, test } from 'vitest'
import { renderScript } from './render-script.ts'
import type { SpeechSynthesiser } from './speech-synthesiser.ts'

/** A tone of one second for each word, at a loudness of its own for each voice. */
const tones: SpeechSynthesiser = {
  id: 'tones',
  version: '1',
  synthesise: async (text, voice) => {
    const level = { slt: 0.8, rms: 0.4, awb: 0.1 }[voice]
    const length = text.split(' ').length * 16_000
    return { pcm: Float32Array.from({ length }, (_, i) => level * Math.sin(i / 5)), sampleRate: 16_000 }
  },
}

const render = (...turns: { voice: 'slt' | 'rms' | 'awb'; text: string }[]) => renderScript({ turns }, tones)

test('a turn is padded by 0.2 s at both ends', async () => {
  expect((await render({ voice: 'slt', text: 'one two' })).durationSeconds).toBeCloseTo(2.4, 1)
})

test('another speaker begins after a pause', async () => {
  const { durationSeconds } = await render({ voice: 'slt', text: 'one' }, { voice: 'rms', text: 'two' })
  expect(durationSeconds).toBeCloseTo(1 + 0.45 + 1 + 0.4, 1)
})

test('a quiet voice is as loud as a loud one', async () => {
  const loud = await render({ voice: 'slt', text: 'one' })
  const quiet = await render({ voice: 'awb', text: 'one' })
  expect(quiet.rms).toBeCloseTo(loud.rms, 3)
})

test('nothing clips', async () => {
  expect((await render({ voice: 'slt', text: 'one' }, { voice: 'awb', text: 'two' })).peak).toBeLessThanOrEqual(0.9)
})

test('a beep stands for the missing words', async () => {
  const turns = [{ voice: 'slt' as const, text: 'one' }]
  const plain = await renderScript({ turns }, tones)
  const beeping = await renderScript({ turns, endsInBeep: true }, tones)
  expect(beeping.durationSeconds - plain.durationSeconds).toBeCloseTo(0.75, 1)
})

test('a turn in which nothing is heard makes no recording', async () => {
  const mute = { ...tones, synthesise: async () => ({ pcm: new Float32Array(16_000), sampleRate: 16_000 }) }
  const turns = [{ voice: 'slt' as const, text: 'one' }]
  await expect(renderScript({ turns }, mute)).rejects.toMatchObject({ code: 'silent' })
})

test('the same script gives the same bytes', async () => {
  const turns = [{ voice: 'rms' as const, text: 'one' }]
  expect((await renderScript({ turns }, tones)).mp3).toEqual((await renderScript({ turns }, tones)).mp3)
})

test('a script that is slower takes longer to say', async () => {
  const turns = [{ voice: 'rms' as const, text: 'The library closes at six in the evening.' }]
  const plain = await renderScript({ turns })
  const slow = await renderScript({ turns, speed: 0.8 })
  const spoken = ({ durationSeconds }: { durationSeconds: number }) => durationSeconds - 0.4
  expect(spoken(slow) / spoken(plain)).toBeCloseTo(1 / 0.8, 1)
})

test('the embedded voices say a dialogue', async () => {
  const { durationSeconds, rms } = await renderScript({
    turns: [
      { voice: 'slt', text: 'Is the library open?' },
      { voice: 'rms', text: 'It closes at six.' },
    ],
  })
  expect(durationSeconds).toBeGreaterThan(2)
  expect(rms).toBeGreaterThan(0.05)
})
