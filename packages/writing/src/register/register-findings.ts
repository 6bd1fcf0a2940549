/** Names each place of a letter that does not fit its reader. */
import type { Finding } from '@rehearsal/exam/score'
import type { Register } from '@rehearsal/rating/types'
import { type RegisterMark, registerMarks } from './register-marks.ts'

type Told = Pick<Finding, 'code' | 'severity' | 'suggestion'> & { message: (words: string) => string }

const TOLD: Readonly<Record<RegisterMark['kind'], Told>> = {
  casual: {
    code: 'register_casual',
    severity: 'minor',
    message: (words) => `“${words}” is too casual for this reader.`,
    suggestion: 'Write as you would speak to somebody you do not know.',
  },
  shouting: {
    code: 'register_casual',
    severity: 'minor',
    message: (words) => `“${words}”: capitals shout at the reader.`,
    suggestion: 'Use small letters; strong words are enough.',
  },
  stiff: {
    code: 'register_stiff',
    severity: 'minor',
    message: (words) => `“${words}” belongs into a business letter.`,
    suggestion: 'Write as you would speak to a friend.',
  },
  rude: {
    code: 'rude',
    severity: 'moderate',
    message: (words) => `“${words}” sounds rude.`,
    suggestion: 'Say what happened and what you need, without blame.',
  },
}

/** What does not fit the register of a letter (exam-rules §5, conventions), each place with its words; nothing where no register is asked for. */
export function registerFindings(text: string, register: Register | undefined): Finding[] {
  if (register === undefined) return []
  return registerMarks(text, register).map(({ kind, start, end }) => {
    const { message, ...told } = TOLD[kind]
    return { ...told, message: message(text.slice(start, end)), start, end }
  })
}
