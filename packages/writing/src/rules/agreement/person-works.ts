import { CLAUSE_OPENERS, DETERMINERS } from '@rehearsal/english/classes/classes'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const OWNERS = withWords(withoutWords(DETERMINERS, 'its these those'), 'every each')
const OPENERS = withWords(CLAUSE_OPENERS, ', so although while think')
/** Nouns as well: what follows tells that they are verbs. */
const VERBS = wordSet(`work love like help need want start play use call walk talk travel drink cook dream hope plan
  visit show try look stay study watch drive`)
const FOLLOWING = wordSet(`hard in at for with very to my his her our their me him us them you a the every english alone
  on many everything everyone`)
/** An earlier word may ask for the base form. */
const GOVERNORS =
  /^(?:can|could|may|might|must|shall|should|will|would|let|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|suggest\w*|recommend\w*|demand\w*|insist\w*|does|did|do|important|necessary|and|or|to|with|where)$/u

export const personWorks: Rule = {
  id: 'person-works',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “My mother work hard.” “because the teacher help us” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [owner, opener, verb] = [at(-1), at(-2), at(1)]
  if (!PERSON_NOUNS.has(token.lower) || !isOneOf(owner, OWNERS) || verb === undefined || !VERBS.has(verb.lower))
    return []
  if (index > 1 && !isOneOf(opener, OPENERS)) return []
  if (!isOneOf(at(2), FOLLOWING)) return []
  for (let back = -3; at(back) !== undefined; back -= 1) if (GOVERNORS.test(at(back)?.lower ?? '')) return []
  // “and the child talk” belongs to two; “the user help for beginners” is a thing.
  if (
    opener?.lower === 'and' ||
    (/^(?:the|this)$/u.test(owner?.lower ?? '') && /^(?:for|in|on|at)$/u.test(at(2)?.lower ?? ''))
  )
    return []
  const right = thirdPersonForm(verb.lower)
  return [{ from: verb, to: verb, message: `“${token.lower}” is one: “${right}”.`, suggestions: [right] }]
}
