import { checkHeardChoice, heardChoice, heardChoiceFacts, heardChoiceSource } from './heard-choice.ts'
import { authoredText, kindOf } from './kind.ts'

/** The exam gives 80 to 120 s today and gave 40 to 90 s before August 2025 (exam-rules §3.4); either length is good. */
const LIMITS = { words: { min: 100, max: 300 }, seconds: { min: 40, max: 120 } }

/** A spoken `transcript`, a `question` and `options` of which two or more are right. */
export const listeningMultipleChoiceMultiple = kindOf({
  source: heardChoiceSource.extend({ question: authoredText }),
  check: (source, knowsWord) => checkHeardChoice(source, LIMITS, 'many', knowsWord),
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
