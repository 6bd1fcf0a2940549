import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { EXISTENCE_VERBS } from '../rule/recurring-words.ts'

const PLACES = wordSet(
  'country class city town village school family house street room world park hometown neighborhood neighbourhood area university company library museum',
)
const OWNERS = wordSet('my our this the their your')

export const placeHave: Rule = {
  id: 'place-have',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => matchIn(tokens),
}

/** “In my country have many mountains.” */
function matchIn(tokens: Parameters<Rule['find']>[0]['tokens']): RuleMatch[] {
  const [preposition, owner, place, fourth, fifth] = tokens
  if (
    !/^(?:in|at|on)$/u.test(preposition?.lower ?? '') ||
    !OWNERS.has(owner?.lower ?? '') ||
    !PLACES.has(place?.lower ?? '')
  )
    return []
  const isComma = fourth?.text === ','
  const [verb, ...rest] = isComma ? [fifth, ...tokens.slice(5)] : [fourth, ...tokens.slice(4)]
  if (verb === undefined || !EXISTENCE_VERBS.has(verb.lower)) return []
  const [next] = rest
  if (next === undefined || !/^(?:DET|NUM|ADJ|NOUN)$/u.test(next.pos)) return []
  const noun = rest.slice(0, 4).find(({ pos }) => pos === 'NOUN')
  if (noun === undefined || rest.slice(0, 3).some(({ pos }) => pos === 'VERB')) return []
  const isMany = isPlural(noun.lower, noun.lemma) || /^(?:many|several|some|two|three)$/u.test(next.lower)
  const right = isMany ? 'there are' : 'there is'
  return [{ from: verb, to: verb, message: `To say that something is there, use “${right}”.`, suggestions: [right] }]
}
