import { getRemainingAi } from '@rehearsal/contracts/account'
import { getPractice, getPracticeProgress } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { imageTypeSchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, recording } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner
const questions = new Map<TaskId, number>()
const idOf = (taskId: TaskId) => questions.get(taskId) ?? 0

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { academicFormat: 'academic-2025-full' })
  for (const taskId of taskIds) questions.set(taskId, await aQuestion(app, taskId))
})
afterAll(() => app.close())

/** Everything that an answer leaves behind. */
async function keptOf(learner: TestLearner) {
  const { db, storage } = app.platform
  const attempts = await db.$count(attempt, eq(attempt.userId, learner.id))
  const { remaining } = await ask(app, getRemainingAi, { as: learner })
  return [attempts, await db.$count(recording), (await storage.list('recordings')).length, remaining]
}

/** Sends a body that must be refused; nothing may be left of it. Returns the paths of all that is wrong. */
async function wrongPaths(taskId: TaskId, body: object, id = idOf(taskId)): Promise<string[]> {
  const before = await keptOf(ana)
  const { status, code, errors } = await refusal(app, callsOf(taskId).create, { as: ana, params: { id }, body })
  expect([status, code, await keptOf(ana)]).toEqual([400, 'invalid_request', before])
  for (const { defaultMessage } of errors) expect(defaultMessage).not.toBe('')
  return errors.map(({ path }) => path)
}

/** Specification §7.7; the three bases of writing follow its pattern. */
test.each([
  ['reading/rw-fill-in-the-blanks', 'reading/rwFillInTheBlanks', 'rWFillInTheBlanks'],
  ['reading/multiple-choice-multiple', 'reading/multipleChoiceMultipleAnswers', 'rMultipleChoiceMultipleAnswers'],
  ['reading/re-order-paragraphs', 'reading/reorderParagraphs', 'reorderParagraphs'],
  ['reading/fill-in-the-blanks', 'reading/fillInTheBlanks', 'rFillInTheBlanks'],
  ['reading/multiple-choice-single', 'reading/multipleChoiceSingleAnswer', 'rMultipleChoiceSingleAnswer'],
  ['speaking/read-aloud', 'speaking/readAloud', 'readAloud'],
  ['speaking/repeat-sentence', 'speaking/repeatSentence', 'repeatSentence'],
  ['speaking/describe-image', 'speaking/describeImage', 'describeImage'],
  ['speaking/re-tell-lecture', 'speaking/retellLecture', 'retellLecture'],
  ['speaking/answer-short-question', 'speaking/answerShortQuestion', 'answerShortQuestion'],
  ['speaking/respond-to-a-situation', 'speaking/respondToASituation', 'respondToASituation'],
  ['speaking/summarize-group-discussion', 'speaking/summarizeGroupDiscussion', 'summarizeGroupDiscussion'],
  ['listening/fill-in-the-blanks', 'listening/fillInTheBlanks', 'lFillInTheBlanks'],
  ['listening/highlight-correct-summary', 'listening/highlightCorrectSummary', 'highlightCorrectSummary'],
  ['listening/multiple-choice-multiple', 'listening/multipleChoiceMultipleAnswers', 'lMultipleChoiceMultipleAnswers'],
  ['listening/multiple-choice-single', 'listening/multipleChoiceSingleAnswer', 'lMultipleChoiceSingleAnswer'],
  ['listening/summarize-spoken-text', 'listening/summarizeSpokenText', 'summarizeSpokenText'],
  ['listening/write-from-dictation', 'listening/writeFromDictation', 'writeFromDictation'],
  ['listening/highlight-incorrect-words', 'listening/highlightIncorrectWords', 'highlightIncorrectWords'],
  ['listening/select-missing-word', 'listening/selectMissingWord', 'selectMissingWord'],
  ['writing/summarize-written-text', 'writing/summarizeWrittenText', 'summarizeWrittenText'],
  ['writing/write-essay', 'writing/writeEssay', 'writeEssay'],
  ['writing/write-email', 'writing/writeEmail', 'writeEmail'],
] as const)('%s is listed, answered and deleted at /api/%s', async (taskId, base, name) => {
  const learner = await aLearner(app, {
    plan: 'PREMIUM',
    variant: tasks[taskId].variants[0] ?? 'ACADEMIC',
    academicFormat: 'academic-2025-full',
  })
  const headers = { authorization: `Bearer ${learner.token}` }
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const response = await app.http.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) })
    expect(response.statusCode).toBeLessThan(300)
    return response.body === '' ? {} : response.json()
  }
  const id = idOf(taskId)
  expect(Object.keys((await call('GET', base))['_embedded'])).toEqual([`${name}DtoList`])
  expect(Object.keys((await call('GET', `${base}/0`))['_embedded'])).toEqual([`${name}DtoList`])
  const answer = await call('POST', `${base}/${id}`, bodyOf(taskId))
  const mine = await call('GET', `${base}/${id}/answers`)
  expect(Object.keys(mine['_embedded'])).toEqual([`${name}ScoredAnswerDtoList`])
  expect(mine).toMatchObject({ number: 0, totalPages: 1, totalElements: 1 })
  await call('GET', `${base}/${id}/answers/other`)
  const isOdd = taskId === 'reading/multiple-choice-single'
  await call('DELETE', isOdd ? `${base}/${answer['id']}` : `${base}/answer/${answer['id']}`)
  expect(await call('GET', `${base}/${id}/answers`)).toMatchObject({ totalElements: 0 })
})

