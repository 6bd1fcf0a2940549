import { expect, test } from 'vitest'
import { anOpenSpeechRating, contextOf } from '../../testing.ts'
import { respondToASituation } from './definition.ts'
import { sample } from './sample.ts'
import { scoreRespondToASituation } from './scorer.ts'

const rated = (rating: Parameters<typeof anOpenSpeechRating>[0]) =>
  scoreRespondToASituation(
    sample,
    contextOf(respondToASituation.id, { rateOpenSpeech: async () => anOpenSpeechRating(rating) }, 'core-2024'),
  )

test('the main points and what the answer is about reach the rater', async () => {
  const asked: unknown[] = []
  const rateOpenSpeech = async (...call: unknown[]) => {
    asked.push(...call)
    return anOpenSpeechRating({})
  }
  await scoreRespondToASituation(sample, contextOf(respondToASituation.id, { rateOpenSpeech }, 'core-2024'))
  expect(asked).toEqual([1, { keyPoints: sample.answerKey.keyPoints, contextText: sample.prompt.situation }])
})

test('appropriacy, pronunciation and fluency earn their shares', async () => {
  const { traits, skills } = await rated({
    coverage: 0.5,
    estimates: { total: 0.6, pronunciation: 0.6, fluency: 0.4, content: 0.5 },
  })
  expect(traits.map(({ trait, points }) => [trait, points.earned, points.max])).toEqual([
    ['appropriacy', 1.5, 3],
    ['pronunciation', 3, 5],
    ['fluency', 2, 5],
  ])
  expect(Object.keys(skills)).toEqual(['speaking'])
})

test('no main point heard takes the whole item to nothing', async () => {
  expect((await rated({ coverage: 0 })).total.earned).toBe(0)
})

test('the estimate of what was said is called rough where it rests on spotted words', async () => {
  const { traits, evidence } = await rated({ isRough: true })
  expect(traits[0]?.reason).toContain('Rough estimate')
  expect(evidence).toMatchObject({ kind: 'open-speech', isRough: true })
})

test.each([[{}], [{ answerRequest: '' }], [{ answerRequest: 'data:audio/mp3;base64,SUQz' }], [{ answer: 'text' }]])(
  '%j is no recording',
  (submission) => {
    expect(respondToASituation.submission.safeParse(submission).success).toBe(false)
  },
)

test.each([[{}], [{ recordingId: 0 }], [{ recordingId: '1' }]])('%j is no stored recording', (answer) => {
  expect(respondToASituation.answer.safeParse(answer).success).toBe(false)
})
