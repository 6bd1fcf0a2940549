import { expect, test } from 'vitest'
import { aShortAnswerRating, contextOf } from '../../testing.ts'
import { answerShortQuestion } from './definition.ts'
import { sample } from './sample.ts'
import { scoreAnswerShortQuestion } from './scorer.ts'

const negated = { code: 'answer_negated', severity: 'moderate', message: 'Not.' } as const
const rated = (rating: Parameters<typeof aShortAnswerRating>[0]) =>
  scoreAnswerShortQuestion(
    sample,
    contextOf(answerShortQuestion.id, { rateShortAnswer: async () => aShortAnswerRating(rating) }),
  )

test('the accepted answers and the question reach the rater', async () => {
  const asked: unknown[] = []
  const rateShortAnswer = async (...call: unknown[]) => {
    asked.push(...call)
    return aShortAnswerRating({})
  }
  await scoreAnswerShortQuestion(sample, contextOf(answerShortQuestion.id, { rateShortAnswer }))
  const { accepted, question } = sample.answerKey
  expect(asked).toEqual([1, { accepted, questionText: question }])
})

test('an accepted answer earns the one mark, whichever wording was heard', async () => {
  const { total, comparisons } = await rated({ heard: 'thermometer' })
  expect(total).toMatchObject({ earned: 1, max: 1 })
  expect(comparisons).toEqual([{ given: 'thermometer', correct: 'a thermometer', isCorrect: true }])
})

test('without an accepted answer there is no mark, and the right one stands beside nothing', async () => {
  const { total, comparisons } = await rated({ heard: null })
  expect(total.earned).toBe(0)
  expect(comparisons).toEqual([{ given: '', correct: 'a thermometer', isCorrect: false }])
})

test('where something else was written down, it stands beside the right answer, with its writer', async () => {
  const { traits, comparisons } = await rated({
    heard: null,
    transcriptSource: 'embedded',
    transcriptText: 'A barometer.',
  })
  expect(comparisons).toEqual([{ given: 'A barometer.', correct: 'a thermometer', isCorrect: false }])
  expect(traits[0]?.reason).toBe('No accepted answer was heard: the built-in speech recogniser wrote “A barometer”.')
})

test.each([
  ['an answer heard as surely as this', { confidence: 0.91 }, 0.3],
  ['an answer not heard', { heard: null, confidence: 0.96, transcriptSource: 'embedded' }, 0.2],
  ['an answer that is hardly believed', { confidence: 0.3 }, 0.5],
  ['silence', { heard: null, confidence: 1 }, 0],
  [
    'a server’s transcript, whose certainty the engine does not know',
    { confidence: 0.1, transcriptSource: 'service' },
    0.316,
  ],
  [
    'a “not” before the answer',
    { heard: null, confidence: 0.1, findings: [negated], transcriptSource: 'embedded' },
    0.316,
  ],
] as const)('the mark is off by the root of how likely it is wrong: %s', async (_what, changes, error) => {
  const { total, traits } = await rated({ ...changes, findings: [...('findings' in changes ? changes.findings : [])] })
  expect(total.standardError).toBeCloseTo(error, 3)
  expect(traits[0]?.standardError).toBeCloseTo(error, 3)
})

test('in the 2025 academic format a short answer counts for listening alone', async () => {
  expect(Object.keys((await rated({})).skills)).toEqual(['listening'])
})

test.each([[{}], [{ answerRequest: '' }], [{ answerRequest: 'data:audio/mp3;base64,SUQz' }], [{ answer: 'text' }]])(
  '%j is no recording',
  (submission) => {
    expect(answerShortQuestion.submission.safeParse(submission).success).toBe(false)
  },
)

test.each([[{}], [{ recordingId: 0 }], [{ recordingId: '1' }]])('%j is no stored recording', (answer) => {
  expect(answerShortQuestion.answer.safeParse(answer).success).toBe(false)
})
