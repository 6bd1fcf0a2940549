import { ACCUSATIVES, BE_FORMS } from '@rehearsal/english/classes/classes'
import { ING_FORMS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { PEOPLE_AT_LARGE } from '../rule/recurring-words.ts'

const MAKE = wordSet('make makes made making let lets')
const OBJECTS = withWords(ACCUSATIVES, PEOPLE_AT_LARGE)

export const makeFeel: Rule = {
  id: 'make-feel',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “It makes people to buy things”, “it makes me feels good”, “it makes them buying more” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const object = at(1)
  if (!MAKE.has(token.lower) || !isOneOf(object, OBJECTS) || BE_FORMS.has(at(-1)?.lower ?? '')) return []
  const [second, third] = [at(2), at(3)]
  if (second === undefined) return []
  const isTo = second.lower === 'to' && third !== undefined && VERB_BASES.has(third.lower) && third.pos === 'VERB'
  if (isTo && !isAim(object)) return [match(token, second, third, third.lower)]
  const base = THIRD_PERSONS.get(second.lower) ?? ING_FORMS.get(second.lower)
  if (
    base === undefined ||
    second.pos !== 'VERB' ||
    /^(?:interesting|exciting|willing|loving|caring|means)$/u.test(second.lower)
  )
    return []
  return [match(token, second, second, base)]
}

/** “He made it to help us.” */
function isAim(object: Token | undefined): boolean {
  return object?.lower === 'it' || object?.lower === 'them'
}

function match(verb: Token, from: Token, to: Token, base: string): RuleMatch {
  const message = `After “${verb.lower}” and its object the verb has neither “to” nor an ending: “${base}”.`
  return { from, to, message, suggestions: [phrase(base)] }
}
