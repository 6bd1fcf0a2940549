import { samples } from '@rehearsal/tasks/samples'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attempt, bookmark, contentMedia, recording, sighting, users } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/services.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { demoSeed } from './history.ts'
import { TEMPLATE_ID } from './queries.ts'
import { seedDemo, startDemo, startDemoSeeding } from './service.ts'
import { demoSightings } from './sightings.ts'

let app: TestApp
const modelAudio = 'd'.repeat(32)
const lastQuestion = 57

/** A bank with the questions of the seeded history, but for the one that its last sighting is of. */
beforeEach(async () => {
  app = await anApp({ environment: { DEMO: 'true' } })
  const script = { turns: [{ voice: 'slt', text: 'The model reading.' }] }
  await app.platform.db.insert(contentMedia).values({ id: modelAudio, script, createdAt: app.clock.now() })
  for (let id = 1; id < lastQuestion; id++) await addQuestion(id)
})
afterEach(() => app.close())

async function addQuestion(id: number): Promise<void> {
  const taskId = kindOf(id)
  const { answerKey } = samples[taskId]
  const isRead = taskId === 'speaking/read-aloud'
  await aQuestion(app, taskId, { id, answerKey: isRead ? { ...Object(answerKey), modelAudio } : answerKey })
}

function kindOf(id: number) {
  if (id <= 14) return 'speaking/read-aloud'
  if (id <= 28) return 'writing/summarize-written-text'
  return id <= 42 ? 'reading/re-order-paragraphs' : 'listening/write-from-dictation'
}

const isTemplate = eq(users.id, TEMPLATE_ID)
const stored = async () => {
  const { db } = app.platform
  const [learners, answers, takes, marks, sightings] = await Promise.all([
    db.$count(users, isTemplate),
    db.$count(attempt),
    db.$count(recording),
    db.$count(bookmark),
    db.$count(sighting),
  ])
  return { learners, answers, takes, marks, sightings }
}
const nothing = { learners: 0, answers: 0, takes: 0, marks: 0, sightings: 0 }
const everything = {
  learners: 1,
  answers: demoSeed.answers.length,
  takes: demoSeed.answers.filter(({ answer }) => answer.kind === 'reading').length,
  marks: demoSeed.bookmarks.length,
  sightings: demoSightings.length,
}

test('seeding that breaks on the way leaves nothing, and the next start makes the whole of it', async () => {
  await expect(seedDemo(app.platform, app.worker)).rejects.toThrow('insert into "sighting"')
  expect(await stored()).toEqual(nothing)

  await addQuestion(lastQuestion)
  await seedDemo(app.platform, app.worker)
  expect(await stored()).toEqual(everything)
})

test('two processes that start together make one seeded learner', async () => {
  await addQuestion(lastQuestion)
  await Promise.all([seedDemo(app.platform, app.worker), seedDemo(app.platform, app.worker)])
  expect(await stored()).toEqual(everything)
})

test('seeding is tried again when the speech engine was away', async () => {
  await addQuestion(lastQuestion)
  let calls = 0
  const find: Platform['contentMedia']['find'] = async (id) => {
    calls += 1
    if (calls < 4) throw new Error('The speech server is down.')
    return app.platform.contentMedia.find(id)
  }
  const stop = startDemoSeeding(
    { ...app.platform, contentMedia: { ...app.platform.contentMedia, find } },
    app.worker,
    5,
  )
  await expect.poll(stored).toEqual(everything)
  stop()
  expect(app.lines.filter((line) => line.includes('no demo yet'))).toHaveLength(3)
})

test('a visitor who comes before the learner is made waits for it, and finds the whole history', async () => {
  await addQuestion(lastQuestion)
  const coming = startDemo(app.platform, 'TRIAL', 'UTC')
  await seedDemo(app.platform, app.worker)
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, await coming))).toBe(demoSeed.answers.length)
})
