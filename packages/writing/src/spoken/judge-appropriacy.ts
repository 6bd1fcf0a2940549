/** Judges how well what was said fits its listener. */
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Finding } from '@rehearsal/exam/score'
import type { Register } from '@rehearsal/rating/types'

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
  "please, thank you, thanks, thank, could you, would you, could i, may i, can i, can you, could we, would it be, would that be, is it possible, be possible, i was wondering, i wonder, do you mind, don't mind, would mind, i'd like, i would like, i'd love, i'm sorry, i am sorry, so sorry, sorry, apologise, apologize, i'm afraid, i am afraid, appreciate, grateful, i hope, congratulations, well done, no worries, no problem, happy to, glad to, i understand",
)
const RUDE = anyOf(
  "shut up, stupid, idiot, your fault, i don't care, what's wrong with you, what is wrong with you, hurry up, get lost, are you crazy, do it now, give me my, you must, you have to fix",
)
const CASUAL = anyOf(
  "gonna, wanna, gotta, yeah, yep, nope, dude, mate, buddy, guys, bro, cool, what's up, no way, ain't",
)
const STIFF = anyOf(
  'dear sir, yours sincerely, yours faithfully, hereby, i am writing to, to whom it may concern, at your earliest convenience, i would be most obliged, kindly be informed',
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
  const isOff = (register === 'formal' ? CASUAL : STIFF).test(text)
  const lacks = [
    GREETING.test(text) || LISTENER.test(text) ? null : 'listener',
    POLITE.test(text) ? null : 'politeness',
    isOff ? 'register' : null,
    RUDE.test(text) ? 'rude' : null,
  ] as const
  const found = lacks.flatMap((lack) => lack ?? [])
  return {
    share: Math.max(
      LEAST,
      found.reduce((share, lack) => share - PENALTY[lack], 1),
    ),
    findings: found.map((lack) => FINDINGS[lack === 'register' ? register : lack]),
  }
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
    'There is no request, no thanks and no apology in it.',
    'Use a polite form that fits, such as “could you”, “thank you” or “I’m sorry”.',
  ),
  formal: finding(
    'register_casual',
    'Some words are too casual for this situation.',
    'Speak as you would to somebody you do not know well.',
  ),
  informal: finding(
    'register_stiff',
    'Some words belong into a formal letter.',
    'Speak as you would to a friend or a colleague.',
  ),
  rude: finding('rude', 'Some of it sounds rude.', 'Say what you need and why, without blame.'),
} as const
