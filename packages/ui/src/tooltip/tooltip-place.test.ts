import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tooltipPlace } from './tooltip-place.ts'

const view = { width: 1000, height: 800 }
const tip = { width: 100, height: 30 }

test('a tooltip stands centred below its control, and above where there is no room', () => {
  expect(tooltipPlace({ left: 400, top: 100, width: 40, height: 40 }, tip, view)).toEqual({ left: 370, top: 146 })
  expect(tooltipPlace({ left: 400, top: 750, width: 40, height: 40 }, tip, view)).toEqual({ left: 370, top: 714 })
})

test('a tooltip of a visible control never leaves the window', () => {
  fc.assert(
    fc.property(fc.nat(960), fc.nat(760), (left, top) => {
      const place = tooltipPlace({ left, top, width: 40, height: 40 }, tip, view)
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.left + tip.width).toBeLessThanOrEqual(view.width - 8)
      expect(place.top).toBeGreaterThanOrEqual(8)
      expect(place.top + tip.height).toBeLessThanOrEqual(view.height)
    }),
  )
})
