import { expect, test } from 'vitest'
import { anOpenSpeechRating, contextOf } from '../../testing.ts'
import { testOpenSpeech } from '../../testing/open-speech-rules.ts'
import { summarizeGroupDiscussion } from './definition.ts'
import { sample } from './sample.ts'
import { scoreSummarizeGroupDiscussion } from './scorer.ts'

testOpenSpeech({
  task: summarizeGroupDiscussion,
  score: scoreSummarizeGroupDiscussion,
  sample,
  format: 'academic-2025-full',
  asked: {
    keyPoints: sample.answerKey.keyPoints,
    contextText: sample.answerKey.turns.map(({ text }) => text).join('\n'),
    givenTexts: [sample.answerKey.sampleAnswer],
  },
  content: ['content', 6],
  skills: ['listening', 'speaking'],
})

test('content says of each speaker, and of how the views relate, how much was heard', async () => {
  const keyPoints = sample.answerKey.keyPoints.map(({ point }) => ({
    point,
    isCovered: point !== 'Omar wants a wall.',
    quote: null,
  }))
  const context = contextOf(
    summarizeGroupDiscussion.id,
    { rateOpenSpeech: async () => anOpenSpeechRating({ keyPoints, coverage: 2 / 3 }) },
    'academic-2025-full',
  )
  const { traits } = await scoreSummarizeGroupDiscussion(sample, context)
  expect(traits[0]?.reason).toContain('Heard: Hana 1 of 1, Omar 0 of 1, how their views relate 1 of 1.')
})
