import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScoreBand } from './score-band.tsx'

const lines = () => [...screen.getByRole('img').querySelectorAll('line')].map((line) => line.getAttribute('x1'))
const boxes = () =>
  [...screen.getByRole('img').querySelectorAll('rect')].map((box) => [box.getAttribute('x'), box.getAttribute('width')])

test('a value stands on its scale with its range, and is told in words', () => {
  render(<ScoreBand value={50} low={30} high={70} min={10} max={90} target={90} label="50, from 30 to 70" />)
  expect(screen.getByRole('img', { name: '50, from 30 to 70' })).toBeVisible()
  expect(boxes()).toEqual([
    ['0', '100%'],
    ['25%', '50%'],
  ])
  expect(lines()).toEqual(['50%', '100%'])
})

test('a value without a range is a filled bar', () => {
  render(<ScoreBand value={0.4} min={0} max={1} label="40%" />)
  expect(boxes()).toEqual([
    ['0', '100%'],
    ['0', '40%'],
  ])
  expect(lines()).toEqual([])
})
