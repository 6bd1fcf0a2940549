import { getStudyLevel, getStudyPlan, putStudyLevel } from '@rehearsal/contracts/study-plan'
import { putTarget } from '@rehearsal/contracts/targets'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLearner, type LearnerOptions, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { aScoredAnswer } from '../../testing/a-scored-answer.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'
import { aStudyLevel } from '../../testing/study-plan-fixtures.ts'

const NOON = '2026-03-18T12:00:00Z'
let app: TestApp
beforeAll(async () => {
  app = await anApp({ now: NOON })
})
beforeEach(() => app.clock.set(NOON))
afterAll(() => app.close())

const TRIAL = { status: 'TRIAL' }
const aMockTest = { overall: 60, reading: 60, writing: 60, listening: 60, speaking: 60 }
const noTarget = { listening: null, reading: null, speaking: null, writing: null, overall: null }

const told = (learner: TestLearner, changes: object = {}) =>
  ask(app, putStudyLevel, { as: learner, params: TRIAL, body: { ...aStudyLevel, ...changes } })

async function aPlanner(options: LearnerOptions = {}, changes: object = {}): Promise<TestLearner> {
  const learner = await aLearner(app, { plan: 'PREMIUM', ...options })
  await told(learner, changes)
  return learner
}

/** The plan as it came, every field. */
async function planOf(learner: TestLearner, query: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const response = await send(app, getStudyPlan, { as: learner, params: { status: 'premium' }, query })
  return response.json()
}

async function openPlanOf(learner: TestLearner, query: Record<string, unknown> = {}) {
  const plan = await ask(app, getStudyPlan, { as: learner, params: { status: 'premium' }, query })
  if (plan.locked) throw new Error('The plan is locked')
  return plan
}

const DICTATION = 'listening/write-from-dictation'

/** Answers a question of dictations, which are marked at once. Returns the last answer's id. */
async function practise(learner: TestLearner, times = 1): Promise<number> {
  let last = 0
  for (let time = 0; time < times; time += 1) {
    const params = { id: await aQuestion(app, DICTATION) }
    last = (await ask(app, callsOf(DICTATION).create, { as: learner, params, body: bodyOf(DICTATION) })).id
  }
  return last
}

const dictationOf = async (learner: TestLearner) =>
  (await openPlanOf(learner)).tasks.find(({ taskId }) => taskId === DICTATION)

/** Moves the clock, and gives the learner a token that is still good then. */
async function later(learner: TestLearner, instant: string): Promise<TestLearner> {
  app.clock.set(instant)
  return { ...learner, token: await tokenFor(app, learner) }
}

test('before the wizard a premium learner has a plan of id 0, with nothing in it', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const plan = await planOf(ana)
  expect(plan).toMatchObject({ id: 0, locked: false, tasks: [], basis: null, dailyPracticeSpeaking: 0 })
  const kinds = Object.values(catalogue)
  expect(kinds.length).toBeGreaterThanOrEqual(22)
  expect(kinds.map(({ wire }) => plan[wire.studyPlan])).toEqual(kinds.map(() => 0))
})

test('a plan names every count and the hours of every skill as specification §3 does', async () => {
  const plan = await planOf(await aPlanner())
  const ownFields = ['id', 'locked', 'pteType', 'tasks', 'basis']
  const hours = ['dailyPracticeSpeaking', 'dailyPracticeWriting', 'dailyPracticeListening', 'dailyPracticeReading']
  const names: readonly string[] = [
    ...ownFields,
    ...hours,
    'speakingReadAloud',
    'speakingRepeatSentence',
    'speakingDescribeImage',
    'speakingRespondToASituation',
    'speakingAnswerShortQuestion',
    'speakingRetellLecture',
    'writingSummarizeWrittenText',
    'writingWriteEmail',
    'writingWriteEssay',
    'readingMultipleChoiceMultipleAnswers',
    'readingFillInTheBlanks',
    'readingMultipleChoiceSingleAnswer',
    'readingReorderParagraphs',
    'readingRWFillInTheBlanks',
    'listeningHighlightIncorrectWords',
    'listeningFillInTheBlanks',
    'listeningMultipleChoiceMultipleAnswers',
    'listeningMultipleChoiceSingleAnswer',
    'listeningSelectMissingWord',
    'listeningSummarizeSpokenText',
    'listeningWriteFromDictation',
    'listeningHighlightCorrectSummary',
  ]
  // A kind that the specification does not have is counted by the name that it gives itself.
  const later = Object.values(catalogue).flatMap(({ wire }) => (names.includes(wire.studyPlan) ? [] : wire.studyPlan))
  expect(Object.keys(plan).toSorted()).toEqual([...names, ...later].toSorted())
})

test('the tasks of a plan say the same as its counts, and fill the day', async () => {
  const ana = await aPlanner()
  const [plan, { tasks }] = [await planOf(ana), await openPlanOf(ana)]
  for (const { taskId, total } of tasks) expect(plan[catalogue[taskId].wire.studyPlan]).toBe(total)
  const counted = Object.values(catalogue).filter(({ wire }) => plan[wire.studyPlan] !== 0)
  expect(counted.map(({ id }) => id)).toEqual(tasks.map(({ taskId }) => taskId))
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0)
  expect(seconds).toBeGreaterThan(3600 - 60)
  expect(seconds).toBeLessThanOrEqual(3600)
})

