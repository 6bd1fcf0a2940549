import { checkKnownWords, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'

const WORDS = { min: 30, max: 60 }

/** `text` is read by the learner; the answer holds a model reading, by a woman and a man in turn. */
export const readAloud = kindOf({
  source: commonSourceSchema.extend({ text: authoredText }),
  check: ({ text }, knowsWord) => [...checkWordCount('text', text, WORDS), ...checkKnownWords('text', text, knowsWord)],
  convert: async ({ id, text }, speak) => ({
    prompt: { text },
    answerKey: { modelAudio: await speak('text', text, id % 2 === 0 ? 'rms' : 'slt') },
    searchTexts: [text],
  }),
})
