import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type FormatId, formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formats } from '@rehearsal/exam/formats/formats'
import { scoreSchema } from '@rehearsal/exam/score'
import { skillSchema } from '@rehearsal/exam/skill'
import { eq, inArray } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { attempt, question } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aMockTest, takeAll } from '../../testing/a-mock-test.ts'
import { aWholeReport } from '../../testing/a-whole-report.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import {
  answersAt,
  aWrittenBank,
  isSpoken,
  storeQuestions,
  unorderedKinds,
} from '../../testing/answers-at-abilities.ts'
import { hasLearnerRecordings } from '../../testing/learner-recordings.ts'
import { aLongTake, openQuestions, scriptedQuestions, type SpokenQuestion } from '../../testing/spoken-at-abilities.ts'
import { abilities, type Ability } from '../../testing/texts-at-abilities.ts'

/** A format takes one to three minutes on two idle cores; a machine that others use as well takes far longer. */
const TEST_MS = 45 * 60_000
const PER_KIND = 8
const scoreNames = ['overall', ...skillSchema.options] as const
const LONG_TAKE_SECONDS = 72

const anAppOf = (format: FormatId) => {
  const setting = formats[format].variant === 'CORE' ? 'CORE_FORMAT' : 'ACADEMIC_FORMAT'
  return anApp({ hasEngines: true, environment: { [setting]: format, SPEECH_THREADS: '2' } })
}

type Speaker = { variant: ExamVariant; ability: Ability; open: readonly SpokenQuestion[] }

/** A whole test, taken and ended by somebody of this ability; the report comes when all is scored. */
async function taken(app: TestApp, { variant, ability, open }: Speaker): Promise<{ report: Promise<MockTestReport> }> {
  const as = await aLearner(app, { plan: 'PREMIUM', variant })
  const own = await scriptedQuestions(ability)
  const ids = await storeQuestions(app, own)
  const id = await aMockTest(app, as, { form: 'full', pteType: variant })
  // A form is put together when it starts: nobody else meets what this learner's recordings say.
  await app.platform.db.update(question).set({ isRetired: true }).where(inArray(question.id, ids))
  const written = answersAt(variant, ability)
  await takeAll(app, as, id, (taskId, position, prompt) =>
    isSpoken(taskId) ? spoken([...own, ...open], prompt, ability) : written(taskId, position),
  )
  return { report: aWholeReport(app, as, id, TEST_MS) }
}

async function spoken(questions: readonly SpokenQuestion[], prompt: unknown, ability: Ability) {
  const asked = questions.find((each) => isDeepStrictEqual(each.prompt, prompt))
  if (asked === undefined) throw new Error(`Nobody knows what to say to ${JSON.stringify(prompt)}.`)
  return { answerRequest: Buffer.from(await asked.takeAt(ability)).toString('base64') }
}

/** Scores with their bands, and the marks of each rated kind, one ability a column. */
function tableOf(format: FormatId, reports: readonly MockTestReport[]): string {
  const bands = scoreNames.map((name) => [
    name,
    ...reports.map(({ report: { scores } }) => {
      const { value = 0, low = 0, high = 0 } = scores[name] ?? {}
      return `${value.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
    }),
  ])
  const kinds = [...new Set(reports.flatMap(({ report }) => report.kinds.map(({ taskId }) => taskId)))].map(
    (taskId) => [
      taskId,
      ...reports.map(({ report }) => {
        const kind = report.kinds.find((each) => each.taskId === taskId)
        return kind === undefined ? '' : `${kind.earned.toFixed(1)} of ${kind.max} (${kind.items})`
      }),
    ],
  )
  const lines = [[format, ...abilities], ...bands, ...kinds]
  return lines.map((cells) => cells.map((cell) => cell.padEnd(36)).join('')).join('\n')
}

describe.skipIf(!hasLearnerRecordings).each(formatIdSchema.options)('all real engines, %s', (format) => {
  const { variant } = formats[format]
  let app: TestApp
  let open: readonly SpokenQuestion[]
  beforeAll(async () => {
    app = await anAppOf(format)
    open = await openQuestions(variant)
    await storeQuestions(app, open)
    await aWrittenBank(app, PER_KIND)
  })
  afterAll(() => app.close())

  test(
    'a full test orders three learners, real voices among them, overall and in each skill, and leaves nothing unscored',
    async () => {
      const startedAt = performance.now()
      const waiting = []
      for (const ability of abilities) waiting.push(await taken(app, { variant, ability, open }))
      const reports = await Promise.all(waiting.map(({ report }) => report))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      process.stdout.write(`\n${tableOf(format, reports)}\n${seconds} s\n`)
      expect(reports.map(({ lacks }) => lacks)).toEqual([[], [], []])
      expect(reports.map(({ report }) => report.counts.unscorable)).toEqual([0, 0, 0])
      const answers = reports[2]?.answers ?? []
      expect(answers.length).toBeGreaterThan(40)
      expect(
        answers.filter(({ outcome, state, fault }) => outcome !== 'answered' || state !== 'scored' || fault !== null),
      ).toEqual([])
      const rising = scoreNames.filter((name) => {
        const [weak, middling, strong] = reports.map(({ report }) => report.scores[name])
        if (!weak || !middling || !strong) return false
        return weak.value < middling.value && middling.value < strong.value && weak.high < strong.low
      })
      expect(rising).toEqual(scoreNames)
      expect(unorderedKinds(reports)).toEqual([])
    },
    TEST_MS,
  )
})

test.skipIf(!hasLearnerRecordings)(
  'a take of seventy seconds, which extra time allows, is heard whole and scored',
  async () => {
    const app = await anAppOf('academic-2025')
    const open = await openQuestions('ACADEMIC')
    await storeQuestions(app, [...open, ...(await scriptedQuestions('strong'))])
    const as = await aLearner(app, { plan: 'PREMIUM' })
    const id = await aMockTest(app, as, { form: 'skill-speaking', extraTimePercent: 100 })
    let isSaid = false
    await takeAll(app, as, id, async (taskId, _position, prompt) => {
      if (isSaid || taskId !== 'speaking/describe-image') return null
      isSaid = true
      const asked = open.find((each) => isDeepStrictEqual(each.prompt, prompt))
      const { sampleAnswer } = z.object({ sampleAnswer: z.string() }).parse(asked?.answerKey)
      return { answerRequest: Buffer.from(await aLongTake(sampleAnswer, LONG_TAKE_SECONDS)).toString('base64') }
    })
    const { answers } = await aWholeReport(app, as, id, TEST_MS)
    const given = answers.filter(({ outcome }) => outcome === 'answered')
    expect(given).toMatchObject([{ taskId: 'speaking/describe-image', state: 'scored', fault: null }])
    const [row] = await app.platform.db
      .select()
      .from(attempt)
      .where(eq(attempt.id, given[0]?.attemptId ?? 0))
    process.stdout.write(`\nlong take: ${row?.durationSeconds} s, ${given[0]?.earned} of ${given[0]?.max}\n`)
    expect(row?.durationSeconds).toBeGreaterThan(70)
    const { evidence } = scoreSchema.parse(row?.score)
    const end = evidence?.kind === 'open-speech' ? Math.max(...evidence.words.map(({ end: at }) => at ?? 0)) : 0
    expect(end).toBeGreaterThan(60)
    expect(given[0]?.earned).toBeGreaterThan(0.5 * (given[0]?.max ?? 0))
    await app.close()
  },
  TEST_MS,
)
