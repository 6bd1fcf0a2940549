import { expect, test } from 'vitest'
import { wavOf } from './testing/wav-of.ts'
import { decodeWav } from './wav.ts'

const samples = [0, 16_384, -32_768, 8192]

test('16-bit samples become numbers from −1 to 1', () => {
  const { pcm, sampleRate } = decodeWav(wavOf(samples, { sampleRate: 24_000 }))
  expect([...pcm]).toEqual([0, 0.5, -1, 0.25])
  expect(sampleRate).toBe(24_000)
})

test('two channels become their mean', () => {
  expect([...decodeWav(wavOf(samples, { channels: 2 })).pcm]).toEqual([0.25, -0.375])
})

test.each([0, 0x7f_ff_ff_ff, 0xff_ff_ff_ff])(
  'a streamed file that gives its data size as %d is read to the end',
  (dataSize) => {
    expect(decodeWav(wavOf(samples, { dataSize })).pcm).toHaveLength(samples.length)
  },
)

test('a file view that starts inside a larger buffer is read from its own start', () => {
  const wav = wavOf(samples)
  const larger = new Uint8Array(wav.length + 7)
  larger.set(wav, 7)
  expect(decodeWav(larger.subarray(7)).pcm).toHaveLength(samples.length)
})

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('{"error":"no such voice, or whatever it may be called"}')],
  ['a header cut short', wavOf(samples).subarray(0, 30)],
  ['a file cut short', wavOf(samples).subarray(0, -2)],
  ['8-bit samples', wavOf(samples, { bits: 8 })],
  ['float samples', wavOf(samples, { encoding: 3 })],
])('%s is refused as not_wav', (_name, bytes) => {
  expect(() => decodeWav(bytes)).toThrow(expect.objectContaining({ code: 'not_wav' }))
})
