import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTiming } from './use-timing.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('the timing that a learner chose is there again; another learner of the device starts with practice', () => {
  const { result } = renderHook(() => useTiming('ana'))
  expect(result.current[0]).toBe('practice')
  act(() => result.current[1]('exam'))
  expect(result.current[0]).toBe('exam')
  expect(renderHook(() => useTiming('ana')).result.current[0]).toBe('exam')
  expect(renderHook(() => useTiming('ben')).result.current[0]).toBe('practice')
})

test('where storage is blocked the choice holds in the tab, from question to question', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const { result } = renderHook(() => useTiming('cem'))
  act(() => result.current[1]('exam'))
  expect(renderHook(() => useTiming('cem')).result.current[0]).toBe('exam')
})
