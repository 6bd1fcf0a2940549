import { commonSourceSchema, kindOf } from './kind.ts'
import {
  checkRightOptions,
  checkSpoken,
  optionsSource,
  shuffledOptions,
  spokenSubject,
  textOf,
  transcriptSource,
} from './parts.ts'

/** A spoken text whose last words stand in brackets: a beep replaces them, and one of the `options` is what they are. */
export const selectMissingWord = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource.length(1), options: optionsSource }),
  check: ({ transcript, options }, knowsWord) => {
    const { spoken, missing } = beforeBrackets(textOf(transcript))
    const right = options.find(({ isRight }) => isRight)?.text ?? ''
    const isSame =
      right.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '') ===
      missing.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')
    return [
      ...checkSpoken('transcript', spoken, { words: { min: 60, max: 150 }, seconds: { min: 20, max: 70 } }, knowsWord),
      ...checkRightOptions(options, 'one'),
      ...(missing === '' ? [{ field: 'transcript', message: 'must end in the missing words in brackets' }] : []),
      ...(isSame ? [] : [{ field: 'options', message: `the right option must be "${missing}"` }]),
    ]
  },
  facts: ({ transcript, options }) => {
    const { spoken, missing } = beforeBrackets(textOf(transcript))
    return {
      ...spokenSubject('transcript', spoken),
      asked: { field: 'transcript', words: [missing], shown: '' },
      options,
    }
  },
  convert: ({ id, transcript, options: authored }, media) => {
    const { options, right, whys } = shuffledOptions(id, authored)
    const { spoken, missing } = beforeBrackets(textOf(transcript))
    const turns = transcript.map((turn) => ({ ...turn, text: spoken }))
    return {
      prompt: { audio: media.speak({ turns, endsInBeep: true }), options },
      answerKey: { answer: right[0], whys, transcript: `${spoken} ${missing}.` },
      searchTexts: [],
    }
  },
})

/** `… the end of the [story]` says everything before the brackets; what is in them is missing. */
function beforeBrackets(text: string): { spoken: string; missing: string } {
  const [, spoken = text, missing = ''] = /^(.*)\[([^\]]+)\][.!?]?$/su.exec(text) ?? []
  return { spoken: spoken.trim(), missing: missing.replace(/[.!?]$/u, '') }
}
