import { expect, test } from 'vitest'
import { aSpeechRating, contextOf } from '../../testing.ts'
import { repeatSentence } from './definition.ts'
import { sample } from './sample.ts'
import { scoreRepeatSentence } from './scorer.ts'

const rated = (rating: Parameters<typeof aSpeechRating>[0]) =>
  scoreRepeatSentence(sample, contextOf(repeatSentence.id, { rateScriptedSpeech: async () => aSpeechRating(rating) }))

test('the sentence that was heard and the stored recording reach the rater', async () => {
  const asked: unknown[] = []
  const rateScriptedSpeech = async (...call: unknown[]) => {
    asked.push(...call)
    return aSpeechRating({})
  }
  await scoreRepeatSentence(sample, contextOf(repeatSentence.id, { rateScriptedSpeech }))
  expect(asked).toEqual([1, sample.answerKey.sentence])
})

test('content earns its share of three, sounds and flow theirs of five, for listening and for speaking', async () => {
  const { traits, skills } = await rated({
    contentShare: 0.5,
    estimates: { total: 0.7, pronunciation: 0.6, fluency: 0.4, prosody: 0.5 },
  })
  expect(traits.map(({ points }) => points)).toEqual([
    { earned: 1.5, max: 3 },
    { earned: 3, max: 5 },
    { earned: 2, max: 5 },
  ])
  expect(Object.keys(skills)).toEqual(['listening', 'speaking'])
})

test('who says another sentence is told so in the words of the task', async () => {
  const { findings } = await rated({
    contentShare: 0,
    findings: [{ code: 'other_text', severity: 'critical', message: 'Another text.' }],
  })
  expect(findings.map(({ message }) => message)).toEqual([
    'What was said is not the sentence you heard. Listen again and repeat it word for word.',
  ])
})

test('no word repeated right takes the whole item to nothing', async () => {
  expect((await rated({ contentShare: 0 })).total.earned).toBe(0)
})

test.each([[{}], [{ answerRequest: '' }], [{ answerRequest: 'data:audio/mp3;base64,SUQz' }], [{ answer: 'text' }]])(
  '%j is no recording',
  (submission) => {
    expect(repeatSentence.submission.safeParse(submission).success).toBe(false)
  },
)

test.each([[{}], [{ recordingId: 0 }], [{ recordingId: '1' }]])('%j is no stored recording', (answer) => {
  expect(repeatSentence.answer.safeParse(answer).success).toBe(false)
})
