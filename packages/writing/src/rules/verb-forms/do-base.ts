import { verbShape } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const DO_FORMS = wordSet('do does did')
const NEGATIONS = wordSet("not n't")
const SUBJECTS = wordSet('i you he she it we they')

export const doBase: Rule = {
  id: 'do-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (!DO_FORMS.has(token.lower)) return []
  const isNegative = NEGATIONS.has(at(1)?.lower ?? '')
  const isQuestion =
    SUBJECTS.has(at(1)?.lower ?? '') && (index === 0 || /^(?:why|how|what|where|when|who)$/u.test(at(-1)?.lower ?? ''))
  const verb = at(2)
  if ((!isNegative && !isQuestion) || verb === undefined) return []
  if ((verb.pos !== 'VERB' && verb.pos !== 'AUX') || verb.lower === verb.lemma) return []
  // “didn't allowed to go”: a passive.
  if (verb.lower === 'allowed' && at(3)?.lower === 'to') return []
  if (verbShape(verb.lower, verb.lemma) === 'base' || /'/u.test(verb.lower)) return []
  const message = `After “${token.lower}${isNegative ? ' not' : ''}” the verb has no ending: “${verb.lemma}”.`
  return [{ from: verb, to: verb, message, suggestions: [verb.lemma] }]
}
