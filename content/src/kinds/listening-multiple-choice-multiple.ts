import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkRightOptions, checkSpoken, optionsSource, shuffledOptions, textOf, transcriptSource } from './parts.ts'

/** A spoken `transcript`, a `question` and `options` of which two or more are right. */
export const listeningMultipleChoiceMultiple = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource, question: authoredText, options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => [
    ...checkSpoken('transcript', textOf(transcript), { min: 100, max: 260 }, knowsWord),
    ...checkRightOptions(options, 'many'),
  ],
  convert: ({ id, transcript, question, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { audio: media.speak({ turns: transcript }), question, options },
      answerKey: { answers: right, whys, transcript: textOf(transcript) },
      searchTexts: [question],
    }
  },
})