test('hours are seconds, or HH:mm for those who ask for it', async () => {
  const ana = await aPlanner()
  const { dailyPracticeSpeaking: seconds } = await planOf(ana)
  const headers = { 'x-time-format': 'HH:mm' }
  const response = await send(app, getStudyPlan, { as: ana, params: { status: 'premium' }, headers })
  const minutes = Math.round(Number(seconds) / 60)
  expect(response.json()).toMatchObject({ dailyPracticeSpeaking: `00:${String(minutes).padStart(2, '0')}` })
})

test.each(['trial', 'premium'])(
  'a trial learner is told that there is a plan, and nothing of it, whatever the path says: %s',
  async (status) => {
    const ana = await aLearner(app)
    const read = async () => (await send(app, getStudyPlan, { as: ana, params: { status } })).json()
    expect(await read()).toEqual({ locked: true, id: 0 })
    const { id } = await told(ana)
    expect(await read()).toEqual({ locked: true, id })
  },
)

test('a premium learner sees the plan also under the path of a trial', async () => {
  const ana = await aPlanner()
  const plan = await ask(app, getStudyPlan, { as: ana, params: { status: 'trial' } })
  expect(plan).toMatchObject({ locked: false })
})

test('what was told the wizard is kept, may be told anew, and is nobody else’s', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const scores = { overall: 60, reading: 61, writing: 62, listening: 63, speaking: 64 }
  const first = await told(ana, scores)
  const second = await told(ana, {
    ...scores,
    englishLevel: 'C1',
    dailyPractice: 'MORE_THAN_4',
    dailyPracticeDuration: 18_000,
  })
  expect(second).toEqual({
    id: first.id,
    englishLevel: 'C1',
    dailyPractice: 'MORE_THAN_4',
    dailyPracticeDuration: 18_000,
    ...scores,
  })
  expect(await ask(app, getStudyLevel, { as: ana, params: TRIAL })).toEqual(second)
  expect(await ask(app, getStudyLevel, { as: ben, params: TRIAL })).toMatchObject({
    id: 0,
    englishLevel: null,
    overall: 0,
  })
})

test.each(Object.entries(DAILY_STUDY_SECONDS))('%s is %i seconds a day', async (dailyPractice, seconds) => {
  const ana = await aPlanner({}, { dailyPractice, dailyPracticeDuration: seconds })
  expect((await openPlanOf(ana)).basis?.dailySeconds).toBe(seconds)
})

test.each([
  ['mm:ss', { dailyPracticeDuration: '60:00' }],
  [
    'seconds among the flags of a duration',
    { dailyPracticeDuration: { seconds: 3600, nano: 0, zero: false, negative: false } },
  ],
  ['seconds with flags beside them', { zero: false, negative: false }],
])('a duration is read as %s', async (_, changes) => {
  expect(await told(await aLearner(app), changes)).toMatchObject({ dailyPracticeDuration: 3600 })
})

test.each([
  ['a step that is skipped: the level', ['englishLevel'], { englishLevel: undefined }],
  [
    'a step that is skipped: the time',
    ['dailyPractice', 'dailyPracticeDuration'],
    { dailyPractice: undefined, dailyPracticeDuration: undefined },
  ],
  ['a step that is skipped: the mock test', ['overall', 'speaking'], { overall: undefined, speaking: undefined }],
  ['an unknown level', ['englishLevel'], { englishLevel: 'C3' }],
  ['an unknown time', ['dailyPractice'], { dailyPractice: 'ALL_DAY' }],
  ['a time that is not that of the option', ['dailyPracticeDuration'], { dailyPracticeDuration: 7200 }],
  ['no time', ['dailyPracticeDuration'], { dailyPracticeDuration: 0 }],
  ['a score below 10', ['reading'], { ...aMockTest, reading: 9 }],
  ['a score over 90', ['overall'], { ...aMockTest, overall: 91 }],
  ['half a point', ['writing'], { ...aMockTest, writing: 60.5 }],
  ['a score as text', ['listening'], { ...aMockTest, listening: '60' }],
  ['less than nothing', ['speaking'], { ...aMockTest, speaking: -1 }],
  [
    'a mock test with scores left out',
    ['listening', 'speaking', 'writing'],
    { ...aMockTest, writing: 0, listening: 0, speaking: 0 },
  ],
  ['a level of a skill', ['readingLevel'], { readingLevel: 3 }],
  ['anything else', ['isPremium'], { isPremium: true }],
])('%s is refused by the name of the field, and nothing is kept', async (_, fields, changes) => {
  const ana = await aLearner(app)
  const asking = { as: ana, params: TRIAL, body: { ...aStudyLevel, ...changes } }
  const { status, errors } = await refusal(app, putStudyLevel, asking)
  expect([status, [...new Set(errors.map(({ field }) => field))].toSorted()]).toEqual([400, fields.toSorted()])
  expect(await ask(app, getStudyLevel, { as: ana, params: TRIAL })).toMatchObject({ id: 0 })
})

