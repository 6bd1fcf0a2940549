import { DEFINITES, RELATIVES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'
import { AMOUNTS } from '../rule/recurring-words.ts'

const LINKS = wordSet('and but so')
const DETERMINERS = withWords(withoutWords(DEFINITES, 'its that this'), 'some many')
/** “Ten years is long”, “the police is”: no sure plurals. */
const NO_PLURALS = withWords(AMOUNTS, 'news police')
/** With one of these before “and” the group may belong to what stands earlier: “the man who owns the house and the gardens is”. */
const JOINERS =
  /^(?:who|which|that|whose|of|between|both|with|from|for|to|in|about|than|neither|either|what|how)$|ing$/u
const MORE_VERBS = wordSet('rise fall work want like love help need live feel look cost use')

const CLAUSE_OPENERS = withWords(withoutWords(RELATIVES, 'whom'), 'both')

export const secondClausePlural: Rule = {
  id: 'second-clause-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “The city is full and the prices rises.” “He works and his children is at school.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  if (
    !isOneOf(tokens[index], LINKS) ||
    (tokens[index]?.lower === 'so' && tokens[index + 1]?.lower === 'many') ||
    !isOneOf(tokens[index + 1], DETERMINERS)
  )
    return []
  const earlier = tokens.slice(0, index)
  const isClause = earlier.some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  if (
    !isClause ||
    earlier.slice(-6).some(({ lower }) => JOINERS.test(lower)) ||
    earlier.some(({ lower }) => CLAUSE_OPENERS.has(lower))
  )
    return []
  const place = tokens[index + 2]?.pos === 'ADJ' ? index + 3 : index + 2
  const [noun, verb, next] = [tokens[place], tokens[place + 1], tokens[place + 2]]
  if (noun?.pos !== 'NOUN' || verb === undefined || next === undefined || !next.isWord) return []
  if (!isPlural(noun.lower, noun.lemma) || isNumberless(noun.lower) || NO_PLURALS.has(noun.lower)) return []
  const base = THIRD_PERSONS.get(verb.lower)
  const isVerb =
    base !== undefined && (PLAIN_VERBS.has(base) || MORE_VERBS.has(base)) && !/^(?:NOUN|PROPN|AUX)$/u.test(next.pos)
  const right = pluralAuxiliary(verb.lower) ?? (isVerb ? base : undefined)
  if (right === undefined) return []
  const message = `“${noun.text}” are many, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
