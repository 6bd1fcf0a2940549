import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { gainOf, microphoneChoice, readSavedMicrophone, saveMicrophone } from './saved-microphone.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('what is saved is what recorders open', () => {
  saveMicrophone({ deviceId: 'usb', label: 'USB microphone', sensitivity: 50 })
  expect(readSavedMicrophone()).toEqual({ deviceId: 'usb', label: 'USB microphone', sensitivity: 50 })
  expect(microphoneChoice()).toEqual({ deviceId: 'usb', gain: 0.5 })
})

test('where nothing is saved the default microphone is left as it is', () => {
  expect(microphoneChoice()).toEqual({ gain: 1 })
})

test.each([
  'usb',
  '{',
  'null',
  '[]',
  '{"deviceId":"","label":"x","sensitivity":50}',
  '{"deviceId":"usb","label":"x","sensitivity":101}',
  '{"deviceId":"usb","label":"x","sensitivity":"50"}',
  '{"deviceId":7,"label":"x","sensitivity":50}',
  '{"deviceId":"usb","label":"x"}',
])('what cannot be read as a saved microphone counts as none: %s', (text) => {
  localStorage.setItem('microphone', text)
  expect(readSavedMicrophone()).toBeNull()
  expect(microphoneChoice()).toEqual({ gain: 1 })
})

test('in a browser that keeps nothing the tab records with what was saved in it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  saveMicrophone({ deviceId: 'usb', label: 'USB microphone', sensitivity: 50 })
  expect(localStorage.getItem('microphone')).toBeNull()
  expect(microphoneChoice()).toEqual({ deviceId: 'usb', gain: 0.5 })
})

test('a sensitivity of 100 leaves the sound as it is, 50 halves it, 0 leaves a tenth', () => {
  expect([100, 50, 0].map(gainOf)).toEqual([1, 0.5, 0.1])
})

test('more sensitivity never makes the sound quieter, and none silences it', () => {
  const sensitivity = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(sensitivity, sensitivity, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(gainOf(high)).toBeGreaterThanOrEqual(gainOf(low))
      expect(gainOf(low)).toBeGreaterThanOrEqual(0.1)
      expect(gainOf(high)).toBeLessThanOrEqual(1)
    }),
  )
})
