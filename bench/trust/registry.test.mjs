import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemsWithFigure, parseMeasured, parts, recorded, targets } from './registry.mjs'

const measured = JSON.parse(readFileSync(new URL('measured.json', import.meta.url), 'utf8'))

test('every item of the issue that asks for a figure has one', () => {
  const items = new Set(targets.flatMap((target) => target.items))
  expect(itemsWithFigure.filter((item) => !items.has(item))).toEqual([])
})

test('every target stands once, in the part that its name begins with', () => {
  const ids = targets.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  expect(targets.filter(({ id, part }) => !id.startsWith(`${part}.`))).toEqual([])
  expect(new Set(targets.map(({ part }) => part))).toEqual(new Set(Object.keys(parts)))
})

test('every figure that was measured belongs to a target', () => {
  expect(() => parseMeasured(measured)).not.toThrow()
  expect(() => parseMeasured({ figures: { 'points.unknown': Object.values(measured.figures)[0] } })).toThrow(
    'figures of no target: points.unknown',
  )
})

test('a figure that is measured again has been looked at once more, by the engines of today', () => {
  const figures = { 'documents.lines': { ...measured.figures['documents.lines'], looks: 4 } }
  const found = { 'documents.lines': { value: 117, n: 1 } }
  const on = '2026-11-30'
  expect(recorded('documents', found, { figures, versions: {}, on })).toEqual({
    'documents.lines': { value: 117, n: 1, engines: {}, on, looks: 5 },
  })
})
