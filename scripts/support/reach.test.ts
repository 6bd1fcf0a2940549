import { expect, test } from 'vitest'
import { testsInReach, withinBudget } from './reach.ts'

const imports = new Map(
  Object.entries({
    'packages/exam/src/skill.ts': [],
    'packages/exam/src/skill.test.ts': ['packages/exam/src/skill.ts'],
    'packages/exam/src/task.ts': ['packages/exam/src/skill.ts'],
    'packages/exam/src/task.test.ts': ['packages/exam/src/task.ts'],
    'packages/exam/src/clock.ts': [],
    'packages/exam/src/clock.test.ts': ['packages/exam/src/clock.ts'],
    'apps/web/src/page.tsx': ['packages/exam/src/task.ts'],
    'apps/web/src/page.test.tsx': ['apps/web/src/page.tsx'],
    'apps/web/src/page.long.test.ts': ['apps/web/src/page.tsx'],
    'content/src/bank.test.ts': [],
  }),
)

test('the tests that reach a changed file come nearest first, over packages, and no other does', () => {
  expect(testsInReach(['packages/exam/src/skill.ts'], imports)).toEqual([
    'packages/exam/src/skill.test.ts',
    'packages/exam/src/task.test.ts',
    'apps/web/src/page.test.tsx',
  ])
})

test('a changed test is run itself, and what nothing tests asks for nothing', () => {
  expect(testsInReach(['packages/exam/src/task.test.ts'], imports)).toEqual(['packages/exam/src/task.test.ts'])
  expect(testsInReach(['docs/page.md'], imports)).toEqual([])
})

test('changed data asks for the tests of its package', () => {
  expect(testsInReach(['content/questions/a.yaml'], imports)).toEqual(['content/src/bank.test.ts'])
})

test('changed data of a package asks for the tests of all that import from it too', () => {
  expect(testsInReach(['packages/exam/data/skills.txt'], imports)).toEqual([
    'packages/exam/src/skill.test.ts',
    'packages/exam/src/task.test.ts',
    'packages/exam/src/clock.test.ts',
    'apps/web/src/page.test.tsx',
  ])
})

test('imports in a circle end', () => {
  const circle = new Map([
    ['packages/exam/src/a.ts', ['packages/exam/src/b.ts']],
    ['packages/exam/src/b.ts', ['packages/exam/src/a.ts']],
    ['packages/exam/src/a.test.ts', ['packages/exam/src/a.ts']],
  ])
  expect(testsInReach(['packages/exam/src/b.ts'], circle)).toEqual(['packages/exam/src/a.test.ts'])
})

test('the nearest tests that fit the budget are taken, and at least one', () => {
  const secondsOf = (path: string) => (path === 'b' ? 5 : 2)
  expect(withinBudget(['a', 'b', 'c'], secondsOf, 7)).toEqual(['a', 'b'])
  expect(withinBudget(['b', 'a'], secondsOf, 3)).toEqual(['b'])
})
