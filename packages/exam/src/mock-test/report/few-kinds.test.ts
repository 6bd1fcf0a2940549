import { expect, test } from 'vitest'
import { fewKindsOf } from './few-kinds.ts'
import { reportOf } from './report-of.ts'
import { itemsOf } from './testing/items-of-form.ts'

const mini = reportOf({ format: 'academic-2025', form: 'mini', items: itemsOf('academic-2025', 'mini', () => ({})) })

test('a score of up to three kinds names them, in test order', () => {
  expect(fewKindsOf(mini, 'writing')).toEqual(['listening/write-from-dictation'])
  expect(fewKindsOf(mini, 'reading')).toEqual([
    'reading/rw-fill-in-the-blanks',
    'reading/fill-in-the-blanks',
    'listening/highlight-incorrect-words',
  ])
})

test('a score of more kinds names none, unless it has fewer answers than are enough to tell it', () => {
  expect(fewKindsOf(mini, 'speaking')).toEqual([])
  expect(fewKindsOf(mini, 'overall')).toEqual([])
  const spoken = itemsOf('academic-2025', 'mini', () => ({})).filter(({ taskId }) => taskId.startsWith('speaking/'))
  const once = spoken.filter(({ taskId }, at) => spoken.findIndex((item) => item.taskId === taskId) === at)
  expect(fewKindsOf(reportOf({ format: 'academic-2025', form: 'mini', items: once }), 'speaking')).toEqual([
    'speaking/read-aloud',
    'speaking/repeat-sentence',
    'speaking/describe-image',
    'speaking/re-tell-lecture',
  ])
})

test('a kind without a score is none that a score was made of', () => {
  const items = itemsOf('academic-2025', 'mini', () => ({})).map((item) =>
    item.taskId === 'reading/fill-in-the-blanks' ? { ...item, state: 'unscorable' as const, marks: null } : item,
  )
  expect(fewKindsOf(reportOf({ format: 'academic-2025', form: 'mini', items }), 'reading')).toEqual([
    'reading/rw-fill-in-the-blanks',
    'listening/highlight-incorrect-words',
  ])
})
