import { checkKnownWords, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { readSubject } from './parts.ts'

/** `text` is read by the learner; the answer holds a model reading, by a woman and a man in turn. */
export const readAloud = kindOf({
  source: commonSourceSchema.extend({ text: authoredText }),
  check: ({ text }, knowsWord) => [
    ...checkWordCount('text', text, { min: 30, max: 60 }),
    ...checkKnownWords('text', text, knowsWord),
  ],
  facts: ({ text }) => readSubject('text', text),
  convert: ({ id, text }, media) => ({
    prompt: { text },
    answerKey: { modelAudio: media.speak({ turns: [{ voice: id % 2 === 0 ? 'rms' : 'slt', text }] }) },
    searchTexts: [text],
  }),
})
