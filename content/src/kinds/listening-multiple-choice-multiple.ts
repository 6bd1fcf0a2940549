import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import {
  checkRightOptions,
  checkSpoken,
  optionsSource,
  shuffledOptions,
  spokenSubject,
  textOf,
  transcriptSource,
} from './parts.ts'

/** A spoken `transcript`, a `question` and `options` of which two or more are right. */
export const listeningMultipleChoiceMultiple = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource, question: authoredText, options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => [
    ...checkSpoken(
      'transcript',
      textOf(transcript),
      { words: { min: 120, max: 225 }, seconds: { min: 48, max: 90 } },
      knowsWord,
    ),
    ...checkRightOptions(options, 'many'),
  ],
  facts: ({ transcript, options }) => ({ ...spokenSubject('transcript', textOf(transcript)), options }),
  convert: ({ id, transcript, question, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { audio: media.speak({ turns: transcript }), question, options },
      answerKey: { answers: right, whys, transcript: textOf(transcript) },
      searchTexts: [question],
    }
  },
})
