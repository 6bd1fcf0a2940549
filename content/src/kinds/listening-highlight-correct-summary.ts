import { checkWordCount } from '../checks.ts'
import { commonSourceSchema, kindOf } from './kind.ts'
import {
  checkOptionLengths,
  checkRightOptions,
  checkSpoken,
  optionsSource,
  shuffledOptions,
  textOf,
  transcriptSource,
} from './parts.ts'

/** A spoken `transcript` and `options` that summarise it, one of them right. */
export const highlightCorrectSummary = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource, options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => [
    ...checkSpoken('transcript', textOf(transcript), { min: 90, max: 220 }, knowsWord),
    ...checkRightOptions(options, 'one'),
    ...checkOptionLengths(options),
    ...options.flatMap(({ text }, i) => checkWordCount(`options.${i}.text`, text, { min: 20, max: 60 })),
  ],
  convert: ({ id, transcript, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    return {
      prompt: { audio: media.speak({ turns: transcript }), options },
      answerKey: { answer: right[0], whys, transcript: textOf(transcript) },
      searchTexts: [],
    }
  },
})
