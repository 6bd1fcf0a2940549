import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const TAKE_GERUND = wordSet(
  'enjoy avoid finish mind suggest consider deny risk imagine postpone delay quit dislike practise',
)

/** “He made up his mind to go.” */
const NOUN_SIGNS = withWords(POSSESSIVES, 'the a this that of in')

export const gerundAfterVerb: Rule = {
  id: 'gerund-after-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [to, verb] = [at(1), at(2)]
  if (
    !TAKE_GERUND.has(token.lemma) ||
    token.pos !== 'VERB' ||
    token.lower === 'minded' ||
    to?.lower !== 'to' ||
    verb === undefined
  )
    return []
  if (verb.lower !== verb.lemma || (verb.pos !== 'VERB' && !PLAIN_VERBS.has(verb.lower))) return []
  if (token.lemma === 'mind' && isOneOf(at(-1), NOUN_SIGNS)) return []
  // “It is considered to be …” is the passive, which takes “to”.
  if (token.lemma === 'consider' && token.lower !== 'consider') return []
  const right = ingForm(verb.lower)
  return [
    { from: to, to: verb, message: `After “${token.lemma}” comes the -ing form: “${right}”.`, suggestions: [right] },
  ]
}
