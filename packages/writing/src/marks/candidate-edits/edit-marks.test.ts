import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { findMarks } from '../find-marks.ts'
import { editMarks } from './edit-marks.ts'

const essay =
  'In my contry many peoples works hard. My father he worked as engineer for thirty years and he dont have time for rest. It was matter of money. She go to doctor every weeks.'
const told = async (text: string) =>
  (await findMarks(parseText(text), new Set())).filter(({ code }) => code === 'likelier-words')

test('in a text with many mistakes a missing article is told, and where it belongs', async () => {
  const marks = await told(essay)
  expect(marks.map(({ start, end, suggestions }) => [essay.slice(start, end), suggestions[0]])).toContainEqual([
    'engineer',
    'an engineer',
  ])
  expect(marks.every(({ type, confidence = 0 }) => type === 'GRAMMAR_MINOR' && confidence >= 0.7)).toBe(true)
})

test('a likely change is called more usual and no more; where none is likely enough, the place is called unusual', async () => {
  const marks = await told(essay)
  expect(marks.length).toBeGreaterThan(0)
  for (const { message, suggestions } of marks)
    expect(message).toMatch(
      suggestions.length === 0
        ? /^“.+” is unusual here: read it again\.$/u
        : /^“.+” is more usual here than “.+”\.$|^English usually does without “.+” here\.$/u,
    )
})

test.each([
  'The committee has published its report, and the minister is expected to answer it in spring.',
  'To travel is to learn, and to learn is to change.',
  'I trust that you will attend to this matter forthwith.',
  'Shepherds used the black mineral to mark their sheep long before anybody made pencils of it.',
  'What we know of early trade comes from letters that merchants wrote to their families.',
])('right text bears no such mark: %s', async (text) => {
  expect(await told(text)).toEqual([])
})

test('what is marked already is not marked again, and in these sentences nothing else is', async () => {
  // Of the place that is left out here the trees become surer, the more of the text is known to be wrong.
  const parsed = parseText(essay.replace('It was matter of money. ', ''))
  const marks = await findMarks(parsed, new Set())
  expect(marks.map(({ code }) => code)).toContain('likelier-words')
  const inOrder = marks.toSorted((a, b) => a.start - b.start)
  const overlapping = inOrder.filter(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0))
  expect(overlapping).toEqual([])
  expect(editMarks(parsed, marks)).toEqual([])
})

test('no text is too odd', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const { start, end } of editMarks(parseText(text), [])) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(start).toBeLessThanOrEqual(end)
      }
    }),
    { numRuns: 100 },
  )
})

test('what opens a sentence and is left out gives its capital to the next word', async () => {
  const text = 'In last January my family moved from the village to apartment.'
  const [first] = (await findMarks(parseText(text), new Set())).filter(({ start }) => start === 0)
  expect([first?.suggestions[0], text.slice(0, first?.end)]).toEqual(['Last', 'In last'])
})
