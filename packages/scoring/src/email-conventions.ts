import type { JudgedTrait } from './rated-score.ts'

const GREETING =
  /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern)\b[^\n]{0,60}(?:\n|,|:|!)/iu
const CLOSING =
  /(?:^|\n|[.!?]\s)\s*(?:(?:yours|your) (?:sincerely|faithfully|truly)|(?:kind|best|warm|warmest) (?:regards|wishes)|regards|sincerely|best|all the best|many thanks|thanks|thank you|cheers|see you(?: soon)?|take care|love)\b[^\n]{0,40}(?:\n|$)/iu
/** A name or role alone on the last line. */
const SIGN_OFF = /\n\s*[\p{Lu}][\p{L}'.-]*(?:\s+[\p{L}'.-]+){0,3}\s*$/u

/**
 * Judges the conventions of an e-mail: greeting, close and sign-off, a third each.
 *
 * Exam rules §5, "Email (Core)": 2 present and right, 1 some missing, 0 few or none.
 */
export function judgeEmailConventions(text: string): JudgedTrait {
  const parts = [
    { name: 'a greeting', isThere: GREETING.test(text) },
    { name: 'a closing phrase', isThere: CLOSING.test(text) },
    { name: 'your name at the end', isThere: SIGN_OFF.test(text.trimEnd()) },
  ]
  const missing = parts.filter(({ isThere }) => !isThere).map(({ name }) => name)
  return {
    share: (parts.length - missing.length) / parts.length,
    reason: missing.length === 0 ? 'Greeting, close and name are there.' : `Missing: ${missing.join(', ')}.`,
  }
}
