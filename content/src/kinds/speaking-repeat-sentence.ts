import { checkTitleTellsNothing } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken } from './parts.ts'

/** A spoken `sentence` to be repeated. Nothing of it can be searched for, since a search that finds would tell. */
export const repeatSentence = kindOf({
  source: commonSourceSchema.extend({ sentence: authoredText, voice: voiceSchema }),
  check: ({ title, sentence }, knowsWord) => [
    ...checkSpoken('sentence', sentence, { min: 5, max: 18 }, knowsWord),
    ...checkTitleTellsNothing(title, sentence),
  ],
  convert: ({ sentence, voice }, media) => ({
    prompt: { audio: media.speak({ turns: [{ voice, text: sentence }] }) },
    answerKey: { sentence },
    searchTexts: [],
  }),
})
