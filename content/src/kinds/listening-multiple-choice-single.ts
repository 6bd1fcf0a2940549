import { checkHeardChoice, heardChoice, heardChoiceFacts, heardChoiceSource } from './heard-choice.ts'
import { authoredText, kindOf } from './kind.ts'

/** A spoken `transcript`, a `question` and `options` of which one is right. */
export const listeningMultipleChoiceSingle = kindOf({
  source: heardChoiceSource.extend({ question: authoredText }),
  check: (source, knowsWord) =>
    checkHeardChoice(source, { words: { min: 75, max: 180 }, seconds: { min: 30, max: 90 } }, 'one', knowsWord),
  facts: heardChoiceFacts,
  convert: ({ question, ...source }, media) => {
    const { audio, options, right, rest } = heardChoice(source, media)
    return {
      prompt: { audio, question, options },
      answerKey: { answer: right[0], ...rest },
      searchTexts: [question],
    }
  },
})
