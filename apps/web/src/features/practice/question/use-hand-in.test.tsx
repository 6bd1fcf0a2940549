import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useHandIn } from './use-hand-in.ts'

const hooked = () => {
  const handIn = vi.fn<() => void>()
  const hook = renderHook(({ isTime, tryId }) => useHandIn(isTime, tryId, handIn), {
    initialProps: { isTime: false, tryId: 'first' },
  })
  return { handIn, show: (isTime: boolean, tryId = 'first') => hook.rerender({ isTime, tryId }) }
}

test('nothing is handed in before the time is up', () => {
  const { handIn, show } = hooked()
  show(false)
  expect(handIn).not.toHaveBeenCalled()
})

test('what there is at the end of the time is handed in once, also where it is refused', () => {
  const { handIn, show } = hooked()
  show(true)
  show(false)
  show(true)
  expect(handIn).toHaveBeenCalledTimes(1)
})

test('each try is handed in on its own', () => {
  const { handIn, show } = hooked()
  show(true)
  show(false, 'second')
  show(true, 'second')
  expect(handIn).toHaveBeenCalledTimes(2)
})
