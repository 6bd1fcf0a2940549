import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcedMoment, PhaseStrip } from './phase-strip.tsx'

const steps = [
  { id: 'prepare', label: 'Prepare' },
  { id: 'record', label: 'Record' },
]

function strip(remainingSeconds: number) {
  return (
    <PhaseStrip
      label="Phases"
      steps={steps}
      currentId="prepare"
      statusLabel="Prepare"
      remainingSeconds={remainingSeconds}
      totalSeconds={40}
      announce={(seconds) => `${seconds} seconds left`}
    />
  )
}

test('the time left is said at 30 and 10 seconds, not every second, and never a moment longer than the phase', () => {
  const { rerender } = render(strip(40))
  const said = new Set<string | null>()
  for (let left = 40; left >= 0; left -= 1) {
    rerender(strip(left))
    said.add(screen.getByRole('status').textContent)
  }
  expect([...said]).toEqual(['', '30 seconds left', '10 seconds left'])
})

test('a countdown passes its moments in falling order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (total) => {
      const moments = Array.from({ length: total }, (_, passed) => announcedMoment(total - passed, total)).filter(
        (moment) => moment !== null,
      )
      expect(moments).toEqual(moments.toSorted((a, b) => b - a))
      for (const moment of moments) expect(moment).toBeLessThan(total)
    }),
  )
})

test('the current step is marked and the time shown', () => {
  render(strip(12))
  expect(screen.getByText('Prepare', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('timer')).toHaveTextContent('0:12')
})
