import { CLAUSE_OPENERS, MODALS, SINGULAR_AUXILIARIES } from '@rehearsal/english/classes/classes'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS, THING_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const MORE = wordSet('bus train car plane exam course restaurant')
const VERBS = withWords(withoutWords(MODALS, 'might shall'), SINGULAR_AUXILIARIES)
const OPENERS = withWords(CLAUSE_OPENERS, 'so ,')
/** Verbs and uncountable senses of the same word. */
const FREE = wordSet(
  'farm shop guide cook question film reason company skill subject friend woman child girl boy baby zoo-keeper',
)

export const bareSubject: Rule = {
  id: 'bare-subject',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Teacher should help.” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.pos === 'VERB' || !isOneOf(verb, VERBS) || FREE.has(token.lower)) return []
  const isPerson = PERSON_NOUNS.has(token.lower)
  if (!isPerson && !THING_NOUNS.has(token.lower) && !MORE.has(token.lower)) return []
  if (index > 0 && (!isOneOf(at(-1), OPENERS) || token.text !== token.lower)) return []
  // “Teacher is a noun”, “doctor and nurse and teacher is”, “, teacher will”: a name or a list.
  if (/^(?:and|,)$/u.test(at(-1)?.lower ?? '') && index < 3) return []
  if (verb?.lower === 'has' && !isPerson) return []
  // “and that lesson must stay”: it points.
  if (at(-1)?.lower === 'that' && !/^(?:VERB|ADJ)$/u.test(at(-2)?.pos ?? '')) return []
  if (
    /^(?:written|stressed|spelled|spelt|pronounced|singular|said)$/u.test(at(2)?.lower ?? '') ||
    isNamed(at(3)?.lower)
  )
    return []
  if (at(-1)?.lower === 'and' && /^(?:NOUN|ADJ|PROPN)$/u.test(at(-2)?.pos ?? '')) return []
  const the = phrase(likeCase(token, 'the'), token.lower)
  const plural = likeCase(token, pluralOf(token.lower))
  const message = `“${token.lower}” can be counted, so it needs “the” or “a”, or the plural.`
  return [{ from: token, to: token, message, suggestions: isPerson ? [plural, the] : [the, plural] }]
}

function isNamed(word: string | undefined): boolean {
  return /^(?:noun|verb|word|letter|syllables?|stress)$/u.test(word ?? '')
}
