import { NOMINATIVES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { PEOPLE_AT_LARGE } from '../rule/recurring-words.ts'

const SUBJECTS = withWords(NOMINATIVES, PEOPLE_AT_LARGE)
/** Adjectives or nouns as well: “they very close”, “he very clean” lack another word. */
const NO_VERBS = wordSet(`close clean clear open free dry warm cool slow calm like-minded well mean kind sound fit upset
  quiet live hurt welcome present busy ready tired complete separate correct advanced right light better content last
  near long short brief still set`)

export const veryVerb: Rule = {
  id: 'very-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I very like English”, “he very enjoys it” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'very' || verb === undefined || !isOneOf(at(-1), SUBJECTS) || NO_VERBS.has(verb.lower)) return []
  if (!VERB_BASES.has(verb.lower) && !THIRD_PERSONS.has(verb.lower)) return []
  if (/^(?:NOUN|PROPN|ADV)$/u.test(verb.pos)) return []
  const right = phrase('really', verb)
  return [{ from: token, to: verb, message: `“very” goes before no verb: “${right}”.`, suggestions: [right] }]
}
