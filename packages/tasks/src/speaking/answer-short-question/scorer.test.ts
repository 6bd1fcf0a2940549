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

const word = { word: 'thermometer', index: 0, status: 'correct', score: 0.4, start: 0.5, end: 1.2 } as const
const phones = [{ phone: 'TH', word: 0, score: 0.2, start: 0.5, end: 0.6 }]
const pauses = [{ start: 1.2, end: 2.4 }]
const pitch = { stepSeconds: 0.01, semitones: [0, 1] }

test('what was heard of the answer is kept: its words, sounds, silences and melody', async () => {
  const { evidence } = await rated({ words: [word], phones, pauses, pitch })
  expect(evidence).toEqual({ kind: 'speech', seconds: 2, words: [word], phones, pauses, pitch })
})

test('how badly an accepted answer is said changes nothing of its marks', async () => {
  const { evidence: _shown, ...marks } = await rated({ words: [word], phones, pauses, pitch })
  const { evidence: _nothing, ...withoutEvidence } = await rated({})
  expect(marks).toEqual(withoutEvidence)
  expect(marks.total).toMatchObject({ earned: 1, max: 1 })
  expect(marks.traits.map(({ trait }) => trait)).toEqual(['vocabulary'])
})

test('its model voice says the answer that is shown; questions of before have none', () => {
  const { model } = answerShortQuestion
  expect(model?.recordingOf(sample.prompt, sample.answerKey)).toEqual({ text: 'a thermometer', mediaId: 'answer.mp3' })
  const { modelAudio: _none, ...before } = sample.answerKey
  expect(model?.recordingOf(sample.prompt, answerShortQuestion.answerKey.parse(before))).toBeNull()
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
