import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useHandIn } from './use-hand-in.ts'

const hooked = () => {
  const handIn = vi.fn<() => void>()
  const hook = renderHook(({ isTime, round }) => useHandIn(isTime, round, handIn), {
    initialProps: { isTime: false, round: 0 },
  })
  return { handIn, show: (isTime: boolean, round = 0) => hook.rerender({ isTime, round }) }
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
  show(false, 1)
  show(true, 1)
  expect(handIn).toHaveBeenCalledTimes(2)
})
