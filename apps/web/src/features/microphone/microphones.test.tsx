import { afterEach, expect, test, vi } from 'vitest'
import { askForMicrophones } from './microphones.ts'

afterEach(() => void vi.useRealTimers())

test('a browser that never answers is waited for twenty seconds, and what it opens later is given back', async () => {
  vi.useFakeTimers()
  const stop = vi.fn<() => void>()
  const answer = Promise.withResolvers<object>()
  Object.assign(navigator.mediaDevices, { getUserMedia: () => answer.promise })
  const asked = askForMicrophones().catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await asked).toContain('did not answer')
  answer.resolve({ getTracks: () => [{ stop }] })
  await vi.advanceTimersByTimeAsync(0)
  expect(stop).toHaveBeenCalledOnce()
})