/** What the learner's browser wrote down of a recording, and the accent of a talk that is to be had in several. */
const OPTIONAL = new Set(['transcript', 'accent'])

test.each(taskIds)('%s: every part is needed, of its own type, and no other is taken', async (taskId) => {
  const body = bodyOf(taskId)
  for (const name of Object.keys(tasks[taskId].submission.shape)) {
    for (const wrong of [...(OPTIONAL.has(name) ? [] : [undefined]), null, true, {}, [[]], [null]]) {
      const [path = ''] = await wrongPaths(taskId, { ...body, [name]: wrong })
      expect(path.split('.')[0]).toBe(name)
    }
  }
  expect(await wrongPaths(taskId, { ...body, score: 90, userId: ana.id })).toEqual(['score', 'userId'])
})

test.each(taskIds)('%s: all that is wrong with the envelope is told at once', async (taskId) => {
  const wrong = { duration: -1, pteType: 'UKVI', mode: 'cheat' }
  expect(await wrongPaths(taskId, { ...bodyOf(taskId), ...wrong })).toEqual(Object.keys(wrong))
})

test.each([
  ['reading/multiple-choice-single', { answer: 'z' }, ['answer']],
  ['reading/multiple-choice-multiple', { answers: ['y', 'a', 'z'] }, ['answers.0', 'answers.2']],
  ['reading/rw-fill-in-the-blanks', { words: ['nowhere', 'neither'] }, ['words.0', 'words.1']],
  ['reading/fill-in-the-blanks', { words: [] }, ['words']],
  ['reading/re-order-paragraphs', { answers: ['a', 'b'] }, ['answers']],
  ['listening/multiple-choice-single', { answer: 'e' }, ['answer']],
  ['listening/multiple-choice-multiple', { answers: ['e'] }, ['answers.0']],
  ['listening/highlight-correct-summary', { answer: 'A' }, ['answer']],
  ['listening/select-missing-word', { answer: ' a' }, ['answer']],
  ['listening/fill-in-the-blanks', { words: ['', ''] }, ['words']],
  ['listening/highlight-incorrect-words', { answers: [6, 1, 7] }, ['answers.0', 'answers.2']],
  ['listening/write-from-dictation', { answer: ' ' }, ['answer']],
  ['listening/summarize-spoken-text', { answer: ' ' }, ['answer']],
  ['writing/summarize-written-text', { answer: ' ' }, ['answer']],
  ['writing/write-essay', { answer: ' ' }, ['answer']],
  ['writing/write-email', { answer: ' ' }, ['answer']],
] as const)(
  '%s: what does not fit the question is told together with a wrong envelope',
  async (taskId, parts, paths) => {
    const body = { ...bodyOf(taskId), ...parts }
    expect(await wrongPaths(taskId, { ...body, duration: -1, extra: 1 })).toEqual(['duration', 'extra', ...paths])
    const [other = 'CORE'] = examVariantSchema.options.filter((variant) => !tasks[taskId].variants.includes(variant))
    const id = await aQuestion(app, taskId, { variants: tasks[taskId].variants.filter((variant) => variant !== other) })
    expect(await wrongPaths(taskId, { ...body, pteType: other, duration: -1 }, id)).toEqual([
      'duration',
      ...paths,
      'pteType',
    ])
    // Where there is no such question there is nothing that the answer could fit.
    expect(await wrongPaths(taskId, { ...body, duration: -1 }, 99_999)).toEqual(['duration'])
  },
)

const A_LOT = Array.from({ length: 5000 }, (_, i) => String(i))

