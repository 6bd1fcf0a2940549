import { testOpenSpeech } from '../../testing/open-speech-rules.ts'
import { reTellLecture } from './definition.ts'
import { sample } from './sample.ts'
import { scoreReTellLecture } from './scorer.ts'

testOpenSpeech({
  task: reTellLecture,
  score: scoreReTellLecture,
  sample,
  format: 'academic-2025',
  asked: {
    keyPoints: sample.answerKey.keyPoints,
    contextText: sample.answerKey.transcript,
    givenTexts: [sample.answerKey.sampleAnswer],
  },
  content: ['content', 6],
  skills: ['listening', 'speaking'],
})
