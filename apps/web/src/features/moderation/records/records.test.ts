import { expect, test } from 'vitest'
import { actionName, areaName } from './action-name.ts'
import { detailLines } from './detail-lines.ts'

test.each([
  ['comment.hide', 'Comment: hide'],
  ['blocked-phrase.add', 'Blocked phrase: add'],
  ['learner.lift-ban', 'Learner: lift ban'],
  ['import', 'Import'],
])('the action %s is read as %s', (action, name) => {
  expect(actionName(action)).toBe(name)
})

test('an area is read as words', () => {
  expect(areaName('blocked-phrase')).toBe('Blocked phrase')
})

test('details are lines, nested ones under both names, and nothing is no line', () => {
  const details = { learner: 'Ben', days: 7, for: { subject: 'comment', subjectId: 4 }, excerpt: '', author: null }
  expect(detailLines(details)).toEqual([
    { name: 'learner', value: 'Ben' },
    { name: 'days', value: '7' },
    { name: 'for subject', value: 'comment' },
    { name: 'for subjectId', value: '4' },
  ])
  expect(detailLines(null)).toEqual([])
  expect(detailLines(['a', false])).toEqual([
    { name: '0', value: 'a' },
    { name: '1', value: 'false' },
  ])
})
