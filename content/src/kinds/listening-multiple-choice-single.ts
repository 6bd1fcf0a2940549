import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import {
  checkOptionLengths,
  checkRightOptions,
  checkSpoken,
  optionsSource,
  shuffledOptions,
  spokenSubject,
  textOf,
  transcriptSource,
} from './parts.ts'

/** A spoken `transcript`, a `question` and `options` of which one is right. */
export const listeningMultipleChoiceSingle = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource, question: authoredText, options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => [
    ...checkSpoken(
      'transcript',
      textOf(transcript),
      { words: { min: 75, max: 180 }, seconds: { min: 30, max: 90 } },
      knowsWord,
    ),
    ...checkRightOptions(options, 'one'),
    ...checkOptionLengths(options),
  ],
  facts: ({ transcript, options }) => ({ ...spokenSubject('transcript', textOf(transcript)), options }),
  convert: ({ id, transcript, question, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { audio: media.speak({ turns: transcript }), question, options },
      answerKey: { answer: right[0], whys, transcript: textOf(transcript) },
      searchTexts: [question],
    }
  },
})
