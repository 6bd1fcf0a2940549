import { ACCUSATIVES, ARTICLES, CLAUSE_OPENERS, OBJECT_PRONOUNS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

const OPENERS = withWords(CLAUSE_OPENERS, ', so think ; . as')
const OBJECTS = withWords(POSSESSIVES, OBJECT_PRONOUNS, ARTICLES, 'people many more some to that')
const MORE_VERBS = wordSet('cause need help want mean make')
/** Nouns that “this” points to, and verbs with a past like their base. */
const NO_VERBS = wordSet('offer plan study work show change result practice support use answer help need')

const PEOPLE_AS_OBJECTS = withWords(ACCUSATIVES, 'you people')

export const thisAgreement: Rule = {
  id: 'this-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “and this cause many problems” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [verb, next] = [at(1), at(2)]
  if (token.lower !== 'this' || verb === undefined || (index > 0 && !isOneOf(at(-1), OPENERS))) return []
  const auxiliary = singularAuxiliary(verb.lower)
  const isVerb =
    VERB_BASES.has(verb.lower) &&
    pastForm(verb.lower) !== verb.lower &&
    isOneOf(next, OBJECTS) &&
    (PLAIN_VERBS.has(verb.lower) || MORE_VERBS.has(verb.lower)) &&
    !(NO_VERBS.has(verb.lower) && !isOneOf(next, PEOPLE_AS_OBJECTS))
  const right = auxiliary ?? (isVerb ? thirdPersonForm(verb.lower) : undefined)
  if (right === undefined || verb.lower === 'were') return []
  const message = `“this” is one thing, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
