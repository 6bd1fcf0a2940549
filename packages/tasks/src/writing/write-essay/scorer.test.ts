import { expect, test } from 'vitest'
import { aWritingRating, contextOf } from '../../testing.ts'
import { writeEssay } from './definition.ts'
import { sample } from './sample.ts'
import { scoreWriteEssay } from './scorer.ts'

const words = (count: number) =>
  `${Array.from({ length: count }, (_, index) => (index % 20 === 19 ? 'word.' : 'word')).join(' ')}.`
const rated = (changes: Parameters<typeof aWritingRating>[0], answer = words(250)) =>
  scoreWriteEssay(
    { ...sample, answer: { answer } },
    contextOf(writeEssay.id, { rateWriting: async () => aWritingRating(changes) }),
  )
const points = async (...call: Parameters<typeof rated>) =>
  Object.fromEntries((await rated(...call)).traits.map(({ trait, points: { earned } }) => [trait, earned]))

test('a perfect essay earns every trait of the 2025 format', async () => {
  const paragraphs = Array.from({ length: 4 }, () => words(60)).join('\n\n')
  expect(await points({}, paragraphs)).toEqual({
    content: 6,
    form: 2,
    structure: 6,
    grammar: 2,
    'linguistic-range': 6,
    vocabulary: 2,
    spelling: 2,
  })
})

test('the topic and its aspects reach the rater', async () => {
  const asked: unknown[] = []
  const rateWriting = async (input: unknown) => {
    asked.push(input)
    return aWritingRating({})
  }
  await scoreWriteEssay(sample, contextOf(writeEssay.id, { rateWriting }))
  expect(asked).toEqual([
    {
      text: sample.answer.answer,
      promptText: sample.prompt.topic,
      promptKind: 'question',
      keyPoints: sample.answerKey.keyPoints,
      givenTexts: [sample.answerKey.sampleAnswer],
    },
  ])
})

test.each([
  [200, 2],
  [300, 2],
  [199, 1],
  [120, 1],
  [380, 1],
])('%i words earn %i for form', async (count, form) => {
  expect((await points({}, words(count))).form).toBe(form)
})

test.each([119, 381])('%i words earn nothing at all', async (count) => {
  expect((await rated({}, words(count))).total.earned).toBe(0)
})

test('one misspelt word halves spelling, and two leave nothing of it', async () => {
  const errors = { spelling: 1, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 }
  expect((await points({ errors })).spelling).toBe(1)
  expect((await points({ errors: { ...errors, spelling: 2 } })).spelling).toBe(0)
})

test('an empty essay is not sent', () => {
  expect(writeEssay.check(sample.prompt, { answer: ' \n' })).toEqual([
    { path: 'answer', code: 'empty', message: 'Write your essay first.' },
  ])
})

test('a text without punctuation earns nothing at all', async () => {
  expect((await rated({}, words(250).replaceAll('.', ''))).total.earned).toBe(0)
})

test.each([[{}], [{ answer: 1 }], [{ answer: 'a'.repeat(20_001) }], [{ words: ['a'] }]])(
  'a text of another shape is no answer (%#)',
  (submission) => {
    expect(writeEssay.submission.safeParse(submission).success).toBe(false)
  },
)

test('an answer about something else is told what it is not about', async () => {
  const { traits } = await rated({ content: { coverage: 0, copiedShare: 0, relevance: 0, keyPoints: [] } })
  expect(traits.find(({ trait }) => trait === 'content')?.reason).toBe(
    'This is about something else than the question.',
  )
})
