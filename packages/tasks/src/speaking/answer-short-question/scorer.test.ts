import { expect, test } from 'vitest'
import { aShortAnswerRating, contextOf } from '../../testing.ts'
import { answerShortQuestion } from './definition.ts'
import { sample } from './sample.ts'
import { scoreAnswerShortQuestion } from './scorer.ts'

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
  expect(total).toEqual({ earned: 1, max: 1 })
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
