import { expect, test } from 'vitest'
import { fieldLine } from './field-line.ts'

const yaml = `
id: 7
title: Ferry times
options:
  - text: >-
      One
      two
    isRight: true
  - text: Three
    isRight: false
analysis:
  traps: none
cues: [[a, b], [c]]
`

test.each([
  ['id', 2],
  ['options', 4],
  ['options.0', 5],
  ['options.0.text', 5],
  ['options.0.isRight', 8],
  ['options.1.isRight', 10],
  ['analysis.traps', 12],
  ['cues.1.0', 13],
])('%s stands in line %i', (field, line) => {
  expect(fieldLine(yaml, field)).toBe(line)
})

test.each([
  ['a field that is missing', 'options.1.why', 9],
  ['an item that is missing', 'options.5', 4],
  ['a field of no map', 'title.x', 3],
  ['the file as a whole', '', 1],
  ['a top field that is missing', 'voice', 1],
])('%s is told by the line of what should hold it', (_what, field, line) => {
  expect(fieldLine(yaml, field)).toBe(line)
})
