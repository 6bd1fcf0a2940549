import { checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkOptionLengths, checkRightOptions, optionsSource, readSubject, shuffledOptions } from './parts.ts'

/** A `passage`, a `question` and four `options` of which one is right. */
export const readingMultipleChoiceSingle = kindOf({
  source: commonSourceSchema.extend({ passage: authoredText, question: authoredText, options: optionsSource }),
  check: ({ passage, options }) => [
    ...checkWordCount('passage', passage, { min: 90, max: 300 }),
    ...checkRightOptions(options, 'one'),
    ...checkOptionLengths(options),
  ],
  facts: ({ passage, options }) => ({ ...readSubject('passage', passage), options }),
  convert: ({ id, passage, question, options: authored }) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { passage, question, options },
      answerKey: { answer: right[0], whys },
      searchTexts: [passage, question],
    }
  },
})
