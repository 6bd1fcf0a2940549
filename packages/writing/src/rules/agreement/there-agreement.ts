import { FINITE_BE, NUMBERS, PLURAL_DETERMINERS } from '@rehearsal/english/classes/classes'
import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'

const MANY = withWords(NUMBERS, PLURAL_DETERMINERS)
/** “a few”, “a lot of” and their kind open a plural. */
const A_FEW = wordSet('few lot number couple variety range series great large wide growing handful pair dozen hundred')

export const thereAgreement: Rule = {
  id: 'there-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'there' || verb === undefined || !FINITE_BE.has(verb.lower)) return []
  const rest = tokens.slice(index + 2)
  const plural = pluralAuxiliary(verb.lower)
  if (plural !== undefined && startsPlural(rest)) {
    return [{ from: verb, to: verb, message: `Many things follow: “there ${plural}”.`, suggestions: [plural] }]
  }
  // “If there were a cinema”
  if (verb.lower === 'were' && /^(?:if|wish|wishes|wished|though|suppose|imagine)$/u.test(at(-1)?.lower ?? ''))
    return []
  const singular = singularAuxiliary(verb.lower)
  if (singular === undefined || (!startsSingular(rest) && !startsUncountable(rest))) return []
  // “There are a bicycle, some pigeons and a dog.”
  if (rest.slice(0, 5).some(({ text }) => text === ',') && rest.some(({ lower }) => lower === 'and')) return []
  return [{ from: verb, to: verb, message: `One thing follows: “there ${singular}”.`, suggestions: [singular] }]
}

function startsPlural(rest: readonly Token[]): boolean {
  const words = rest.filter((token) => token.lower !== 'also' && token.lower !== 'not' && token.lower !== 'some')
  const [first, second] = words
  // “There's many a bestseller.”
  if (first?.lower === 'many' && /^an?$/u.test(second?.lower ?? '')) return false
  if (isOneOf(first, MANY)) return true
  if (first?.lower === 'a' && (second?.lower === 'few' || second?.lower === 'lot')) {
    return second.lower === 'few' || isPluralNoun(words[3]) || isPluralNoun(words[4])
  }
  const noun = first?.pos === 'ADJ' ? second : first
  return isPluralNoun(noun)
}

function isPluralNoun(token: Token | undefined): boolean {
  if (token === undefined) return false
  // The tagger takes “people” for a verb now and then.
  return isIrregularPlural(token.lower) || (token.pos === 'NOUN' && isPlural(token.lower, token.lemma))
}

/** “a lot of traffic”, “much noise” */
function startsUncountable(rest: readonly Token[]): boolean {
  const text = rest.slice(0, 4).map((token) => token.lower)
  const place = text.join(' ').startsWith('a lot of ') ? 3 : /^(?:no|some|much|any)$/u.test(text[0] ?? '') ? 1 : -1
  const next = rest[place + 1]
  return place > 0 && UNCOUNTABLE_NOUNS.has(rest[place]?.lower ?? '') && next?.pos !== 'NOUN' && next?.lower !== 'and'
}

function startsSingular(rest: readonly Token[]): boolean {
  const [article, first, second] = rest
  if (!/^(?:a|an|another)$/u.test(article?.lower ?? '') || isOneOf(first, A_FEW) || first === undefined) return false
  const noun = first.pos === 'ADJ' ? second : first
  return noun?.pos === 'NOUN' && !isPlural(noun.lower, noun.lemma) && !isOneOf(noun, A_FEW)
}
