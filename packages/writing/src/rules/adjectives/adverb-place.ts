import {
  ACCUSATIVES,
  ARTICLES,
  DETERMINERS,
  FINITE_DO,
  FINITE_HAVE,
  MODALS,
  PLURAL_VERB_PRONOUNS,
  POSSESSIVES,
  SUBJECT_PRONOUNS,
} from '@rehearsal/english/classes/classes'
import { PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'who which people parents students children tourists teachers friends')
const ADVERBS = wordSet('always never usually')
const ALSO_OBJECTS = withWords(POSSESSIVES, ARTICLES)
/** “It seems always to rain” may be said, and behind these the adverb belongs to what follows. */
const LINKS = wordSet(
  'exist include seem appear remain keep stay look sound feel become get said mean let try promise decide',
)
const OBJECTS = withWords(withoutWords(DETERMINERS, 'its'), ACCUSATIVES, 'it in at on to with for')
const FREELY = wordSet('think care concentrate focus worry learn know talk depend rely')
const BEHIND_MORE = wordSet('about on of in for to')

const QUESTION_OPENERS = withWords(withoutWords(MODALS, 'might shall'), FINITE_DO)

const HELPING = withWords(withoutWords(MODALS, 'can shall'), 'never what that which')

const OBJECT_SIGNS = withWords(ARTICLES, 'my to this')

const ACTORS = withWords(PLURAL_VERB_PRONOUNS, 'people to children students')

export const adverbPlace: Rule = {
  id: 'adverb-place',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...behindVerb(place), ...moreVerb(place), ...also(place)]),
}

/** “I answer always the same”, “they have always the time” */
function behindVerb({ token, at }: Place): RuleMatch[] {
  const [subject, adverb, next] = [at(-1), at(1), at(2)]
  if (!isOneOf(adverb, ADVERBS) || adverb === undefined || !isOneOf(subject, SUBJECTS)) return []
  const isHave = FINITE_HAVE.has(token.lower)
  const base = VERB_BASES.get(token.lower) ?? THIRD_PERSONS.get(token.lower) ?? PASTS.get(token.lower)
  if ((base === undefined && !isHave) || LINKS.has(base ?? '') || !isOneOf(next, OBJECTS)) return []
  // “He resolved never to drink again.”
  if (adverb.lower === 'never' && next?.lower === 'to') return []
  // “as he has always in mind”, “Have you always the time?”
  if (isHave && !OBJECT_SIGNS.has(next?.lower ?? '')) return []
  if (isHave && HELPING.has(at(-2)?.lower ?? '')) return []
  // “Did you say always in the morning?”
  if (QUESTION_OPENERS.has(at(-2)?.lower ?? '')) return []
  const message = `“${adverb.lower}” stands before the verb: “${phrase(adverb, token)}”.`
  return [{ from: token, to: adverb, message, suggestions: [phrase(adverb, token)] }]
}

/** “sport relaxes also the mind”, “I visited also my aunt” */
function also({ token, at }: Place): RuleMatch[] {
  const [adverb, next] = [at(1), at(2)]
  if (adverb?.lower !== 'also' || !isOneOf(next, ALSO_OBJECTS) || token.pos !== 'VERB') return []
  const isFinite = THIRD_PERSONS.has(token.lower) || (PASTS.has(token.lower) && token.lower.endsWith('ed'))
  const isBase = VERB_BASES.has(token.lower) && isOneOf(at(-1), SUBJECTS)
  if (!isFinite && !isBase) return []
  // “has produced also the” is a participle.
  if (at(-1)?.pos === 'AUX' || LINKS.has(THIRD_PERSONS.get(token.lower) ?? token.lower)) return []
  const message = `“also” stands before the verb: “${phrase(adverb, token)}”.`
  return [{ from: token, to: adverb, message, suggestions: [phrase(adverb, token)] }]
}

/** “People more concentrate on it”, “they will more care about nature” */
function moreVerb({ token, at }: Place): RuleMatch[] {
  const [verb, next, before] = [at(1), at(2), at(-1)]
  if (token.lower !== 'more' || verb === undefined || !FREELY.has(verb.lower) || !isOneOf(next, BEHIND_MORE)) return []
  const isBehind = isOneOf(before, MODALS) || ACTORS.has(before?.lower ?? '')
  if (!isBehind) return []
  const message = `“more” stands behind the verb: “${verb.lower} more”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(verb, token)] }]
}
