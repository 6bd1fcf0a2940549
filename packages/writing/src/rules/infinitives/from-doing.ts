import { OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const PREVENTS = wordSet(
  'prevent prevents prevented preventing discourage discourages discouraged prohibit prohibits prohibited',
)
const OBJECTS = withWords(OBJECT_PRONOUNS, 'people children students')
/** Who is kept from doing something. */
const DOERS = new Set([
  ...[...PERSON_NOUNS].flatMap((noun) => [noun, pluralOf(noun)]),
  ...wordSet('firms companies countries governments schools cars animals men women kids everyone everybody anyone'),
])
const MAX_OBJECT = 3
/** These take a preposition and “-ing” where learners set “to”. */
const LINK_OF: ReadonlyMap<string, string> = new Map([
  ['succeed', 'in'],
  ['succeeded', 'in'],
  ['succeeds', 'in'],
  ['insist', 'on'],
  ['insists', 'on'],
  ['insisted', 'on'],
  ['capable', 'of'],
])

export const fromDoing: Rule = {
  id: 'from-doing',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “us”, “firms”, “the young people”: how many words the object has. */
function objectLength(at: Place['at']): number {
  if (isOneOf(at(1), OBJECTS)) return 1
  let length = 1
  while (/^(?:DET|ADJ|NUM)$/u.test(at(length)?.pos ?? '') && length < MAX_OBJECT) length += 1
  // “They prevent fires to save lives” tells why.
  return isOneOf(at(length), DOERS) ? length : 0
}

/** “it prevents us to go”, “he succeeded to pass”, “capable to do” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const object = PREVENTS.has(token.lower) ? objectLength(at) : 0
  const link = object > 0 ? 'from' : LINK_OF.get(token.lower)
  const [to, verb] = [at(object + 1), at(object + 2)]
  if (link === undefined || to?.lower !== 'to' || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !/^(?:be|have|do)$/u.test(verb.lower)) return []
  const right = phrase(link, ingForm(verb.lower))
  return [
    {
      from: to,
      to: verb,
      message: `“${token.lower}” goes with “${link}” and “-ing”: “${right}”.`,
      suggestions: [right],
    },
  ]
}
