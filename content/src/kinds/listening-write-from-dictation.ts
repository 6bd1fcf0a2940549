import { checkTitleTellsNothing } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken, spokenSubject } from './parts.ts'

/** A spoken `sentence` to be typed. Nothing of it can be searched for, since a search that finds would tell. */
export const writeFromDictation = kindOf({
  source: commonSourceSchema.extend({ sentence: authoredText, voice: voiceSchema }),
  check: ({ title, sentence }, knowsWord) => [
    ...checkSpoken('sentence', sentence, { words: { min: 8, max: 12 }, seconds: { min: 3, max: 5 } }, knowsWord),
    ...checkTitleTellsNothing(title, sentence),
  ],
  facts: ({ sentence }) => ({
    ...spokenSubject('sentence', sentence),
    spelled: { field: 'sentence', text: sentence },
  }),
  convert: ({ sentence, voice }, media) => ({
    prompt: { audio: media.speak({ turns: [{ voice, text: sentence }] }) },
    answerKey: { sentence },
    searchTexts: [],
  }),
})
