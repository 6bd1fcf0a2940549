import { BE_FORMS, MID_ADVERBS } from '@rehearsal/english/classes/classes'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const BETWEEN = withWords(
  withoutWords(MID_ADVERBS, 'now sometimes still'),
  'not mainly mostly completely totally partly first',
)
/** Also adjectives or nouns: “he is broke”, “it was bore and valve”, “the lay people”. */
const OTHER_WORDS = wordSet('broke bore lay rose saw fell drove rang lain became arose')

export const passiveParticiple: Rule = {
  id: 'passive-participle',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (!BE_FORMS.has(token.lower)) return []
  let distance = 1
  while (BETWEEN.has(at(distance)?.lower ?? '')) distance += 1
  const verb = at(distance)
  const forms = verb === undefined || OTHER_WORDS.has(verb.lower) ? undefined : DISTINCT_PASTS.get(verb.lower)
  if (verb === undefined || forms === undefined) return []
  const message = `After “${token.lower}” comes the participle: “${forms.participle}”.`
  return [{ from: verb, to: verb, message, suggestions: [forms.participle] }]
}
