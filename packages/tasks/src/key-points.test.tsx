import type { KeyPointResult } from '@rehearsal/exam/score'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoveredKeyPoints } from './key-points.tsx'

function renderPoints(...keyPoints: KeyPointResult[]) {
  render(
    <CoveredKeyPoints keyPoints={keyPoints} doneLabel="Covered" partLabel="Covered in part" openLabel="Not covered" />,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('a point that is said the other way round says so, with the sentence', () => {
  expect(
    renderPoints(
      { point: 'Sales rose.', isCovered: false, quote: 'Sales fell.', truth: 'reversed' },
      { point: 'Costs fell.', isCovered: true, quote: 'Costs did not rise.', truth: 'doubtful' },
      { point: 'Profit rose.', isCovered: true, quote: 'Profit grew.', truth: 'kept' },
    ),
  ).toEqual([
    'Sales rose. Said the other way round“Sales fell.”',
    'Costs fell. May say the opposite: check it“Costs did not rise.”',
    'Profit rose. Covered“Profit grew.”',
  ])
  expect(screen.getByText(/more than half of what is turned round goes unnoticed/u)).toBeVisible()
})

test('where nothing was compared the page says that facts were not checked', () => {
  expect(renderPoints({ point: 'Sales rose.', isCovered: true, quote: 'Sales rose.' })).toHaveLength(1)
  expect(screen.getByText('Whether the facts are right was not checked.')).toBeVisible()
})
