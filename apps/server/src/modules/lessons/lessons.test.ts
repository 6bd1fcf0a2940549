import { getLesson, listVideos } from '@rehearsal/contracts/lessons'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someLessons } from '../../testing/a-lesson.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { keepScripts } from '../question-bank/service.ts'

let app: TestApp
let trial: TestLearner
let premium: TestLearner

beforeAll(async () => {
  app = await anApp()
  trial = await aLearner(app)
  premium = await aLearner(app, { plan: 'PREMIUM' })
})
afterAll(() => app.close())

const query = { taskId: 'speaking/read-aloud', topic: 'learning' } as const
const params = { slug: 'speaking-read-aloud' }

test('the slider of a kind holds its links in their order, by the name of the kind', async () => {
  expect(await ask(app, listVideos, { as: premium, query })).toEqual({
    locked: false,
    practiceType: catalogue['speaking/read-aloud'].name,
    links: [
      { url: 'https://videos.example.org/1', title: 'A teacher reads', seconds: null, lesson: null },
      {
        url: '/dashboard/lessons/speaking-read-aloud',
        title: 'Title of speaking-read-aloud',
        seconds: 200,
        lesson: 'speaking-read-aloud',
      },
    ],
  })
  const grammar = await ask(app, listVideos, { as: premium, query: { ...query, topic: 'grammar' } })
  expect(grammar.links.map(({ lesson }) => lesson)).toEqual(['grammar-articles'])
})

test('a kind without lessons has an empty slider', async () => {
  const { locked, links } = await ask(app, listVideos, {
    as: premium,
    query: { ...query, taskId: 'writing/write-essay' },
  })
  expect([locked, links]).toEqual([false, []])
})

test('a lesson has slides, quiz, and a narration that can be heard', async () => {
  const [slide] = someLessons.lessons[1]?.slides ?? []
  const script = { turns: [{ voice: 'rms' as const, text: slide?.narration ?? '' }], speed: 0.9 }
  await keepScripts(app.platform, [{ id: slide?.audio ?? '', kind: 'speech', script }])
  const lesson = await ask(app, getLesson, { as: premium, params })
  expect(lesson).toMatchObject({ slug: params.slug, topic: 'learning', taskIds: ['speaking/read-aloud'] })
  expect(lesson.quiz).toEqual(someLessons.lessons[1]?.quiz)
  expect(lesson.slides[0]).toEqual({
    title: 'Slide of speaking-read-aloud',
    points: ['Point of speaking-read-aloud'],
    example: { text: 'Example of speaking-read-aloud', note: 'Note of speaking-read-aloud' },
    narration: 'Narration of speaking-read-aloud',
    audioUrl: expect.stringMatching(/^\/media\//u),
  })
  const heard = await app.http.inject(lesson.slides[0]?.audioUrl ?? '')
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/mpeg'])
})

test('a trial learner is told that the slider is locked, and nothing that is in it', async () => {
  const { body, statusCode } = await send(app, listVideos, { as: trial, query })
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { locked: true, practiceType: catalogue['speaking/read-aloud'].name, links: [] },
  ])
  const other = await send(app, listVideos, { as: trial, query: { ...query, topic: 'grammar' } })
  expect(other.body).toBe(body)
})

test('a trial learner opens no lesson, and is told the same of one that is not there', async () => {
  const known = await refusal(app, getLesson, { as: trial, params })
  const unknown = await refusal(app, getLesson, { as: trial, params: { slug: 'nothing-of-this-name' } })
  expect(known).toMatchObject({ code: 'premium_required', status: 402 })
  expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  expect(JSON.stringify(known)).not.toContain('of speaking-read-aloud')
})

test('a lesson that is not there is not found', async () => {
  const { code } = await refusal(app, getLesson, { as: premium, params: { slug: 'nothing-of-this-name' } })
  expect(code).toBe('not_found')
})

test.each(['Upper-Case', '../secret', 'a', 'x'.repeat(80)])('%s is no slug', async (slug) => {
  expect((await send(app, getLesson, { as: premium, params: { slug } })).statusCode).toBe(400)
})

test.each([
  [{ taskId: 'speaking/nothing', topic: 'grammar' }],
  [{ taskId: 'speaking/read-aloud', topic: 'songs' }],
  [{ topic: 'grammar' }],
])('a slider of %j is refused', async (wrong) => {
  expect((await send(app, listVideos, { as: premium, query: wrong })).statusCode).toBe(400)
})
