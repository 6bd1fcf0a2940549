import { checkWordCount } from '../checks.ts'
import { commonSourceSchema, kindOf } from './kind.ts'
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

/** A spoken `transcript` and `options` that summarise it, one of them right. */
export const highlightCorrectSummary = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource, options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => [
    ...checkSpoken(
      'transcript',
      textOf(transcript),
      { words: { min: 100, max: 200 }, seconds: { min: 30, max: 90 } },
      knowsWord,
    ),
    ...checkRightOptions(options, 'one'),
    ...checkOptionLengths(options),
    ...options.flatMap(({ text }, i) => checkWordCount(`options.${i}.text`, text, { min: 30, max: 50 })),
  ],
  facts: ({ transcript, options }) => ({ ...spokenSubject('transcript', textOf(transcript)), options }),
  convert: ({ id, transcript, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { audio: media.speak({ turns: transcript }), options },
      answerKey: { answer: right[0], whys, transcript: textOf(transcript) },
      searchTexts: [],
    }
  },
})
