import { z } from 'zod'
import { checkCoverage, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken, keyPointsSource } from './parts.ts'

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
    ...checkSpoken('situation', situation, { min: 20, max: 65 }, knowsWord),
    ...checkWordCount('sampleAnswer', sampleAnswer, { min: 40, max: 110 }),
    ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
  ],
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
