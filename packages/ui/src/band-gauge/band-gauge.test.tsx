import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BandGauge } from './band-gauge.tsx'

test.each([
  [90, 'text-fair'],
  [150, 'text-good'],
  [400, 'text-fair'],
])('%d of a band from 120 to 180 is told in words, and by its colour besides', (value, look) => {
  const texts = { label: 'Rate', valueText: `${value} words`, bandText: '120–180' }
  render(<BandGauge min={40} max={260} low={120} high={180} value={value} {...texts} />)
  expect(screen.getByRole('img', { name: 'Rate' })).toHaveTextContent(`${value} words120–180`)
  expect(screen.getByText(`${value} words`)).toHaveClass(look)
})
