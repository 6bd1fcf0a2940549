import { expect, test } from 'vitest'
import { seededRandom } from '../mock-test/seeded-random.ts'
import { kindsOf } from '../formats/task-weights.ts'
import { skillSchema } from '../skill.ts'
import { levelOf } from './level-of.ts'
import { simulation, usualWorld } from './testing/simulated-learner.ts'

/** A few hundred learners; `npm run bench:bands` has the other formats, forms and worlds, and real answers. */
test.each([
  ['academic-2025', 'full'],
  ['core-2024', 'mini'],
] as const)('of simulated learners, %s %s, 85 to 95 of 100 truths lie in the bands', (format, form) => {
  const found = [1, 2, 3].flatMap((seed) => {
    const next = simulation(format, usualWorld, seededRandom(seed))
    return Array.from({ length: 50 }, () => {
      const { evidence, unscored, truthOf } = next(form)
      const [level, truth] = [levelOf({ format, evidence, unscored }), truthOf(kindsOf(format))]
      return ['overall' as const, ...skillSchema.options].map((score) => {
        const [{ low, high }, real] = [level[score] ?? { low: 90, high: 10 }, truth[score] ?? 0]
        return low <= real && real <= high
      })
    }).flat()
  })
  const inside = found.filter(Boolean).length / found.length
  expect(inside).toBeGreaterThan(0.85)
  expect(inside).toBeLessThan(0.95)
})
