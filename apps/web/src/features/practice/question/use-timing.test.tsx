import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useTiming } from './use-timing.ts'

beforeEach(() => localStorage.clear())

test('the timing that a learner chose is there again; another learner of the device starts with practice', () => {
  const { result } = renderHook(() => useTiming('ana'))
  expect(result.current[0]).toBe('practice')
  act(() => result.current[1]('exam'))
  expect(result.current[0]).toBe('exam')
  expect(renderHook(() => useTiming('ana')).result.current[0]).toBe('exam')
  expect(renderHook(() => useTiming('ben')).result.current[0]).toBe('practice')
})
