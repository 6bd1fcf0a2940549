import { FINITE_BE, HAVE_FORMS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { indefiniteArticle, isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const MORE_NOUNS = readWords('words/nouns-behind-such')
const BEFORE = withWords(HAVE_FORMS, FINITE_BE, 'been be in for after of it with seen')

export const suchA: Rule = {
  id: 'such-a',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...soA(place), ...soNoun(place)]),
}

/** “so a beautiful beach” */
function soA({ token, at }: Place): RuleMatch[] {
  const [article, adjective, noun] = [at(1), at(2), at(3)]
  if (token.lower !== 'so' || !isOneOf(article, wordSet('a an')) || adjective?.pos !== 'ADJ' || noun?.pos !== 'NOUN')
    return []
  if (!isOneOf(at(-1), BEFORE) && at(-1)?.pos !== 'VERB') return []
  return [match({ from: token, to: token, right: likeCase(token, 'such') })]
}

/** “so boring movie”, “after so long semester” */
function soNoun({ token, at }: Place): RuleMatch[] {
  const [adjective, noun, next] = [at(1), at(2), at(3)]
  if (token.lower !== 'so' || adjective?.pos !== 'ADJ' || noun?.pos !== 'NOUN' || !isOneOf(at(-1), BEFORE)) return []
  const isSingular = COUNTED_NOUNS.has(noun.lower) || PERSON_NOUNS.has(noun.lower) || MORE_NOUNS.has(noun.lower)
  if (!isSingular || noun.lemma !== noun.lower || /^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || next?.text === '-')
    return []
  if (/^(?:much|many|little|few|far)$/u.test(adjective.lower)) return []
  const article = indefiniteArticle(adjective.lower)
  return [match({ from: token, to: adjective, right: phrase('such', article, adjective) })]
}

function match({ from, to, right }: Pick<RuleMatch, 'from' | 'to'> & { right: string }): RuleMatch {
  return { from, to, message: 'Before a noun say “such”, not “so”.', suggestions: [right] }
}
