import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { formatIdSchema, type FormatId } from '@rehearsal/exam/formats/format-ids'
import { formats } from '@rehearsal/exam/formats/formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { aMockTest, takeAll } from '../../testing/a-mock-test.ts'
import { aWholeReport } from '../../testing/a-whole-report.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { answersAt, aWrittenBank, unorderedKinds } from '../../testing/answers-at-abilities.ts'
import { abilities, type Ability } from '../../testing/texts-at-abilities.ts'

const LONGEST_MS = 120_000

async function report(app: TestApp, format: FormatId, ability: Ability): Promise<MockTestReport> {
  const as = await aLearner(app, { plan: 'PREMIUM' })
  const { variant } = formats[format]
  const id = await aMockTest(app, as, { form: 'skill-writing', pteType: variant })
  await takeAll(app, as, id, answersAt(variant, ability))
  return aWholeReport(app, as, id, LONGEST_MS)
}

describe.each(formatIdSchema.options)('the real text engine, %s', (format) => {
  let app: TestApp
  beforeAll(async () => {
    const setting = formats[format].variant === 'CORE' ? 'CORE_FORMAT' : 'ACADEMIC_FORMAT'
    app = await anApp({ hasEngines: true, environment: { [setting]: format } })
    await aWrittenBank(app, 8)
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
      expect(unorderedKinds(reports)).toEqual([])
      expect(reports[2]?.report.engines.length).toBeGreaterThan(0)
    },
    2 * LONGEST_MS,
  )
})
