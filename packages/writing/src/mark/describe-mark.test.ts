import { expect, test } from 'vitest'
import { RULES } from '../rules/rules.ts'
import { categoryOfRule, describeMark } from './describe-mark.ts'
import type { Mark } from './mark.ts'

const mark = (code: Mark['code']): Mark => ({
  code,
  type: 'GRAMMAR_MINOR',
  start: 0,
  end: 1,
  message: '',
  suggestions: [],
})

test('every rule has a category in RULES_OF (mark/describe-mark.ts)', () => {
  expect(RULES.filter(({ id }) => categoryOfRule(id) === undefined).map(({ id }) => id)).toEqual([])
})

test('there are at least sixty rules', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(60)
})

test('no two rules share a name', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
})

test('a mark says what it is about and how sure it is', () => {
  expect(describeMark(mark('bare-noun'))).toMatchObject({ category: 'article', confidence: 0.9 })
  expect(describeMark({ ...mark('harper:AnA'), category: 'verb' })).toMatchObject({
    category: 'verb',
    confidence: 0.86,
  })
})
