import { testOpenSpeech } from '../../testing/open-speech-rules.ts'
import { respondToASituation } from './definition.ts'
import { sample } from './sample.ts'
import { scoreRespondToASituation } from './scorer.ts'

testOpenSpeech({
  task: respondToASituation,
  score: scoreRespondToASituation,
  sample,
  format: 'core-2024',
  asked: {
    keyPoints: sample.answerKey.keyPoints,
    contextText: sample.prompt.situation,
    register: 'informal',
    givenTexts: [sample.answerKey.sampleAnswer],
  },
  content: ['appropriacy', 3],
  skills: ['speaking'],
})
