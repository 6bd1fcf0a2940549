import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { JudgedTrait } from './rated-score.ts'

const GREETING =
  /^\s*(?:dear|respected|greetings|hi|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern)\b[^\n]{0,60}(?:\n|,|:|!)/iu
const CLOSING =
  /(?:^|\n|[.!?]\s)\s*(?:(?:yours|your) (?:sincerely|faithfully|truly|obediently|respectfully|ever)|yours|(?:your|a) friend|warmly|cordially|respectfully|(?:(?:a big|a|big) )?hugs?|(?:lots of|with|much) love|kisses|(?:a |warm )?greetings?|thanking you|with (?:kind|best|warm) regards|(?:kind|best|warm|warmest) (?:regards|wishes)|regards|sincerely|best|all the best|many thanks|thanks|thank you|cheers|see you(?: soon)?|take care|love)\b[^\n]{0,40}(?:\n|$)/iu
/** A greeting of nobody in particular, and plain thanks for a close: there, but no more than that. */
const BARE_GREETING = /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: (?:there|all|shop))?\s*(?:\n|,|!)/iu
const BARE_CLOSING =
  /(?:^|\n|[.!?]\s)\s*(?:thanks|thank you)(?: (?:so|very) much| for your att?ention)?[.,!]?[ \t]*(?:\n\s*[^\n]{0,40})?\s*$/iu
/** A name or role alone on the last line. */
const SIGN_OFF = /\n\s*[\p{Lu}][\p{L}'.-]*(?:\s+[\p{L}'.-]+){0,3}\s*$/u

/**
 * Judges the conventions of an e-mail: greeting, close and sign-off, a third each; a greeting without a name and thanks
 * alone for a close count half.
 *
 * Exam-rules §5, "Email (Core)": 2 present and right, 1 some missing, 0 few or none.
 */
export function judgeEmailConventions(answer: string): JudgedTrait {
  const text = normalizeTyped(answer)
  const parts = [
    { name: 'a greeting', isThere: GREETING.test(text), isBare: BARE_GREETING.test(text) },
    { name: 'a closing phrase', isThere: CLOSING.test(text), isBare: BARE_CLOSING.test(text) },
    { name: 'your name at the end', isThere: SIGN_OFF.test(text.trimEnd()), isBare: false },
  ]
  const missing = parts.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const bare = parts.filter(({ isThere, isBare }) => isThere && isBare).map(({ name }) => name)
  return { share: (parts.length - missing.length - bare.length / 2) / parts.length, reason: reasonOf(missing, bare) }
}

function reasonOf(missing: readonly string[], bare: readonly string[]): string {
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`
  return bare.length > 0
    ? `Greeting, close and name are there, but ${bare.join(' and ')} could be fuller.`
    : 'Greeting, close and name are there.'
}
