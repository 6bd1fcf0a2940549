import { MODALS, SINGULAR_PRONOUNS } from '@rehearsal/english/classes/classes'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { TIMELESS_ADVERBS } from '../rule/recurring-words.ts'

/** One of these before the pronoun asks for the base form: “does he know”, “may she live”. */
const INVERTERS = wordSet('do does did have had not nor neither let lest so only than as')
/** “They suggest that he go”, “if he be” */
const GOVERNORS =
  /^(?:suggest\w*|recommend\w*|demand\w*|insist\w*|require\w*|propose\w*|ask\w*|request\w*|urge\w*|important|essential|vital|necessary|imperative|crucial|wish\w*|lest|order\w*|if|whether|unless|prefer\w*|desir\w*|god)$/u
const SAME_PAST = new Set(
  [...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
)

export const heBase: Rule = {
  id: 'he-base',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) =>
    placesOf(tokens)
      .filter(({ token }) => SINGULAR_PRONOUNS.has(token.lower))
      .flatMap((place) =>
        matchAt(
          place,
          tokens.slice(0, place.index).some(({ lower }) => GOVERNORS.test(lower)),
          tokens.at(-1)?.text === '?',
        ),
      ),
}

/** “… and her son he know the names”, “the food is bad it have a lot of sugar” */
function matchAt({ token, at }: Place, isGoverned: boolean, isQuestion: boolean): RuleMatch[] {
  if (isGoverned || isQuestion) return []
  const verb = isOneOf(at(1), TIMELESS_ADVERBS) ? at(2) : at(1)
  const [before, earlier] = [at(-1), at(-2)]
  if (verb === undefined || [before, earlier, at(-3)].some((each) => isOneOf(each, INVERTERS) || isOneOf(each, MODALS)))
    return []
  const isObjectToo = token.lower === 'it'
  // “make it have a lid”, “of it have been lost”: an object, or part of a subject.
  if (
    isObjectToo &&
    (verb.lower !== 'have' || !/^(?:NOUN|ADJ)$/u.test(before?.pos ?? '') || isOneOf(at(2), wordSet('been')))
  )
    return []
  if (!isObjectToo && (before?.lower === 'and' || before?.lower === 'or')) return []
  const isBase =
    verb.lower === 'have' || (PLAIN_VERBS.has(verb.lower) && !SAME_PAST.has(verb.lower) && verb.pos === 'VERB')
  if (!isBase || at(verb === at(1) ? 2 : 3)?.text === '-') return []
  const right = thirdPersonForm(verb.lower)
  return [{ from: verb, to: verb, message: `After “${token.lower}” the verb is “${right}”.`, suggestions: [right] }]
}
