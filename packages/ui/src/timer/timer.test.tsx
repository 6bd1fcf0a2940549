import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatSeconds, Timer } from './timer.tsx'

test('seconds read as m:ss, and as h:mm:ss from an hour on', () => {
  expect([0, 9.9, 61, 600, 3599, 3600, 3661].map(formatSeconds)).toEqual([
    '0:00',
    '0:09',
    '1:01',
    '10:00',
    '59:59',
    '1:00:00',
    '1:01:01',
  ])
})

test('the time is over only past its limit', () => {
  const { rerender } = render(<Timer seconds={60} maxSeconds={60} label="Time" />)
  expect(screen.getByRole('timer', { name: 'Time' })).not.toHaveAttribute('data-over')
  rerender(<Timer seconds={61} maxSeconds={60} label="Time" />)
  expect(screen.getByRole('timer')).toHaveAttribute('data-over')
})
