import { checkTitleTellsNothing } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken } from './parts.ts'

/** A spoken `sentence` to be typed. Nothing of it can be searched for, since a search that finds would tell. */
export const writeFromDictation = kindOf({
  source: commonSourceSchema.extend({ sentence: authoredText, voice: voiceSchema }),
  check: ({ title, sentence }, knowsWord) => [
    ...checkSpoken('sentence', sentence, { min: 6, max: 16 }, knowsWord),
    ...checkTitleTellsNothing(title, sentence),
  ],
  convert: ({ sentence, voice }, media) => ({
    prompt: { audio: media.speak({ turns: [{ voice, text: sentence }] }) },
    answerKey: { sentence },
    searchTexts: [],
  }),
})
