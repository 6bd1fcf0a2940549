import { CLAUSE_OPENERS, COORDINATORS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'there')
/** A main clause may follow these: “and even he laughed”, “I know even you are right”. */
const LEADS = withWords(CLAUSE_OPENERS, COORDINATORS, 'although though while then not than as')
const COMMA = ','

export const evenClause: Rule = {
  id: 'even-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “We played outside even it was cold”, “Even they are poor, they are happy” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [subject, verb] = [at(1), at(2)]
  if (token.lower !== 'even' || !isOneOf(subject, SUBJECTS) || !isVerb(verb)) return []
  // “I am not bad, even I am learning it”: more is said, nothing is opposed.
  if (at(3)?.lower.endsWith('ing') === true) return []
  const isRight = index === 0 ? hasMainClause(tokens) : isBehindClause(tokens, index)
  if (!isRight) return []
  const said = likeCase(token, 'even though')
  const message = `“even” alone links no clauses: “${said.toLowerCase()}”, “even if” or “even when”.`
  return [{ from: token, to: token, message, suggestions: [said, likeCase(token, 'even if')] }]
}

const isVerb = (token: Token | undefined): boolean => /^(?:VERB|AUX)$/u.test(token?.pos ?? '')

/** “Even they are poor, they are happy”: another subject and its verb behind the comma. */
function hasMainClause(tokens: readonly Token[]): boolean {
  const comma = tokens.findIndex(({ text }) => text === COMMA)
  const [subject, verb] = [tokens[comma + 1], tokens[comma + 2]]
  return comma > 3 && isOneOf(subject, SUBJECTS) && isVerb(verb)
}

/** A verb stands before it, and the word right before ends a clause. */
function isBehindClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  if (before === undefined || LEADS.has(before.lower)) return false
  const isEnd =
    before.text === COMMA ||
    /^(?:outside|out|home|together)$/u.test(before.lower) ||
    /^(?:NOUN|ADV|ADJ|PRON)$/u.test(before.pos)
  return (
    isEnd &&
    tokens.slice(0, index).some(isVerb) &&
    !/^(?:who|which|what|there|before|after|now|not)$/u.test(before.lower)
  )
}
