import { DEFINITES, PLURAL_VERB_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { PEOPLE } from '../rule/recurring-words.ts'

const TIMES = wordSet('when until till unless once if')
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people')
const PLURALS = withWords(PLURAL_VERB_PRONOUNS, 'people')
/** Before these a clause begins; behind anything else “when” may ask: “I know when he will come”. */
const BREAKS = wordSet(', ; and but so because that')
/** Whether, not when: “I wonder if it will rain.” */
const ASKED =
  /^(?:know|knows|knew|ask|asks|asked|wonder|wonders|wondered|tell|tells|told|say|says|said|sure|see|unsure|doubt|question|decide|decided|remember|forget|idea|day|time|moment|date|understand|predict|guess|learn|find|care|matter|not|clear|check|even|as)$/u

const NOUN_OPENERS = withoutWords(DEFINITES, 'its that those')

export const futureClause: Rule = {
  id: 'future-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => (tokens.at(-1)?.text === '?' ? [] : tokens.flatMap((_, index) => matchAt(tokens, index))),
}

/** “When he will be old, he will regret it.” “If the price will rise, …” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const opener = tokens[index]
  if (!isOneOf(opener, TIMES) || opener === undefined) return []
  const before = tokens[index - 1]
  if (/^(?:when|once|if)$/u.test(opener.lower) && index > 0 && !isOneOf(before, BREAKS)) return []
  if (tokens.slice(0, index).some(({ lower }) => ASKED.test(lower))) return []
  const place = willPlace(tokens, index + 1)
  const [will, verb] = [tokens[place], tokens[place + 1]]
  if (will === undefined || verb === undefined) return []
  // `if-would` sees to pronouns behind “if”.
  const isPronoun = place === index + 2
  if (isPronoun && opener.lower === 'if') return []
  const head = tokens[place - 1]
  const isMany = isPronoun
    ? isOneOf(head, PLURALS)
    : head !== undefined && (/[^s]s$/u.test(head.lower) || PEOPLE.has(head.lower))
  const right = presentOf(verb.lower, head?.lower === 'i', isMany)
  if (right === null) return []
  const message = `After “${opener.lower}” the future is told without “will”: “${right}”.`
  return [{ from: will, to: verb, message, suggestions: [right] }]
}

/** Behind a pronoun, or behind a noun with its determiner; -1 where no “will” follows. */
function willPlace(tokens: readonly Token[], start: number): number {
  if (isOneOf(tokens[start], SUBJECTS)) return tokens[start + 1]?.lower === 'will' ? start + 1 : -1
  const isOwned = NOUN_OPENERS.has(tokens[start]?.lower ?? '')
  const isNoun = tokens[start + 1]?.pos === 'NOUN'
  return isOwned && isNoun && tokens[start + 2]?.lower === 'will' ? start + 2 : -1
}

function presentOf(verb: string, isI: boolean, isMany: boolean): string | null {
  if (verb === 'be') return isI ? 'am' : isMany ? 'are' : 'is'
  if (!VERB_BASES.has(verb) && verb !== 'have' && verb !== 'do') return null
  return isMany ? verb : thirdPersonForm(verb)
}
