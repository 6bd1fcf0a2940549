/** Judges how well what was said fits its listener. */
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Finding } from '@rehearsal/exam/score'
import type { Register } from '@rehearsal/rating/types'
import { type RegisterMark, registerMarks } from '../register/register-marks.ts'

export type Appropriacy = {
  /** How well it fits its listener, 0–1. */
  share: number
  findings: Finding[]
}

const anyOf = (forms: string) =>
  new RegExp(
    String.raw`\b(?:${forms
      .split(',')
      .map((form) => form.trim().replaceAll(' ', String.raw`\s+`))
      .join('|')})\b`,
    'iu',
  )

const GREETING = anyOf(
  "hi, hello, hey, good morning, good afternoon, good evening, excuse me, dear, how are you, sir, madam, mr, mrs, ms, doctor, professor, it's me, this is",
)
const LISTENER = anyOf("you, your, yours, you're, you'd, you've, you'll, let's")
const POLITE = anyOf(
  "please, thank you, thanks, thank, could you, would you, could i, may i, can i, can you, could we, would it be, would that be, is it possible, be possible, i was wondering, i wonder, do you mind, don't mind, would mind, i'd like, i would like, i'd love, i'm sorry, i am sorry, so sorry, sorry, apologise, apologize, i'm afraid, i am afraid, appreciate, grateful, i hope, congratulations, well done, no worries, no problem, happy to, glad to, i understand, will you, won't you, would the, could somebody, could someone, i'm hoping, i am hoping, if you'd, if you would, if you don't, if you want, if you like, what if, why don't we, shall we, how about, let me, of course, believe me, feel free, no need to, take your time, i feel dreadful, i feel terrible, i feel awful, my fault, good luck, all the best, enjoy, i'll miss, we'll miss, you're welcome, your decision, up to you, nothing fancy, join us",
)

/** What each lack takes away; with everything lacking, what the situation needs was still said. */
const PENALTY = { listener: 0.25, politeness: 0.2, register: 0.15, rude: 0.4 }
const LEAST = 0.3

/**
 * How well what was said fits its listener and its situation: that somebody is spoken to (you, a greeting, a name), that it is
 * polite (request, thanks, apology), and that its words have the register. Source: exam-rules §5, "said clearly and politely,
 * register fits". Tone of voice, tact and culture are not judged.
 */
export function judgeAppropriacy(text: string, register: Register): Appropriacy {
  const marks = registerMarks(text, register)
  const [rude, off] = [marks.filter(({ kind }) => kind === 'rude'), marks.filter(({ kind }) => kind !== 'rude')]
  const lacks = [
    GREETING.test(text) || LISTENER.test(text) ? null : 'listener',
    POLITE.test(text) ? null : 'politeness',
    off.length > 0 ? 'register' : null,
    rude.length > 0 ? 'rude' : null,
  ] as const
  const found = lacks.flatMap((lack) => lack ?? [])
  const quoted = { register: quotes(text, off), rude: quotes(text, rude), listener: '', politeness: '' }
  return {
    share: Math.max(
      LEAST,
      found.reduce((share, lack) => share - PENALTY[lack], 1),
    ),
    findings: found.map((lack) => {
      const told = FINDINGS[lack === 'register' ? register : lack]
      return { ...told, message: `${told.message}${quoted[lack]}` }
    }),
  }
}

/** The words that were found, once each; a transcript has no places. */
function quotes(text: string, marks: readonly RegisterMark[]): string {
  return `: ${[...new Set(marks.map(({ start, end }) => `“${text.slice(start, end)}”`))].join(', ')}.`
}

const finding = (code: FindingCode, message: string, suggestion: string): Finding => ({
  code,
  severity: 'moderate',
  message,
  suggestion,
})

const FINDINGS = {
  listener: finding(
    'nobody_addressed',
    'Nobody is spoken to.',
    'Say it to the person of the situation: greet, and say “you”.',
  ),
  politeness: finding(
    'not_polite',
    'No polite form was found in it, such as a request, thanks or an apology.',
    'Use a polite form that fits, such as “could you”, “thank you” or “I’m sorry”.',
  ),
  formal: finding(
    'register_casual',
    'Too casual for this situation',
    'Speak as you would to somebody you do not know well.',
  ),
  informal: finding(
    'register_stiff',
    'Better kept for a formal letter',
    'Speak as you would to a friend or a colleague.',
  ),
  rude: finding('rude', 'This sounds rude', 'Say what you need and why, without blame.'),
} as const
