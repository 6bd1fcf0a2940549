import type { TrendPoint } from '@rehearsal/contracts/mock-test-report'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ScoreTrend } from './score-trend.tsx'

const band = (value: number) => ({ value, low: value - 6, high: value + 6 })

const point = (id: number, overall: number | null, changes: Partial<TrendPoint> = {}): TrendPoint => ({
  id,
  endedAt: `2026-11-${String(id).padStart(2, '0')}T10:00:00.000Z`,
  form: 'mini',
  scores: {
    overall: overall === null ? null : band(overall),
    speaking: band(50),
    writing: null,
    reading: null,
    listening: null,
  },
  isBreak: false,
  isBrokenOff: false,
  isWhole: true,
  ...changes,
})

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
/** Lines from dot to dot: those that are no grid, no range and no break. */
const steps = (container: HTMLElement) =>
  container.querySelectorAll('svg line[stroke-width="1.5"][stroke="currentColor"]')

test('each test has its day, its score and its range in a table beside the chart', () => {
  render(<ScoreTrend points={[point(1, 40.4), point(2, 51.6, { form: 'full' })]} />)
  expect(screen.getByRole('table', { name: 'Scores of your mock tests, Overall' })).toBeVisible()
  expect(rows()).toEqual(['Mini test1 Nov 20264034 and 46', 'Full test2 Nov 20265246 and 58'])
})

test('a test that was ended before its last item has an empty dot, and is told in words', () => {
  const { container, rerender } = render(<ScoreTrend points={[point(1, 40), point(2, 50)]} />)
  const about = /An empty dot is a test that was ended before its last item/u
  expect(screen.queryByText(about)).toBeNull()
  rerender(<ScoreTrend points={[point(1, 40), point(2, 12, { isBrokenOff: true })]} />)
  expect(screen.getByText(about)).toBeVisible()
  expect(rows()[1]).toBe('Mini test. Ended before its last item2 Nov 2026126 and 18')
  const filled = [...container.querySelectorAll('circle')].map((dot) => dot.classList.contains('fill-current'))
  expect(filled).toEqual([true, false])
})

test('another score is chosen by keys, and a test that says nothing of it is told', async () => {
  render(<ScoreTrend points={[point(1, 40), point(2, null)]} />)
  expect(rows()[1]).toBe('Mini test2 Nov 2026no score')
  screen.getByRole('radio', { name: 'Overall' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('table', { name: 'Scores of your mock tests, Speaking' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('None of the tests says anything of this score.')).toBeVisible()
})

test('a line joins scores that compare, and none goes across a break', () => {
  const { container, rerender } = render(<ScoreTrend points={[point(1, 40), point(2, 50), point(3, 55)]} />)
  expect(steps(container)).toHaveLength(2)
  rerender(<ScoreTrend points={[point(1, 40), point(2, 50, { isBreak: true }), point(3, 55)]} />)
  expect(steps(container)).toHaveLength(1)
  rerender(<ScoreTrend points={[point(1, 40), point(2, null, { isBreak: true }), point(3, 55)]} />)
  expect(steps(container)).toHaveLength(0)
  expect(screen.getByText(/At a dashed line the way of marking changed/u)).toBeVisible()
})

test('of many tests a few have their value written beside them, the latest among them', () => {
  const { container } = render(<ScoreTrend points={Array.from({ length: 20 }, (_, at) => point(at + 1, 30 + at))} />)
  const texts = [...container.querySelectorAll('svg text')].map((text) => text.textContent)
  expect(texts).toContain('49')
  expect(texts).toContain('20 Nov')
  expect(texts.filter((text) => text.endsWith(' Nov'))).toHaveLength(5)
})

test('a single test has no trend yet', () => {
  render(<ScoreTrend points={[point(1, 40)]} />)
  expect(screen.getByText(/No test came before this one/u)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