test.each([
  [getStudyPlan, { status: 'PREMIUM' }],
  [putStudyLevel, { status: 'gold' }],
])('an unknown status in a path is refused', async (endpoint, params) => {
  const ana = await aLearner(app)
  const response = await send(app, endpoint, { as: ana, params, body: aStudyLevel })
  expect(response.statusCode).toBe(400)
})

test('of two first plans sent at once one is kept', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const [one, other] = await Promise.all([told(ana), told(ana, { englishLevel: 'B2' })])
  expect(one.id).toBe(other.id)
})

test('done counts the answers since the learner’s own midnight, and does not change the plan of the day', async () => {
  app.clock.set('2026-03-18T20:00:00Z')
  const ana = await aPlanner({ timeZone: 'Asia/Tehran' })
  const before = await dictationOf(ana)
  await practise(ana, 2)
  expect(await dictationOf(ana)).toEqual({ ...before, done: 2 })
  // Half past midnight in Tehran.
  expect((await dictationOf(await later(ana, '2026-03-18T21:00:00Z')))?.done).toBe(0)
})

test('a deleted answer is not done', async () => {
  const ana = await aPlanner()
  const id = await practise(ana)
  expect((await dictationOf(ana))?.done).toBe(1)
  await ask(app, callsOf(DICTATION).deleteAnswer, { as: ana, params: { id } })
  expect((await dictationOf(ana))?.done).toBe(0)
})

test('what was practised in the four weeks before leaves room for the rest', async () => {
  const ana = await aPlanner()
  const before = (await dictationOf(ana))?.total ?? 0
  await practise(ana, 12)
  const after = (await dictationOf(await later(ana, '2026-04-15T12:00:00Z')))?.total ?? 0
  expect(after).toBeLessThan(before)
  expect((await dictationOf(await later(ana, '2026-04-16T12:00:00Z')))?.total).toBe(before)
})

test('each exam has its own kinds, target and date, and the profile’s exam is planned for unless another is asked for', async () => {
  const ana = await aPlanner({ variant: 'CORE' })
  const body = { ...noTarget, speaking: 90, examDate: '2026-04-01', language: 'FA', version: 0 }
  await ask(app, putTarget, { as: ana, params: { variant: 'CORE' }, body })
  const [core, academic] = [await openPlanOf(ana), await openPlanOf(ana, { pteType: 'ACADEMIC' })]
  expect(core).toMatchObject({
    pteType: 'CORE',
    basis: { daysLeft: 14, isTargetSet: true, hasPublishedWeights: false, gaps: { speaking: 39, reading: 14 } },
  })
  expect(academic).toMatchObject({
    pteType: 'ACADEMIC',
    basis: { daysLeft: null, isTargetSet: false, hasPublishedWeights: true, gaps: { speaking: 14 } },
  })
  for (const { tasks, pteType } of [core, academic])
    expect(tasks.every(({ taskId }) => catalogue[taskId].variants.includes(pteType))).toBe(true)
})

test('a day that is past counts as none set', async () => {
  const ana = await aPlanner()
  const body = { ...noTarget, overall: 65, examDate: '2026-03-18', language: 'FA', version: 0 }
  await ask(app, putTarget, { as: ana, params: { variant: 'ACADEMIC' }, body })
  expect((await openPlanOf(ana)).basis?.daysLeft).toBe(0)
  expect((await openPlanOf(await later(ana, '2026-03-19T12:00:00Z'))).basis?.daysLeft).toBeNull()
})

test('a mock test’s scores take the place of the level', async () => {
  const ana = await aPlanner({}, { overall: 70, reading: 70, writing: 70, listening: 70, speaking: 30 })
  expect((await openPlanOf(ana)).basis?.gaps).toEqual({ listening: 0, reading: 0, speaking: 35, writing: 0 })
})

test('once there are enough answers of a skill they say where its learner stands, and the level in the others', async () => {
  const ana = await aPlanner()
  const BLANKS = 'reading/rw-fill-in-the-blanks'
  const given = { share: 0.9, daysAgo: 40 }
  for (let i = 0; i < 3; i += 1) await aScoredAnswer(app, ana, { ...given, taskId: BLANKS })
  const before = await openPlanOf(ana)
  for (let i = 0; i < 3; i += 1) await aScoredAnswer(app, ana, { ...given, taskId: 'reading/fill-in-the-blanks' })
  const after = await openPlanOf(ana)
  expect(before.basis).toMatchObject({ gaps: { reading: 14 }, present: { reading: 'english-level' }, answers: 3 })
  expect(after.basis).toMatchObject({
    // 10 + 80 × 0.9 is beyond 65.
    gaps: { reading: 0, speaking: 14 },
    present: { reading: 'answers', speaking: 'english-level' },
    answers: 6,
  })
  expect(after.tasks).not.toEqual(before.tasks)
})
