import { expect, test } from 'vitest'
import { planListening } from './plan-listening.ts'

test('cues come before the context, and no more than 300 terms are listened for', () => {
  const cues = Array.from({ length: 280 }, (_, i) => [`word${String.fromCharCode(97 + (i % 26))}${i}`])
  const context = Array.from({ length: 80 }, (_, i) => `contextual${i}`).join(' ')
  const { keywords, points } = planListening([{ point: 'All of it.', cues }], context)
  expect(keywords.size).toBe(300)
  expect(points[0]?.lists.every((list) => list.length === 1)).toBe(true)
})

test('a phrase is listened for as a whole and by its firm words', () => {
  const { keywords, points } = planListening([{ point: 'Walls.', cues: [['walls of the sea']] }], '')
  expect([...keywords.keys()]).toEqual(['walls of the sea', 'walls', 'sea'])
  expect(points[0]?.lists[0]).toEqual([
    { text: 'walls of the sea', whole: 'walls of the sea', parts: ['walls', 'sea'] },
  ])
})

test('an inflected cue is also heard in its base form and in irregular ones', () => {
  const { keywords } = planListening([{ point: 'It falls.', cues: [['falling'], ['minerals']] }], '')
  expect(keywords.get('falling')?.chains.map(({ phones }) => phones.length)).toEqual([5, 3, 3, 5])
  expect(keywords.get('minerals')?.chains.at(-1)?.phones).toHaveLength(6)
})

test('little words of the context and what cannot be pronounced are not listened for', () => {
  const { keywords, contextKeys, points } = planListening(
    [{ point: '?', cues: [['你好']] }],
    'It is of the 你好 volcano.',
  )
  expect([...keywords.keys()]).toEqual(['volcano'])
  expect(contextKeys).toEqual(['volcano'])
  expect(points[0]?.lists).toEqual([[]])
})
