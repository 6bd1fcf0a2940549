import { testOpenSpeech } from '../../testing/open-speech-rules.ts'
import { describeImage } from './definition.ts'
import { sample } from './sample.ts'
import { scoreDescribeImage } from './scorer.ts'

testOpenSpeech({
  task: describeImage,
  score: scoreDescribeImage,
  sample,
  format: 'academic-2025',
  asked: {
    keyPoints: sample.answerKey.keyPoints,
    contextText: sample.answerKey.description,
    givenTexts: [sample.answerKey.sampleAnswer],
  },
  content: ['content', 6],
  skills: ['speaking'],
})
