import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken } from './parts.ts'

/** `text` is read by the learner; the answer holds a model reading, by a woman and a man in turn. */
export const readAloud = kindOf({
  source: commonSourceSchema.extend({ text: authoredText }),
  check: ({ text }, knowsWord) => checkSpoken('text', text, { min: 30, max: 60 }, knowsWord),
  convert: ({ id, text }, media) => ({
    prompt: { text },
    answerKey: { modelAudio: media.speak({ turns: [{ voice: id % 2 === 0 ? 'rms' : 'slt', text }] }) },
    searchTexts: [text],
  }),
})
