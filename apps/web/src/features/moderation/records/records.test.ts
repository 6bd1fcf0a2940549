import { expect, test } from 'vitest'
import { actionName, areaName } from './action-name.ts'
import { detailLines, subjectNameIn } from './detail-lines.ts'

test.each([
  ['comment.hide', 'Comment: hidden'],
  ['blocked-phrase.add', 'Blocked phrase: added'],
  ['learner.lift-ban', 'Learner: ban lifted'],
  ['answer.set-aside', 'Answer: set aside'],
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
    { name: 'Learner', value: 'Ben' },
    { name: 'Days', value: '7' },
    { name: 'For subject', value: 'comment' },
    { name: 'For subject id', value: '4' },
  ])
  expect(detailLines(null)).toEqual([])
  expect(detailLines(['a', false])).toEqual([
    { name: '0', value: 'a' },
    { name: '1', value: 'false' },
  ])
})

test('who or what an entry is about has a name where its id says nothing', () => {
  expect(subjectNameIn({ learner: 'Ben', days: 7 })).toBe('Ben')
  expect(subjectNameIn({ account: 'Mod' })).toBe('Mod')
  expect(subjectNameIn({ phrase: 'casino' })).toBe('casino')
  expect(subjectNameIn({ author: 'Ben' })).toBeNull()
  expect(subjectNameIn(null)).toBeNull()
})
