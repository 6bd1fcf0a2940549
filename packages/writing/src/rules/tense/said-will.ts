import { ACCUSATIVES, BE_FORMS, POSSESSIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** What was thought then is seen from then: “I thought it would rain”. */
const THOUGHT = wordSet('thought hoped knew believed promised expected imagined guessed assumed feared')
/** “told me that it will”: what somebody said may still be to come, so only these are sure. */
const TOLD = wordSet('told promised assured informed')
const AFRAID = wordSet('afraid sure certain worried confident hopeful')
const PERSONS = withWords(ACCUSATIVES, 'her')
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'this that there everyone everybody nobody somebody')
const DETERMINERS = withWords(POSSESSIVES, 'the this')
const WAS = wordSet('was were')

const PERFECT_SIGNS = withWords(BE_FORMS, 'have has not')

export const saidWill: Rule = {
  id: 'said-will',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I thought that it will be easy”, “they were afraid that customers will leave” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const isAfraid = AFRAID.has(token.lower) && (isOneOf(at(-1), WAS) || isOneOf(at(-2), WAS))
  const isThought =
    THOUGHT.has(token.lower) && !/^(?:is|are|was|were|be|been|have|has|of|the|a)$/u.test(at(-1)?.lower ?? '')
  const isTold = TOLD.has(token.lower) && (isOneOf(at(1), PERSONS) || at(1)?.lower === 'that')
  const isPerfect = PERFECT_SIGNS.has(at(-1)?.lower ?? '')
  if (!isAfraid && (isPerfect || (!isThought && !isTold))) return []
  let place = isTold && at(1)?.lower !== 'that' ? 2 : 1
  const hasThat = at(place)?.lower === 'that'
  if (hasThat) place += 1
  if (isTold && !isOneOf(at(place), SUBJECTS)) return []
  const modal = modalBehind(at, place)
  const [will, verb] = modal === null ? [] : [at(modal), at(modal + 1)]
  if (will === undefined || verb === undefined) return []
  if (will.pos !== 'AUX' || !verb.isWord) return []
  const message = `Seen from “${token.lower}”, which is in the past, the future is told with “would”.`
  return [{ from: will, to: will, message, suggestions: ['would'] }]
}

/** Where “will” stands behind a pronoun, or behind a noun with or without its determiner. */
function modalBehind(at: Place['at'], start: number): number | null {
  let place = start
  if (isOneOf(at(place), SUBJECTS) && at(place + 1)?.lower === 'will') return place + 1
  if (isOneOf(at(place), DETERMINERS)) place += 1
  while (at(place)?.pos === 'ADJ') place += 1
  while (at(place)?.pos === 'NOUN') place += 1
  return at(place - 1)?.pos === 'NOUN' && place > start && at(place)?.lower === 'will' ? place : null
}
