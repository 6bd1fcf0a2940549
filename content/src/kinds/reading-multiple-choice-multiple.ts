import { checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkRightOptions, optionsSource, readSubject, shuffledOptions } from './parts.ts'

/** A `passage`, a `question` and `options` of which two or more are right. */
export const readingMultipleChoiceMultiple = kindOf({
  source: commonSourceSchema.extend({ passage: authoredText, question: authoredText, options: optionsSource }),
  check: ({ passage, options }) => [
    ...checkWordCount('passage', passage, { min: 120, max: 300 }),
    ...checkRightOptions(options, 'many'),
  ],
  facts: ({ passage, options }) => ({ ...readSubject('passage', passage), options }),
  convert: ({ id, passage, question, options: authored }) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { passage, question, options },
      answerKey: { answers: right, whys },
      searchTexts: [passage, question],
    }
  },
})
