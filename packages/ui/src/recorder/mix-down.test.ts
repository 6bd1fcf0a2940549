import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMixDown } from './mix-down.ts'

const block = 2048
const voice = (amplitude: number, phase = 0) =>
  Float32Array.from({ length: block }, (_, index) => amplitude * Math.sin(index / 8 + phase))
const energyOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)
/** As it was mixed before anybody looked whether channels cancel. */
const averageOf = (channels: readonly Float32Array[]) =>
  Float32Array.from({ length: block }, (_, frame) => {
    let sample = 0
    for (const channel of channels) sample += (channel[frame] ?? 0) / channels.length
    return sample
  })

test('one channel is left as it is', () => {
  const only = voice(0.3)
  expect(createMixDown()([only])).toBe(only)
})

test('channels of opposite phase are heard: the louder one alone', () => {
  const [left, right] = [voice(0.3), voice(-0.25)]
  expect(createMixDown()([left, right])).toEqual(left)
  expect(createMixDown()([right, left])).toEqual(left)
})

test('once they have cancelled, the same channel goes on, so that nothing clicks', () => {
  const mixDown = createMixDown()
  mixDown([voice(0.3), voice(-0.25)])
  const [left, right] = [voice(0.1), voice(0.4)]
  expect(mixDown([left, right])).toEqual(left)
})

test.each([
  ['the same on both sides', voice(0.3), voice(0.3)],
  ['one side alone', voice(0.3), new Float32Array(block)],
  ['a quarter of a wave apart', voice(0.3), voice(0.3, Math.PI / 2)],
  ['silence', new Float32Array(block), new Float32Array(block)],
  ['hiss too quiet to be heard, of opposite phase', voice(0.001), voice(-0.001)],
])('%s is averaged, bit for bit', (_name, left, right) => {
  expect(createMixDown()([left, right])).toEqual(averageOf([left, right]))
})

test('channels that do not cancel are averaged bit for bit, and no mix is lost', () => {
  const angle = fc.double({ min: 0, max: Math.PI, noNaN: true })
  const amplitude = fc.double({ min: 0.05, max: 1, noNaN: true })
  fc.assert(
    fc.property(angle, amplitude, amplitude, (phase, one, other) => {
      const channels = [voice(one), voice(other, phase)]
      const [average, mixed] = [averageOf(channels), createMixDown()(channels)]
      const loudest = Math.max(...channels.map(energyOf))
      const isCancelled = energyOf(average) < 0.1 * loudest
      expect(mixed).toEqual(isCancelled ? channels.find((channel) => energyOf(channel) === loudest) : average)
      expect(energyOf(mixed)).toBeGreaterThanOrEqual(0.0999 * loudest)
    }),
  )
})
