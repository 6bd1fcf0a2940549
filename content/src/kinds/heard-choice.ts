import type { z } from 'zod'
import type { KnowsWord } from '../checks.ts'
import type { FieldProblem } from '../problem.ts'
import { commonSourceSchema, type Facts, type MediaShelf } from './kind.ts'
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

/** What every choice about something heard has. */
export const heardChoiceSource = commonSourceSchema.extend({ transcript: transcriptSource, options: optionsSource })
type HeardChoice = z.infer<typeof heardChoiceSource>

/** The recording has the right length; one option is right and is not told by its length, or several are. */
export function checkHeardChoice(
  { transcript, options }: HeardChoice,
  limits: Parameters<typeof checkSpoken>[2],
  rule: 'one' | 'many',
  knowsWord: KnowsWord,
): FieldProblem[] {
  return [
    ...checkSpoken('transcript', textOf(transcript), limits, knowsWord),
    ...checkRightOptions(options, rule),
    ...(rule === 'one' ? checkOptionLengths(options) : []),
  ]
}

export function heardChoiceFacts({ transcript, options }: HeardChoice): Facts {
  return { ...spokenSubject('transcript', textOf(transcript)), options }
}

/** The recording, the options as they are shown, the letters of the right ones and the rest of the key. */
export function heardChoice({ id, transcript, options: authored }: HeardChoice, media: MediaShelf) {
  const { options, right, whys } = shuffledOptions(id, authored)
  return { audio: media.speak({ turns: transcript }), options, right, rest: { whys, transcript: textOf(transcript) } }
}
