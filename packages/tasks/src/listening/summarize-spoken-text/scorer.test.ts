import { expect, test } from 'vitest'
import { aWritingRating, contextOf } from '../../testing.ts'
import { summarizeSpokenText } from './definition.ts'
import { sample } from './sample.ts'
import { scoreSummarizeSpokenText } from './scorer.ts'

const words = (count: number) => `${'word '.repeat(count).trim()}.`
const rated = (changes: Parameters<typeof aWritingRating>[0], answer = words(60)) =>
  scoreSummarizeSpokenText(
    { ...sample, answer: { answer } },
    contextOf(summarizeSpokenText.id, { rateWriting: async () => aWritingRating(changes) }),
  )
const points = async (...call: Parameters<typeof rated>) =>
  Object.fromEntries((await rated(...call)).traits.map(({ trait, points: { earned } }) => [trait, earned]))

test('a perfect summary earns twelve points of the 2025 format, for listening and for writing', async () => {
  const { total, skills } = await rated({})
  expect(total).toMatchObject({ earned: 12, max: 12 })
  expect(Object.keys(skills)).toEqual(['listening', 'writing'])
})

test('the transcript and its key points reach the rater', async () => {
  const asked: unknown[] = []
  const rateWriting = async (input: unknown) => {
    asked.push(input)
    return aWritingRating({})
  }
  await scoreSummarizeSpokenText(sample, contextOf(summarizeSpokenText.id, { rateWriting }))
  const { transcript, keyPoints, sampleAnswers } = sample.answerKey
  const givenTexts = Object.values(sampleAnswers)
  expect(asked).toEqual([
    { text: sample.answer.answer, promptText: transcript, promptKind: 'lecture', keyPoints, givenTexts },
  ])
})

test.each([
  [50, 2],
  [70, 2],
  [40, 1],
  [100, 1],
])('%i words earn %i for form', async (count, form) => {
  expect((await points({}, words(count))).form).toBe(form)
})

test.each([39, 101])('%i words earn nothing at all', async (count) => {
  expect((await rated({}, words(count))).total.earned).toBe(0)
})

test('spelling is a trait of its own', async () => {
  const errors = { spelling: 1, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 }
  expect((await points({ errors })).spelling).toBe(1)
})

test('an empty summary is not sent', () => {
  expect(summarizeSpokenText.check(sample.prompt, { answer: ' ' })).toEqual([
    { path: 'answer', code: 'empty', message: 'Write your summary first.' },
  ])
})

test('a text without punctuation earns nothing at all', async () => {
  expect((await rated({}, words(60).slice(0, -1))).total.earned).toBe(0)
})

test.each([[{}], [{ answer: 1 }], [{ answer: 'a'.repeat(20_001) }], [{ words: ['a'] }]])(
  'a text of another shape is no answer (%#)',
  (submission) => {
    expect(summarizeSpokenText.submission.safeParse(submission).success).toBe(false)
  },
)

test('an answer about something else is told what it is not about', async () => {
  const { traits } = await rated({ content: { coverage: 0, copiedShare: 0, relevance: 0, keyPoints: [] } })
  expect(traits.find(({ trait }) => trait === 'content')?.reason).toBe('This is about something else than the lecture.')
})
