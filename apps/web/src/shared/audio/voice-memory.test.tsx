import { afterEach, expect, test, vi } from 'vitest'
import { voiceMemory } from './voice-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  voiceMemory.write('')
})

test('the voice that was chosen last is kept by the browser', () => {
  voiceMemory.write('uri:Karen')
  expect([voiceMemory.read(), localStorage.getItem('device-voice')]).toEqual(['uri:Karen', 'uri:Karen'])
})

test('where storage is blocked it is kept by the tab', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  voiceMemory.write('uri:Karen')
  expect(voiceMemory.read()).toBe('uri:Karen')
})
