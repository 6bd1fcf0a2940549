import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { isNumberless, isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const DETERMINERS = withWords(POSSESSIVES, 'the these those')
/** “one of the family”: a member of a group. */
const GROUPS = wordSet('family team staff public group crew gang party audience crowd herd pack people class kind')

export const oneOfPlural: Rule = {
  id: 'one-of-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (token.lower !== 'one' || at(1)?.lower !== 'of' || !isOneOf(at(2), DETERMINERS)) return []
  // “on day one of my presidency”
  if (at(-1)?.pos === 'NOUN' || at(-1)?.pos === 'PROPN') return []
  const noun = headNoun(tokens.slice(index + 3))
  if (noun === null || isPlural(noun.lower, noun.lemma) || isNumberless(noun.lower)) return []
  if (GROUPS.has(noun.lower) || UNCOUNTABLE_NOUNS.has(noun.lower) || noun.lower !== noun.lemma) return []
  const plural = pluralOf(noun.lower)
  if (!isKnownWord(plural)) return []
  return [{ from: noun, to: noun, message: `“One of” means one of several: “${plural}”.`, suggestions: [plural] }]
}

/** The last noun of the group that begins here; null where something else than adverbs and adjectives comes first. */
function headNoun(tokens: readonly Token[]): Token | null {
  let noun: Token | null = null
  for (const token of tokens) {
    if (token.pos === 'NOUN') noun = token
    else if (noun !== null) return token.text === '-' || token.text === "'" || token.lower === "'s" ? null : noun
    else if (token.pos !== 'ADJ' && token.pos !== 'ADV' && token.pos !== 'NUM' && token.lower !== 'most') return null
  }
  return noun
}