test.each([
  // An option that the question does not have, none, and one twice.
  ['reading/multiple-choice-single', { answer: 'z' }, ['answer']],
  ['reading/multiple-choice-single', { answer: '' }, ['answer']],
  ['reading/multiple-choice-single', { answer: 'x'.repeat(100_000) }, ['answer']],
  ['listening/multiple-choice-single', { answer: 'e' }, ['answer']],
  ['listening/highlight-correct-summary', { answer: 'A' }, ['answer']],
  ['listening/select-missing-word', { answer: ' a' }, ['answer']],
  ['reading/multiple-choice-multiple', { answers: ['a', 'y', 'z'] }, ['answers.1', 'answers.2']],
  ['reading/multiple-choice-multiple', { answers: ['a', 'a'] }, ['answers']],
  ['reading/multiple-choice-multiple', { answers: [] }, ['answers']],
  ['listening/multiple-choice-multiple', { answers: ['__proto__'] }, ['answers.0']],
  ['listening/multiple-choice-multiple', { answers: A_LOT }, ['answers']],
  // A word that no gap offers, a word in two gaps, a gap too few, and nothing filled.
  ['reading/rw-fill-in-the-blanks', { words: ['nowhere', 'neither'] }, ['words.0', 'words.1']],
  ['reading/rw-fill-in-the-blanks', { words: ['', ''] }, ['words']],
  ['reading/rw-fill-in-the-blanks', { words: [] }, ['words']],
  ['reading/fill-in-the-blanks', { words: A_LOT }, ['words']],
  ['listening/fill-in-the-blanks', { words: [' ', '\t'] }, ['words']],
  ['listening/fill-in-the-blanks', { words: ['one', 'two', 'three', 'four', 'five', 'six'] }, ['words']],
  ['listening/fill-in-the-blanks', { words: ['x'.repeat(61), 'y'] }, ['words.0']],
  // A word that the text does not have, one twice, none, and places that are none.
  ['listening/highlight-incorrect-words', { answers: [6, 1, 7] }, ['answers.0', 'answers.2']],
  ['listening/highlight-incorrect-words', { answers: [1, 1] }, ['answers']],
  ['listening/highlight-incorrect-words', { answers: [] }, ['answers']],
  ['listening/highlight-incorrect-words', { answers: [-1, 1.5, '1'] }, ['answers.0', 'answers.1', 'answers.2']],
  ['reading/re-order-paragraphs', { answers: ['a', 'b', 'b'] }, ['answers']],
  // Texts without substance, or without end.
  ['writing/write-essay', { answer: ' \n\t ' }, ['answer']],
  ['writing/write-essay', { answer: 'x'.repeat(20_001) }, ['answer']],
  ['writing/write-email', { answer: '' }, ['answer']],
  ['listening/summarize-spoken-text', { answer: '   ' }, ['answer']],
  ['listening/summarize-spoken-text', { accent: 3 }, ['accent']],
  // What is no recording.
  ['speaking/repeat-sentence', { answerRequest: '' }, ['answerRequest']],
  ['speaking/describe-image', { answerRequest: 'data:audio/mp3;base64,AAAA' }, ['answerRequest']],
  ['speaking/re-tell-lecture', { answerRequest: 'ümlaut' }, ['answerRequest']],
  ['speaking/respond-to-a-situation', { answerRequest: ['SUQzBAA='] }, ['answerRequest']],
  ['speaking/answer-short-question', { answerRequest: '   ' }, ['answerRequest']],
] as const)('%s: the answer %j is refused by %j', async (taskId, parts, paths) => {
  expect(await wrongPaths(taskId, { ...bodyOf(taskId), ...parts })).toEqual(paths)
})

test.each(['reading/rw-fill-in-the-blanks', 'reading/fill-in-the-blanks', 'listening/fill-in-the-blanks'] as const)(
  '%s: a gap too few and a gap too many are refused',
  async (taskId) => {
    const { words } = Object(samples[taskId].submission)
    for (const wrong of [words.slice(1), [...words, words[0]]])
      expect(await wrongPaths(taskId, { ...bodyOf(taskId), words: wrong })).toEqual(['words'])
  },
)

test('a word of the box goes into one gap only', async () => {
  const taskId = 'reading/fill-in-the-blanks'
  const { words } = Object(samples[taskId].submission)
  const twice = words.map(() => words[0])
  const paths = await wrongPaths(taskId, { ...bodyOf(taskId), words: twice })
  expect(paths).toEqual(words.slice(1).map((_: string, i: number) => `words.${i + 1}`))
})

