import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { Optional } from './optional.tsx'

test('a page stands without an optional part that cannot be loaded', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Part = lazy(() => Promise.reject(new Error('The line is broken.')))
  render(
    <>
      <Optional>
        <Part />
      </Optional>
      <p>The rest of the page</p>
    </>,
  )
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect(screen.getByText('The rest of the page')).toBeVisible()
  reported.mockRestore()
})
