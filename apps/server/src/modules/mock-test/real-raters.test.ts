import { getMockTestReport, type MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { endMockTest } from '@rehearsal/contracts/mock-tests'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatIdSchema, type FormatId } from '@rehearsal/exam/formats/format-ids'
import { formats } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, sampleAnswer, takeAll } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { abilities, type Ability, textsOf } from '../../testing/texts-at-abilities.ts'

const LONGEST_MS = 120_000

/** What somebody of this ability answers: texts of that quality, and of what a key marks all, every second one or none. */
function answersOf(variant: ExamVariant, ability: Ability): (taskId: TaskId, position: number) => unknown {
  const used = new Map<TaskId, number>()
  return (taskId, position) => {
    const count = used.get(taskId) ?? 0
    used.set(taskId, count + 1)
    const text = textsOf(variant, taskId)?.[ability][count]
    if (text !== undefined) return { answer: text }
    const isKnown = ability === 'strong' || (ability === 'middling' && position % 2 === 0)
    return isKnown ? sampleAnswer(taskId) : null
  }
}

async function report(app: TestApp, format: FormatId, ability: Ability): Promise<MockTestReport> {
  // A text that a learner wrote before is taken for memorised.
  const as = await aLearner(app, { plan: 'PREMIUM' })
  const { variant } = formats[format]
  const id = await aMockTest(app, as, { form: 'skill-writing', pteType: variant })
  await takeAll(app, as, id, answersOf(variant, ability))
  await ask(app, endMockTest, { as, params: { id } })
  return vi.waitFor(
    async () => {
      const given = await ask(app, getMockTestReport, { as, params: { id } })
      if (!given.isComplete) throw new Error(`${given.report.counts.pending} answers wait for their scores.`)
      return given
    },
    { timeout: LONGEST_MS, interval: 200 },
  )
}

describe.each(formatIdSchema.options)('the real text engine, %s', (format) => {
  let app: TestApp
  beforeAll(async () => {
    const setting = formats[format].variant === 'CORE' ? 'CORE_FORMAT' : 'ACADEMIC_FORMAT'
    app = await anApp({ hasEngines: true, environment: { [setting]: format } })
    await aBank(app, 8)
  })
  afterAll(() => app.close())

  test(
    'orders three learners by what they can write, the best and the worst by more than their ranges',
    async () => {
      const reports = await Promise.all(abilities.map((ability) => report(app, format, ability)))
      const [weak, middling, strong] = reports.map((each) => each.report.scores.writing)
      expect(reports.map((each) => each.report.format)).toEqual([format, format, format])
      expect(reports.map((each) => each.report.counts.unscorable)).toEqual([0, 0, 0])
      expect(weak?.value).toBeLessThan(middling?.value ?? 0)
      expect(middling?.value).toBeLessThan(strong?.value ?? 0)
      expect(weak?.high).toBeLessThan(strong?.low ?? 0)
      const content = reports.map(
        ({ report: { traits } }) => traits.find(({ trait }) => trait === 'content')?.share ?? -1,
      )
      expect(content[0]).toBeLessThan(content[2] ?? 0)
      expect(reports[2]?.report.engines.length).toBeGreaterThan(0)
    },
    2 * LONGEST_MS,
  )
})
