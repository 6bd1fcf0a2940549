import { checkHeardChoice, heardChoice, heardChoiceFacts, heardChoiceSource } from './heard-choice.ts'
import { authoredText, kindOf } from './kind.ts'

/** A spoken `transcript`, a `question` and `options` of which two or more are right. */
export const listeningMultipleChoiceMultiple = kindOf({
  source: heardChoiceSource.extend({ question: authoredText }),
  check: (source, knowsWord) =>
    checkHeardChoice(source, { words: { min: 120, max: 225 }, seconds: { min: 48, max: 90 } }, 'many', knowsWord),
  facts: heardChoiceFacts,
  convert: ({ question, ...source }, media) => {
    const { audio, options, right, rest } = heardChoice(source, media)
    return {
      prompt: { audio, question, options },
      answerKey: { answers: right, ...rest },
      searchTexts: [question],
    }
  },
})