test.each(taskIds)('%s: an answer to a question of another kind is refused', async (taskId) => {
  const before = await keptOf(ana)
  for (const other of taskIds.filter((id) => id !== taskId)) {
    const asking = { as: ana, params: { id: idOf(other) }, body: bodyOf(taskId) }
    expect((await send(app, callsOf(taskId).create, asking)).statusCode).toBe(404)
    const isSameShape = Object.keys(bodyOf(taskId)).join() === Object.keys(bodyOf(other)).join()
    if (!isSameShape) await wrongPaths(taskId, { ...bodyOf(other), pteType: bodyOf(taskId)['pteType'] })
  }
  expect(await keptOf(ana)).toEqual(before)
})

test.each(taskIds)('%s: it is answered in no exam that does not have it', async (taskId) => {
  // Even where a question claims to be of both.
  const id = await aQuestion(app, taskId, { variants: ['ACADEMIC', 'CORE'] })
  const missing = examVariantSchema.options.filter((variant) => !tasks[taskId].variants.includes(variant))
  for (const pteType of missing)
    expect(await wrongPaths(taskId, { ...bodyOf(taskId), pteType }, id)).toEqual(['pteType'])
  const [only] = tasks[taskId].variants
  const ofOne = await aQuestion(app, taskId, { variants: only ? [only] : [] })
  for (const pteType of examVariantSchema.options.filter((variant) => variant !== only)) {
    expect(await wrongPaths(taskId, { ...bodyOf(taskId), pteType }, ofOne)).toEqual(['pteType'])
  }
})

test('a kind that the learner’s format has not is neither listed nor answered, and can be read', async () => {
  const taskId = 'speaking/summarize-group-discussion'
  const [listed, whole] = [await aLearner(app), await aLearner(app, { academicFormat: 'academic-2025-full' })]
  const idsFor = async (as: TestLearner) =>
    itemsOf(await ask(app, callsOf(taskId).list, { as, query: {} })).map(({ id }) => id)
  expect([await idsFor(listed), (await idsFor(whole)).includes(idOf(taskId))]).toEqual([[], true])
  const params = { id: idOf(taskId) }
  const { status, errors } = await refusal(app, callsOf(taskId).create, { as: listed, params, body: bodyOf(taskId) })
  expect([status, errors.map(({ path, code }) => [path, code])]).toEqual([400, [['pteType', 'other_format']]])
  expect((await ask(app, getPractice, { as: listed, params })).format).toBe('academic-2025-full')
  const counts = async (as: TestLearner) => (await ask(app, getPracticeProgress, { as })).tasks.map((row) => row.taskId)
  expect([await counts(listed), await counts(whole)].map((ids) => ids.includes(taskId))).toEqual([false, true])
})

test.each(taskIds)('%s: the list of an exam holds the questions of that exam', async (taskId) => {
  const title = `Only one of ${taskId}`
  const learner = await aLearner(app, { academicFormat: 'academic-2025-full' })
  const list = async (query: object) =>
    itemsOf(await ask(app, callsOf(taskId).list, { as: learner, query: { ...query, title } })).map(({ id }) => id)
  for (const variant of tasks[taskId].variants) {
    const id = await aQuestion(app, taskId, { title, variants: [variant] })
    expect(await list({ pteType: variant })).toEqual([id])
  }
  // Without a wish the list is that of the learner's own exam, even where this kind has no question in it.
  expect(await list({})).toEqual(await list({ pteType: 'ACADEMIC' }))
  expect((await list({})).length).toBe(tasks[taskId].variants.includes('ACADEMIC') ? 1 : 0)
})

test('pictures are listed by their types', async () => {
  const taskId = 'speaking/describe-image'
  const learner = await aLearner(app)
  const ids = new Map<string, number>()
  for (const imageType of imageTypeSchema.options) {
    ids.set(imageType, await aQuestion(app, taskId, { imageType, title: 'A typed picture' }))
  }
  const list = async (imageTypes: unknown) => {
    const query = { title: 'a typed picture', imageTypes }
    return itemsOf(await ask(app, callsOf(taskId).list, { as: learner, query })).map(({ id }) => id)
  }
  for (const [imageType, id] of ids) expect(await list(imageType)).toEqual([id])
  expect(await list(['MAP', 'PIE_CHART'])).toEqual([ids.get('MAP'), ids.get('PIE_CHART')])
  expect(await list('TABLE,GRAPH')).toEqual([ids.get('GRAPH'), ids.get('TABLE')])
  expect(await list('')).toEqual([...ids.values()])
  const query = { imageTypes: ['MAP', 'PHOTO'] }
  const { status, errors } = await refusal(app, callsOf(taskId).list, { as: learner, query })
  expect([status, errors.map(({ path }) => path)]).toEqual([400, ['imageTypes.1']])
})
