import { describe } from 'vitest'
import { testOpenSpeech } from '../../testing/open-speech-rules.ts'
import { respondToASituation } from './definition.ts'
import { sample } from './sample.ts'
import { scoreRespondToASituation } from './scorer.ts'

const kind = {
  task: respondToASituation,
  score: scoreRespondToASituation,
  sample,
  asked: {
    keyPoints: sample.answerKey.keyPoints,
    contextText: sample.prompt.situation,
    register: 'informal',
    givenTexts: [sample.answerKey.sampleAnswer],
  },
  skills: ['speaking'],
} as const

describe('core-2024', () => {
  testOpenSpeech({ ...kind, format: 'core-2024', content: ['appropriacy', 3] })
})
describe('academic-2025-full', () => {
  testOpenSpeech({ ...kind, format: 'academic-2025-full', content: ['content', 6] })
})
