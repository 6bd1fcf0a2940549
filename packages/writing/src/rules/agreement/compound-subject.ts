import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'

const DETERMINERS = withWords(POSSESSIVES, 'the')
const OPENERS = wordSet('that because when think believe but so while although')

export const compoundSubject: Rule = {
  id: 'compound-subject',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “The water and the air is …”, “my brother and my sister has …” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  if (index > 0 && !isOneOf(tokens[index - 1], OPENERS)) return []
  const first = groupEnd(tokens, index)
  if (first === null || tokens[first]?.lower !== 'and') return []
  const second = groupEnd(tokens, first + 1)
  const verb = second === null ? undefined : tokens[second]
  const right = pluralAuxiliary(verb?.lower)
  if (verb === undefined || right === undefined) return []
  const message = `Two are joined by “and”, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** The place behind “the air” or “my old friends”, or null. */
function groupEnd(tokens: readonly Token[], start: number): number | null {
  if (!isOneOf(tokens[start], DETERMINERS)) return null
  let place = start + 1
  while (tokens[place]?.pos === 'ADJ') place += 1
  const noun = tokens[place]
  if (noun?.pos !== 'NOUN') return null
  // “the love and the need helps …” aside: a plural verb-like word may be the verb.
  return isPlural(noun.lower, noun.lemma) || /^\p{Ll}+$/u.test(noun.text) ? place + 1 : null
}
