import {
  deletePronunciationWord,
  getPronunciationWord,
  listPronunciationWords,
} from '@rehearsal/contracts/pronunciation-book'
import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import { itemsOf } from '@rehearsal/contracts/wire'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aPronunciationWord } from '../../testing/a-pronunciation-word.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { callsOf, readAloud } from '../../testing/calls.ts'
import { enterBadlySaidWords } from './entry-service.ts'
import { createSpokenWords } from './spoken-words-service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp()
  await aDictionary(app, [aWord('yeast')])
  questionId = await aQuestion(app, 'speaking/read-aloud')
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app, { plan: 'PREMIUM' })
})

type Said = { word: string; score: number }

/** The next readings say these words so well. */
function hears(words: readonly Said[]) {
  const place = (index: number) => ({ start: index, end: index + 1, confidence: 0.9 })
  app.rating.hear({
    words: words.map(({ word, score }, index): SpokenWord => ({
      word,
      index,
      status: 'correct',
      score,
      ...place(index),
    })),
    phones: words.map(({ score }, index): SpokenPhone => ({ phone: 'AH', word: index, score, ...place(index) })),
  })
}

type Spoken = 'read-aloud' | 'repeat-sentence' | 'answer-short-question'

async function answer(taskId: `speaking/${Spoken}` = 'speaking/read-aloud') {
  const id = taskId === 'speaking/read-aloud' ? questionId : await aQuestion(app, taskId)
  const given = await ask(app, callsOf(taskId).create, { as: ana, params: { id }, body: bodyOf(taskId) })
  await app.platform.scoredAttempts.settled()
  return given
}

const book = async () => itemsOf(await ask(app, listPronunciationWords, { as: ana, query: { sort: 'date:asc' } }))

test('a word that a reading rates below clear enters the book, with the score and the answer it comes from', async () => {
  hears([
    { word: 'Yeast', score: 1.2 },
    { word: 'rises', score: 1.9 },
  ])
  const given = await answer()
  const [yeast, ...others] = await book()
  expect(others).toEqual([])
  expect(yeast).toMatchObject({ word: 'yeast', reason: 'scored', practiceType: 'READ_ALOUD', takeCount: 0 })
  expect(yeast?.enteredScore).toBeCloseTo(0.6)
  expect(await ask(app, getPronunciationWord, { as: ana, params: { id: yeast?.id } })).toMatchObject({
    meanings: [{ definitions: ['to yeast'] }],
    attempt: { id: given.id, taskId: 'speaking/read-aloud', questionId },
  })
})

test('a sentence that was repeated brings words, too; one answer brings three at most, the worst', async () => {
  hears(['loaf', 'oven', 'dough', 'flour', 'sugar'].map((word, i) => ({ word, score: 0.5 + i / 10 })))
  await answer('speaking/repeat-sentence')
  expect((await book()).map(({ word }) => word).toSorted()).toEqual(['dough', 'loaf', 'oven'])
})

test('the word of a short answer brings none: it may have been another', async () => {
  hears([{ word: 'yeast', score: 0.5 }])
  await answer('speaking/answer-short-question')
  expect(await book()).toEqual([])
})

test('a word that is there keeps its place, reason, mark and version, and learns of the newest answer', async () => {
  const added = await aPronunciationWord(app, ana, 'yeast')
  hears([{ word: 'yeast', score: 1 }])
  const first = await answer()
  hears([{ word: 'yeast', score: 0.8 }])
  const second = await answer()
  const [yeast, ...others] = await book()
  expect(others).toEqual([])
  expect(yeast).toMatchObject({ id: added.id, createdDate: added.createdDate, reason: 'added', version: 0 })
  expect(yeast?.enteredScore).toBeCloseTo(0.4)
  expect(second.id).toBeGreaterThan(first.id)
  const { attempt } = await ask(app, getPronunciationWord, { as: ana, params: { id: added.id } })
  expect(attempt?.id).toBe(second.id)
})

test('told again of an answer, or late of an older one, the book changes nothing', async () => {
  const tell = (attemptId: number) =>
    enterBadlySaidWords(app.platform, createSpokenWords(app.platform), {
      attemptId,
      userId: ana.id,
      taskId: 'speaking/read-aloud',
      questionId,
    })
  hears([{ word: 'yeast', score: 1 }])
  const older = await answer()
  hears([{ word: 'yeast', score: 1.4 }])
  const newer = await answer()
  const before = await book()
  await tell(older.id)
  await tell(newer.id)
  expect(await book()).toEqual(before)
})

test('an answer that was deleted brings nothing, and a word outlives its answer', async () => {
  hears([{ word: 'yeast', score: 1 }])
  const given = await answer()
  await ask(app, readAloud.deleteAnswer, { as: ana, params: { id: given.id } })
  const [yeast] = await book()
  const params = { id: yeast?.id }
  expect((await ask(app, getPronunciationWord, { as: ana, params })).attempt).toBeNull()
  await ask(app, deletePronunciationWord, { as: ana, params })
  await enterBadlySaidWords(app.platform, createSpokenWords(app.platform), {
    attemptId: given.id,
    userId: ana.id,
    taskId: 'speaking/read-aloud',
    questionId,
  })
  expect(await book()).toEqual([])
})
