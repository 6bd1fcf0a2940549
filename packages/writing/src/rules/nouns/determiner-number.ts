import { AUXILIARIES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { isNumberless, isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withoutWords } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** “This changes everything”: plural nouns that are as often verbs count only before a verb of their own. */
const VERBS_TOO = readWords('words/verbs-and-plurals')
const VERBS = withoutWords(AUXILIARIES, 'am had shall')

export const determinerNumber: Rule = {
  id: 'determiner-number',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...thisPlural(place), ...theseSingular(place)]),
}

function thisPlural({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'this') return []
  const distance = at(1)?.pos === 'ADJ' ? 2 : 1
  const noun = at(distance)
  if (noun?.pos !== 'NOUN' || !isPlural(noun.lower, noun.lemma)) return []
  const next = at(distance + 1)
  // “this nuclear arms race”
  if (distance === 2 && next?.pos === 'NOUN') return []
  // “This ties in with it”: alone, the word counts as a noun only where a verb or nothing follows.
  const isEnd = at(-1)?.pos === 'ADP' && (next === undefined || !next.isWord)
  const isListed = COUNTED_NOUNS.has(noun.lemma) && at(-1)?.pos === 'ADP' && !VERBS_TOO.has(noun.lower)
  if (
    distance === 1 &&
    !isEnd &&
    !isListed &&
    !isOneOf(next, VERBS) &&
    (VERBS_TOO.has(noun.lower) || next?.isWord === true)
  )
    return []
  const message = `“${noun.text}” is plural, so “these” stands before it.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'these')] }]
}

function theseSingular({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'these' && token.lower !== 'those') return []
  const distance = at(1)?.pos === 'ADJ' ? 2 : 1
  const noun = at(distance)
  if (noun === undefined || !isSingularNoun(noun) || isNounOrHyphen(at(distance + 1))) return []
  if (UNCOUNTABLE_NOUNS.has(noun.lower)) {
    const right = token.lower === 'these' ? 'this' : 'that'
    const message = `“${noun.text}” has no plural, so “${right}” stands before it.`
    return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
  }
  const plural = pluralOf(noun.lower)
  if (!isKnownWord(plural)) return []
  return [
    { from: noun, to: noun, message: `After “${token.lower}” the noun is plural: “${plural}”.`, suggestions: [plural] },
  ]
}

function isSingularNoun(noun: Token): boolean {
  return (
    noun.pos === 'NOUN' &&
    noun.lower === noun.lemma &&
    !/(?:ing|ed|given|will)$/u.test(noun.lower) &&
    /^\p{Ll}{3,}$/u.test(noun.text) &&
    !isPlural(noun.lower, noun.lemma) &&
    !isNumberless(noun.lower) &&
    !VERBS_TOO.has(noun.lower) &&
    !PLAIN_VERBS.has(noun.lower)
  )
}

function isNounOrHyphen(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN' || token?.text === '-' || token?.lower === "'s"
}
