import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordBand } from '@rehearsal/english/words/word-bands'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { wordTable } from '../rule/word-table.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const QUANTITIES = wordSet(
  'few many lot lots great good couple hundred thousand dozen million number two three four five six ten half thirty mere full further additional',
)
/** Plural in form, one in sense: “a means”, “a sales manager”, “a customs officer”. */
const SINGULAR_TOO = wordSet(
  'means series species sales customs sports arts savings goods thanks humans works woods falls glasses links headquarters women men teens others people peoples',
)
const ONE_OF: Readonly<Record<string, string>> = wordTable({ women: 'woman', men: 'man' })
const ADVERBS = wordSet('always sometimes besides perhaps')

export const articlePlural: Rule = {
  id: 'article-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (token.text !== 'a' && token.text !== 'an' && token.text !== 'A') return []
  // “a good quality things”
  const isLong =
    at(1)?.pos === 'ADJ' && /^(?:quality|size|price|cost|class)$/u.test(at(2)?.lower ?? '') && at(3)?.pos === 'NOUN'
  const distance = isLong ? 3 : at(1)?.pos === 'ADJ' ? 2 : 1
  const noun = at(distance)
  const next = at(distance + 1)
  // “as a whole gains from it”: the tagger takes the noun for an adjective.
  if (distance === 2 && noun?.lower.endsWith('ies') === true && at(3)?.pos === 'ADP') return []
  if (distance === 2 && THIRD_PERSONS.has(noun?.lower ?? '')) return []
  const one = distance === 1 ? ONE_OF[noun?.lower ?? ''] : undefined
  if (one !== undefined && noun?.pos === 'NOUN' && !isContinued(next)) {
    const right = phrase(token.text, one)
    return [{ from: token, to: noun, message: `One of them is “${right}”.`, suggestions: [right] }]
  }
  if (noun === undefined || !isManyNoun(noun) || isOneOf(at(1), QUANTITIES) || isContinued(next)) return []
  const group = Array.from({ length: distance }, (_, offset) => at(offset + 1))
  const message = `“${noun.text}” is plural, so “${token.lower}” cannot stand before it.`
  return [{ from: token, to: noun, message, suggestions: [phrase(...group)] }]
}

function isManyNoun(noun: Token): boolean {
  if (noun.pos !== 'NOUN' || SINGULAR_TOO.has(noun.lower) || ADVERBS.has(noun.lower) || isNumberless(noun.lower))
    return noun.lower === 'children' && noun.pos === 'NOUN'
  if (!/^\p{Ll}+$/u.test(noun.text) || noun.lower === noun.lemma) return false
  return isIrregularPlural(noun.lower) || (isPlural(noun.lower, noun.lemma) && wordBand(noun.lemma) <= 50)
}

/** “a sports car”, “a women's shelter”, “a boys-only school”. */
function isContinued(next: Token | undefined): boolean {
  return /^(?:NOUN|PROPN|ADJ)$/u.test(next?.pos ?? '') || /^(?:'|'s|’|-)$/u.test(next?.lower ?? '')
}
