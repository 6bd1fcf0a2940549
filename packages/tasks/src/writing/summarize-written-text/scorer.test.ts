import { expect, test } from 'vitest'
import { aWritingRating, contextOf } from '../../testing.ts'
import { sample } from './sample.ts'
import { scoreSummarizeWrittenText } from './scorer.ts'

const TASK = 'writing/summarize-written-text'

const rated = (changes: Parameters<typeof aWritingRating>[0], answer = sample.answer.answer) =>
  scoreSummarizeWrittenText(
    { ...sample, answer: { answer } },
    contextOf(TASK, { rateWriting: async () => aWritingRating(changes) }),
  )
const points = async (...call: Parameters<typeof rated>) =>
  Object.fromEntries((await rated(...call)).traits.map(({ trait, points }) => [trait, points.earned]))

test('a perfect summary earns every point of the 2025 format', async () => {
  expect((await rated({})).total).toMatchObject({ earned: 9, max: 9 })
})

test('the passage and its key points reach the rater', async () => {
  const asked: unknown[] = []
  await scoreSummarizeWrittenText(
    sample,
    contextOf(TASK, {
      rateWriting: async (input) => {
        asked.push(input)
        return aWritingRating({})
      },
    }),
  )
  expect(asked).toEqual([
    {
      text: sample.answer.answer,
      promptText: sample.prompt.passage,
      promptKind: 'passage',
      keyPoints: sample.answerKey.keyPoints,
      givenTexts: Object.values(sample.answerKey.sampleAnswers),
    },
  ])
})

const content = (coverage: number, copiedShare = 0, relevance = 1) => ({
  content: { coverage, copiedShare, relevance, keyPoints: [] },
})

test('content follows the share of main points covered, by the calibrated line', async () => {
  expect((await points(content(0.5))).content).toBeCloseTo(4 * (1.43 * (0.7 * 0.5 + 0.3) - 0.18))
  expect((await points(content(0.25))).content).toBeCloseTo(4 * (1.43 * (0.7 * 0.25 + 0.3) - 0.18))
})

test('a copied answer earns the content of half its coverage', async () => {
  expect((await points(content(1, 0.9))).content).toBeCloseTo((await points(content(0.5))).content ?? 0)
})

test('another topic earns nothing at all', async () => {
  expect((await rated(content(0.1, 0, 0.05))).total.earned).toBe(0)
})

test('what is not prose earns nothing at all', async () => {
  expect((await rated({ isProse: false })).total.earned).toBe(0)
})

test('two sentences earn nothing in the academic format', async () => {
  expect((await rated({ sentences: 2 })).total.earned).toBe(0)
})

test('two sentences are fine in the core format', async () => {
  const answer = Array.from({ length: 30 }, () => 'word').join(' ')
  const score = await scoreSummarizeWrittenText(
    { ...sample, answer: { answer } },
    contextOf(TASK, { rateWriting: async () => aWritingRating({ sentences: 2 }) }, 'core-2024'),
  )
  expect(score.total).toMatchObject({ earned: 8, max: 8 })
})

test('the total is as far off as totals of graded summaries were, and form is exact', async () => {
  const { total, traits } = await rated({})
  expect(total.standardError).toBeCloseTo(0.11 * 9)
  expect(traits.find(({ trait }) => trait === 'form')?.standardError).toBe(0)
})

test('a total without content was not measured: its error is the sum of those of its traits', async () => {
  expect((await rated({ content: null })).total.standardError).toBeCloseTo(2 * 0.23 + 2 * 0.21)
})

test('an answer over the limit earns nothing', async () => {
  expect((await rated({}, Array.from({ length: 76 }, () => 'word').join(' '))).total.earned).toBe(0)
})

test('grammar follows the estimate, which weighs mistakes by the words written', async () => {
  const grammarAt = async (grammar: number) =>
    (await points({ estimates: { overall: 1, grammar, vocabulary: 1, cohesion: 1, spelling: 1 } })).grammar
  expect(await grammarAt(1)).toBe(2)
  expect(await grammarAt(0.6)).toBeCloseTo(2 * (1.85 * 0.6 - 0.46))
  expect(await grammarAt(0.2)).toBe(0)
})

test('a misspelt word costs neither vocabulary nor grammar by itself', async () => {
  const { vocabulary, grammar } = await points({
    errors: { spelling: 1, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 },
  })
  expect([vocabulary, grammar]).toEqual([2, 2])
})

test('the evidence counts words as the text field does', async () => {
  expect((await rated({}, 'one two  three four five')).evidence).toMatchObject({ kind: 'text', wordCount: 5 })
})

test('without a passage to compare with, content is not judged and the rest is', async () => {
  const score = await rated({ content: null })
  expect(score.traits.map(({ trait }) => trait)).toEqual(['form', 'grammar', 'vocabulary'])
  expect(score.total).toMatchObject({ earned: 5, max: 5 })
})

test('an answer about something else is told what it is not about', async () => {
  const { traits } = await rated({ content: { coverage: 0, copiedShare: 0, relevance: 0, keyPoints: [] } })
  expect(traits.find(({ trait }) => trait === 'content')?.reason).toBe('This is about something else than the passage.')
})
