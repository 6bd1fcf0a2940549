import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPlans } from './read-plans.ts'

const sound = `- id: 1
  name: Free
  type: TRIAL
  features: [Practice]
- id: 2
  name: Month
  type: PREMIUM
  days: 30
  dollars: 9.99
  toman: 500000
  features: [Everything]
`

test('prices become cents and whole Toman, and the plan that costs nothing has none', () => {
  expect(readPlans(sound)).toEqual({
    plans: [
      { id: 1, name: 'Free', type: 'TRIAL', days: null, dollarCents: null, toman: null, features: ['Practice'] },
      { id: 2, name: 'Month', type: 'PREMIUM', days: 30, dollarCents: 999, toman: 500_000, features: ['Everything'] },
    ],
    problems: [],
  })
})

test.each([
  ['a second plan of one id', sound.replace('id: 2', 'id: 1'), 5],
  ['a second plan of one name', sound.replace('Month', 'Free'), 6],
  ['half a cent', sound.replace('9.99', '9.995'), 9],
  ['a price of nothing', sound.replace('9.99', '0'), 9],
  ['half a Toman', sound.replace('500000', '0.5'), 10],
  ['a plan that is paid for and has no days', sound.replace('days: 30', 'day: 30'), 5],
  ['a free plan with a price', sound.replace('type: TRIAL', 'type: TRIAL\n  dollars: 3'), 4],
  ['an unknown type', sound.replace('PREMIUM', 'GOLD'), 7],
  ['no features', sound.replace('[Everything]', '[]'), 11],
  ['no YAML', `${sound}- {`, 12],
])('%s is named with its line', (_what, yaml, line) => {
  const { plans, problems } = readPlans(yaml)
  expect(plans).toEqual([])
  expect(problems.map((problem) => [problem.file, problem.line])).toContainEqual(['plans.yaml', line])
})

test('the plans of the product are sound: one is free, and about 30, 90 and 180 days can be bought', async () => {
  const { plans, problems } = readPlans(await readFile(new URL('../plans.yaml', import.meta.url), 'utf8'))
  expect(problems).toEqual([])
  expect(plans.filter(({ type }) => type === 'TRIAL')).toHaveLength(1)
  expect(plans.flatMap(({ days }) => days ?? [])).toEqual([30, 90, 180])
})

test('a longer plan of the product costs less by the day, as much less as it says', async () => {
  const { plans } = readPlans(await readFile(new URL('../plans.yaml', import.meta.url), 'utf8'))
  for (const currency of ['dollarCents', 'toman'] as const) {
    const [month = 0, quarter = 0, half = 0] = plans.flatMap((plan) =>
      plan.days === null || plan[currency] === null ? [] : [plan[currency] / plan.days],
    )
    expect(quarter / month).toBeLessThan(4 / 5)
    expect(half / month).toBeLessThan(2 / 3)
  }
})
