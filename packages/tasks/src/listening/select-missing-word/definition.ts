import { z } from 'zod'
import {
  checkOneChoice,
  checkOneChoiceKey,
  chosenOptionSchema,
  oneChoiceSubmission,
  optionsSchema,
  type Option,
  whysSchema,
} from '../../choices.ts'
import { issueOf, nullIfNone, tokensOf } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { selectMissingWordFace } from './face.ts'

export const selectMissingWord = defineTask({
  ...selectMissingWordFace,
  /** The recording ends in a beep that stands for the missing words. */
  prompt: z.object({ audio: z.string(), options: optionsSchema }),
  answerKey: z.object({
    answer: chosenOptionSchema,
    whys: whysSchema,
    transcript: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
  recordings: [
    {
      at: 'prompt.audio',
      textOf: ({ options }, { answer, transcript }) =>
        beforeLast(transcript, textOfOption(options, answer)) ?? transcript,
      endsInBeep: true,
    },
  ],
  checkKey: ({ options }, key) =>
    nullIfNone([
      ...(checkOneChoiceKey(options, key) ?? []),
      ...(beforeLast(key.transcript, textOfOption(options, key.answer)) === null
        ? [issueOf('answerKey.transcript', 'other_end', 'This must end in the words of the right option.')]
        : []),
    ]),
})

const textOfOption = (options: readonly Option[], id: string) => options.find((option) => option.id === id)?.text ?? ''

/** The text before its last words, whatever their case and the mark after them; null when it ends in others. */
function beforeLast(text: string, words: string): string | null {
  const plain = (part: string) => part.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')
  const whole = tokensOf(text)
  const said = whole.slice(0, -tokensOf(words).length)
  const missing = whole.slice(said.length)
  return words.trim() !== '' && said.length > 0 && plain(missing.join(' ')) === plain(words) ? said.join(' ') : null
}
