import { voices } from '@rehearsal/voice'
import { z } from 'zod'
import { checkKnownWords, checkTitleTellsNothing, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'

const WORDS = { min: 6, max: 16 }

/** A spoken `sentence` to be typed. Nothing of it can be searched for, since a search that finds would tell. */
export const writeFromDictation = kindOf({
  source: commonSourceSchema.extend({ sentence: authoredText, voice: z.enum(voices) }),
  check: ({ title, sentence }, knowsWord) => [
    ...checkWordCount('sentence', sentence, WORDS),
    ...checkKnownWords('sentence', sentence, knowsWord),
    ...checkTitleTellsNothing(title, sentence),
  ],
  convert: async ({ sentence, voice }, speak) => ({
    prompt: { audio: await speak('sentence', sentence, voice) },
    answerKey: { sentence },
    searchTexts: [],
  }),
})
