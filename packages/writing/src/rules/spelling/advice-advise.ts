import { ACCUSATIVES } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const BEFORE_NOUN = wordSet(
  'an some any good bad your my his her their our this that the of give gives gave need for much useful helpful more',
)
const BEFORE_VERB = wordSet('to will would can could should i we they must you doctors')
const OBJECTS = withWords(ACCUSATIVES, 'you her people students to')
/** The other pairs of noun and verb: practice and practise are one word in America. */
const NOUN_OF: Readonly<Record<string, string>> = wordTable({ advise: 'advice', advises: 'advice', advices: 'advice' })

export const adviceAdvise: Rule = {
  id: 'advice-advise',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...noun(place), ...verb(place)]),
}

/** “some good advise” */
function noun({ token, at }: Place): RuleMatch[] {
  const right = NOUN_OF[token.lower]
  if (right === undefined || token.lower === 'advices' || !isOneOf(at(-1), BEFORE_NOUN)) return []
  if (/^(?:more|that|the)$/u.test(at(-1)?.lower ?? '') && isOneOf(at(1), OBJECTS)) return []
  return [
    {
      from: token,
      to: token,
      message: 'The noun is “advice”; “advise” is the verb.',
      suggestions: [likeCase(token, right)],
    },
  ]
}

/** “I advice you” */
function verb({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'advice' || !isOneOf(at(-1), BEFORE_VERB) || !isOneOf(at(1), OBJECTS) || at(1)?.lower === 'to')
    return []
  return [{ from: token, to: token, message: 'The verb is “advise”; “advice” is the noun.', suggestions: ['advise'] }]
}
