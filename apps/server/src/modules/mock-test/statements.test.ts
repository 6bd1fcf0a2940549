import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCountingDatabase } from '../../testing/a-counting-database.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, PAGE, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { watchedStatements } from '../../testing/watched-statements.ts'
import { answerItem } from './answer-service.ts'
import { endTest } from './end-service.ts'
import { listTests } from './list-service.ts'
import { beatTest, openTest } from './step-service.ts'
import { takeChecksOf } from './take-check-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

/** How many statements each step of a test takes, and its end. */
async function statementsOf(form: FormId) {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const { db, count } = aCountingDatabase(app.platform.db)
  const platform = { ...app.platform, db }
  const checks = takeChecksOf(app.platform)
  const id = await aMockTest(app, ana, { form })
  const counted = async <Result>(run: () => Promise<Result>) => {
    const before = count()
    return { result: await run(), taken: count() - before }
  }
  const open = () => openTest(platform, ana, id, { page: PAGE, readableMs: 0 })
  const opened = await counted(open)
  const beat = await counted(() => beatTest(platform, ana, id, PAGE))
  const answers: number[] = []
  let { result: view } = opened
  while (view.run.position < view.items.length) {
    const { position } = view.run
    if (view.run.openedAt === null) view = await open()
    const answer = sampleAnswer(view.items[position]?.taskId ?? 'speaking/read-aloud')
    const place = { id, position }
    const step = await counted(() =>
      answerItem(platform, checks, ana, place, { page: PAGE, answer, opensNext: true, arrivedAt: app.clock.now() }),
    )
    answers.push(step.taken)
    view = step.result
  }
  await checks.settled()
  const ended = await counted(() => endTest(platform, checks, ana, id))
  return {
    items: view.items.length,
    open: opened.taken,
    beat: beat.taken,
    answer: Math.max(...answers),
    end: ended.taken,
  }
}

test('a step takes as many statements in a long test as in a short one, and so does the end', async () => {
  const { items: many, ...long } = await statementsOf('full')
  const { items: few, ...short } = await statementsOf('mini')
  expect(many).toBeGreaterThan(3 * few)
  expect(long).toEqual(short)
  expect(long).toEqual({ open: 6, beat: 4, answer: 9, end: 12 })
})

test('the list takes as many statements with many finished tests as with none, and reads nothing of their answers', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const statements = watchedStatements(app.database)
  const taken = async () => {
    statements.forget()
    await listTests(app.platform, ana, { page: 0, size: 10 })
    return statements.all()
  }
  const withNone = await taken()
  for (let n = 0; n < 15; n += 1) await anEndedMockTest(app, ana)
  const withMany = await taken()
  expect(withMany).toEqual(withNone)
  expect(withMany).toHaveLength(4)
  expect(withMany.filter((text) => /"score"|"answer"/u.test(text))).toEqual([])
})
