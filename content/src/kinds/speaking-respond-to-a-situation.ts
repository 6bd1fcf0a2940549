import { z } from 'zod'
import { checkCoverage, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken, keyPointsSource, spokenSubject } from './parts.ts'

/** A `situation` that is shown and said, what the reply must do, and a model reply. */
export const respondToASituation = kindOf({
  source: commonSourceSchema.extend({
    situation: authoredText,
    voice: voiceSchema,
    register: z.enum(['formal', 'informal']),
    keyPoints: keyPointsSource,
    sampleAnswer: authoredText,
  }),
  check: ({ situation, keyPoints, sampleAnswer }, knowsWord) => [
    ...checkSpoken('situation', situation, { words: { min: 25, max: 60 }, seconds: { min: 10, max: 24 } }, knowsWord),
    ...checkWordCount('sampleAnswer', sampleAnswer, { min: 60, max: 100 }),
    ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
  ],
  facts: ({ situation, keyPoints, sampleAnswer }) => ({
    ...spokenSubject('situation', situation),
    isHardByTask: true,
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
  convert: ({ situation, voice, register, keyPoints, sampleAnswer }, media) => ({
    prompt: { situation, audio: media.speak({ turns: [{ voice, text: situation }] }) },
    answerKey: {
      register,
      keyPoints,
      sampleAnswer,
      modelAudio: media.speak({ turns: [{ voice: 'slt', text: sampleAnswer }] }),
    },
    searchTexts: [situation],
  }),
})
