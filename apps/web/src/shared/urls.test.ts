import { expect, test } from 'vitest'
import { urls } from './urls.ts'

test('a list page counts from 1 and carries the filters', () => {
  expect(urls.questionList('speaking/read-aloud')).toBe('/dashboard/speaking/read-aloud/1')
  expect(urls.questionList('speaking/read-aloud', 3, { complexities: ['EASY', 'HARD'], sort: 'id:desc' })).toBe(
    '/dashboard/speaking/read-aloud/3?complexities=EASY&complexities=HARD&sort=id%3Adesc',
  )
})

test('a question stands below its list and carries the filters it was found with', () => {
  expect(urls.question('reading/re-order-paragraphs', 42, { title: 'bridges' })).toBe(
    '/dashboard/reading/re-order-paragraphs/question/42?title=bridges',
  )
})

test('what stands in an address is escaped', () => {
  expect([urls.interaction('a/b'), urls.newPassword('a?b')]).toEqual(['/interaction/a%2Fb', '/reset-password/a%3Fb'])
})
