import { checkWordCount } from '../checks.ts'
import { checkHeardChoice, heardChoice, heardChoiceFacts, heardChoiceSource } from './heard-choice.ts'
import { kindOf } from './kind.ts'

/** A spoken `transcript` and `options` that summarise it, one of them right. */
export const highlightCorrectSummary = kindOf({
  source: heardChoiceSource,
  check: (source, knowsWord) => [
    ...checkHeardChoice(source, { words: { min: 100, max: 200 }, seconds: { min: 30, max: 90 } }, 'one', knowsWord),
    ...source.options.flatMap(({ text }, i) => checkWordCount(`options.${i}.text`, text, { min: 30, max: 50 })),
  ],
  facts: heardChoiceFacts,
  convert: (source, media) => {
    const { audio, options, right, rest } = heardChoice(source, media)
    return {
      prompt: { audio, options },
      answerKey: { answer: right[0], ...rest },
      searchTexts: [],
    }
  },
})
