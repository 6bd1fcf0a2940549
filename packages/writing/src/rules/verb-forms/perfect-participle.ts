import { HAVE_FORMS } from '@rehearsal/english/classes/classes'
import { DISTINCT_PASTS, IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const BETWEEN = wordSet('not never ever already just always also recently now only')
/** “I have read”, “it has become”: base and participle are one. */
const SAME = new Set(
  [...IRREGULAR_VERBS.values()].filter((forms) => forms.base === forms.participle).map((forms) => forms.base),
)
/** After “have” also something else: “have broke times” aside, “had saw marks”, “have say”, “have go-ahead”. */
const OTHER_WORDS = wordSet('saw rose bore fell say rang')

export const perfectParticiple: Rule = {
  id: 'perfect-participle',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (!HAVE_FORMS.has(token.lower)) return []
  let distance = 1
  while (BETWEEN.has(at(distance)?.lower ?? '')) distance += 1
  const verb = at(distance)
  // “the experience that he had was wasted”
  if (verb?.lower === 'was' && distance === 1) return []
  if (verb === undefined || OTHER_WORDS.has(verb.lower) || at(distance + 1)?.text === '-') return []
  const past = DISTINCT_PASTS.get(verb.lower)
  const isBase = verb.lower === verb.lemma && PLAIN_VERBS.has(verb.lower) && !SAME.has(verb.lower)
  // “Do you have become …” is no sentence, but “do they have live music” is.
  if (past === undefined && (!isBase || verb.lower === 'live')) return []
  const right = past?.participle ?? participleForm(verb.lower)
  const message = `After “${token.lower}” comes the participle: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
