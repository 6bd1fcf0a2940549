import { capitalised } from '@rehearsal/english/text/capitalised'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

const PRONOUNS = wordSet('i he she it we they there this')
/** With one of these the first part may be no sentence of its own, or the pair may be meant as one. */
const LINKED = wordSet(`if when because although though while since as before after until unless once whenever whether
  where wherever who which that what how why not said says say think thinks thought believe know told either neither whatever
  the_more than so however instead only first let would had were do does did and but or yet nor suppose imagine say let's
  given provided seeing having being`)
const FINITE = /^(?:is|are|was|were|has|have|had|can|will|would|should|must|may|might|could|do|does|did|am)$/u
const LEAD_INS = /^(?:yes|no|ok|okay|well|oh|sorry|thanks|thank|please|dear|hello|hi)$/u

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
  const isNounStart =
    /^(?:my|our|the|his|her|their|this|your)$/u.test(start.lower) &&
    tokens.slice(2, 4).some((token) => FINITE.test(token.lower))
  return isPronounStart || isNounStart
}

function isFinite(verb: Token, subject: Token): boolean {
  if (FINITE.test(verb.lower) || /^'(?:s|m|re|ve|ll|d)$/u.test(verb.lower)) return true
  return verb.pos === 'VERB' && !verb.lower.endsWith('ing') && subject.lower !== 'this' && subject.lower !== 'there'
}
