import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LevelMeter, levelTone } from '../level-meter/level-meter.tsx'
import { Ring, shareOf } from '../ring/ring.tsx'
import { Meter } from './meter.tsx'
import { TraitRow } from './trait-row.tsx'

afterEach(() => {
  window.innerWidth = 1024
})

test('the level is red above 85 percent, amber above 65, otherwise green', () => {
  expect([0, 0.65, 0.66, 0.85, 0.86, 1].map(levelTone)).toEqual(['good', 'good', 'fair', 'fair', 'bad', 'bad'])
})

test.each([
  [991, 25],
  [992, 50],
])('a window of %i px shows %i bars, half of them lit at half the level', (width, bars) => {
  window.innerWidth = width
  render(<LevelMeter level={0.5} label="Voice level" />)
  const meter = screen.getByRole('meter', { name: 'Voice level' })
  expect(meter.children).toHaveLength(bars)
  expect(meter.querySelectorAll('[data-lit]')).toHaveLength(Math.round(bars / 2))
})

test('the number of bars follows the window', () => {
  render(<LevelMeter level={0} label="Voice level" />)
  act(() => {
    window.innerWidth = 600
    window.dispatchEvent(new Event('resize'))
  })
  expect(screen.getByRole('meter').children).toHaveLength(25)
})

test('a share lies between nothing and all, also for a maximum of nothing', () => {
  expect([shareOf(45, 90), shareOf(-1, 90), shareOf(95, 90), shareOf(5, 0)]).toEqual([0.5, 0, 1, 0])
})

test('a ring is one picture with a sentence', () => {
  render(<Ring value={61} max={90} label="Speaking: 61 of 90" valueText="61" />)
  expect(screen.getByRole('img', { name: 'Speaking: 61 of 90' })).toHaveTextContent('61')
})

test('a meter says its value and its maximum', () => {
  render(<Meter label="Reading" value={71} max={180} />)
  const meter = screen.getByRole('meter', { name: 'Reading' })
  expect(meter).toHaveAttribute('aria-valuenow', '71')
  expect(meter).toHaveAttribute('aria-valuemax', '180')
})

test('a meter next to nothing says 0, not a power of ten', () => {
  render(<Meter label="Content" value={3.6e-15} max={5} />)
  expect(screen.getByRole('meter', { name: 'Content' })).toHaveAttribute('aria-valuenow', '0')
})

test('a trait opens to what it rests on', async () => {
  const onOpen = vi.fn<() => void>()
  const row = (isOpen: boolean) => (
    <TraitRow
      label="Content"
      value={4.6}
      max={5}
      valueText="4.6"
      maxText="5"
      reason="One word left out"
      onOpen={onOpen}
      isOpen={isOpen}
    >
      <p>Detail</p>
    </TraitRow>
  )
  const { rerender } = render(row(false))
  expect(screen.queryByText('Detail')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Content 4.6 \/ 5/u }))
  expect(onOpen).toHaveBeenCalledOnce()
  rerender(row(true))
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Detail')).toBeVisible()
})
