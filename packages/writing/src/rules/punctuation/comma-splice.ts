import {
  AUXILIARIES,
  COORDINATORS,
  FINITE_DO,
  NOMINATIVES,
  POSSESSIVES,
  QUESTION_WORDS,
  SUBORDINATORS,
} from '@rehearsal/english/classes/classes'
import { capitalised } from '@rehearsal/english/text/capitalised'
import { withWords, withoutWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

const PRONOUNS = withWords(NOMINATIVES, 'it there this')
/** With one of these the first part may be no sentence of its own, or the pair may be meant as one. */
const LINKED = withWords(
  withoutWords(SUBORDINATORS, 'whereas'),
  COORDINATORS,
  FINITE_DO,
  withoutWords(QUESTION_WORDS, 'whom whose'),
  "once wherever not said says say think thinks thought believe know told either neither whatever the_more however instead only first let would had were suppose imagine let's given provided seeing having being",
)
const LEAD_INS = /^(?:yes|no|ok|okay|well|oh|sorry|thanks|thank|please|dear|hello|hi)$/u

const NOUN_OPENERS = withWords(POSSESSIVES, 'the this')

export const commaSplice: Rule = {
  id: 'comma-splice',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => {
    const commas = tokens.flatMap((token, index) => (token.text === ',' ? [index] : []))
    const [comma] = commas
    // Lists and parentheses have several commas.
    if (comma === undefined || commas.length > 1 || tokens.at(-1)?.text === '?') return []
    if (tokens.some(({ text }) => /^["“”‘:;()–—-]$/u.test(text))) return []
    return matchAt(tokens, comma)
  },
}

function matchAt(tokens: readonly Token[], comma: number): RuleMatch[] {
  const first = tokens.slice(0, comma)
  const [pronoun, verb] = tokens.slice(comma + 1)
  if (!isOneOf(pronoun, PRONOUNS) || pronoun === undefined || verb === undefined) return []
  if (!isWholeClause(first) || !isFinite(verb, pronoun)) return []
  if (tokens.slice(comma + 1).some((token) => /^(?:,|\?)$/u.test(token.text))) return []
  // “It is here, I think.”
  if (
    /^(?:promise|think|guess|hope|believe|know|suppose|say|am|mean|see)$/u.test(verb.lower) &&
    tokens.slice(comma + 1).filter(({ isWord }) => isWord).length <= 3
  )
    return []
  const from = tokens[comma]
  if (from === undefined) return []
  const message = 'Two sentences cannot be joined by a comma alone: use a full stop, or a word like “and”.'
  // “And” first: it says that something is missing between the two, where a new sentence would call its first word wrong.
  return [
    { from, to: pronoun, message, suggestions: [`, ${phrase('and', pronoun)}`, `. ${capitalised(pronoun.text)}`] },
  ]
}

/** Subject and finite verb at the start, and nothing that makes the clause depend on the other. */
function isWholeClause(tokens: readonly Token[]): boolean {
  const [start, second] = tokens
  if (start === undefined || tokens.length < 4 || LEAD_INS.test(start.lower)) return false
  if (tokens.some((token) => LINKED.has(token.lower))) return false
  const isPronounStart =
    PRONOUNS.has(start.lower) && start.lower !== 'this' && second !== undefined && isFinite(second, start)
  const isNounStart = NOUN_OPENERS.has(start.lower) && tokens.slice(2, 4).some((token) => AUXILIARIES.has(token.lower))
  return isPronounStart || isNounStart
}

function isFinite(verb: Token, subject: Token): boolean {
  if (AUXILIARIES.has(verb.lower) || /^'(?:s|m|re|ve|ll|d)$/u.test(verb.lower)) return true
  return verb.pos === 'VERB' && !verb.lower.endsWith('ing') && subject.lower !== 'this' && subject.lower !== 'there'
}
