import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const SINGLE = wordSet('every each another')
/** Plurals whose singular the tagger does not give. */
const SINGULARS: Readonly<Record<string, string>> = wordTable({
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
})

export const eachSingular: Rule = {
  id: 'each-singular',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (!SINGLE.has(token.lower)) return []
  // “we give each other gifts”
  if (token.lower === 'each' && /^others?$/u.test(at(1)?.lower ?? '')) return []
  const noun = at(1)?.pos === 'ADJ' ? at(2) : at(1)
  if (noun?.pos !== 'NOUN' || !isPlural(noun.lower, noun.lemma)) return []
  // “each makes it easy”, “every summary names cotton”: a verb.
  const isVerb = THIRD_PERSONS.has(noun.lower) && /^(?:DET|PRON|NOUN|ADJ)$/u.test(at(at(1) === noun ? 2 : 3)?.pos ?? '')
  if (isVerb) return []
  // “one listens, another wakes up”
  if (
    token.lower === 'another' &&
    THIRD_PERSONS.has(noun.lower) &&
    /^(?:ADP|ADV|PART|DET|PRON)$/u.test(at(2)?.pos ?? '')
  )
    return []
  const isOne = token.lower === 'another' && /^(?:is|was|to|why|of|for)$/u.test(at(2)?.lower ?? '')
  if (token.lower === 'another' && at(1) === noun && !isOne) return [other(token, noun)]
  // “Each teachers’ union”: the possessive is not plural.
  if ((token.lower === 'another' && !isOne) || at(2)?.lower === "'s" || at(2)?.text === "'" || at(3)?.text === "'")
    return []
  const singular = SINGULARS[noun.lower] ?? noun.lemma
  const message = `After “${token.lower}” the noun is singular: “${singular}”.`
  return [{ from: noun, to: noun, message, suggestions: [singular] }]
}

function other(token: Token, noun: Token): RuleMatch {
  const message = `“another” means one more; before “${noun.lower}” say “other”.`
  return { from: token, to: token, message, suggestions: [likeCase(token, 'other')] }
}
