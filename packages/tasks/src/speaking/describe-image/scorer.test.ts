import { expect, test } from 'vitest'
import { anOpenSpeechRating, contextOf } from '../../testing.ts'
import { describeImage } from './definition.ts'
import { sample } from './sample.ts'
import { scoreDescribeImage } from './scorer.ts'

const rated = (rating: Parameters<typeof anOpenSpeechRating>[0]) =>
  scoreDescribeImage(
    sample,
    contextOf(describeImage.id, { rateOpenSpeech: async () => anOpenSpeechRating(rating) }, 'academic-2025'),
  )

test('the main points and what the answer is about reach the rater', async () => {
  const asked: unknown[] = []
  const rateOpenSpeech = async (...call: unknown[]) => {
    asked.push(...call)
    return anOpenSpeechRating({})
  }
  await scoreDescribeImage(sample, contextOf(describeImage.id, { rateOpenSpeech }, 'academic-2025'))
  expect(asked).toEqual([1, { keyPoints: sample.answerKey.keyPoints, contextText: sample.answerKey.description }])
})

test('content, pronunciation and fluency earn their shares', async () => {
  const { traits, skills } = await rated({
    coverage: 0.5,
    estimates: { total: 0.6, pronunciation: 0.6, fluency: 0.4, content: 0.5 },
  })
  expect(traits.map(({ trait, points }) => [trait, points.earned, points.max])).toEqual([
    ['content', 3, 6],
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
    expect(describeImage.submission.safeParse(submission).success).toBe(false)
  },
)

test.each([[{}], [{ recordingId: 0 }], [{ recordingId: '1' }]])('%j is no stored recording', (answer) => {
  expect(describeImage.answer.safeParse(answer).success).toBe(false)
})
