import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE = wordSet(
  'love like improve change forget lose keep clean use of for with about in from by on enjoy spend waste',
)
const MORE_NOUNS = wordSet(
  'life money time job work health help family country future knowledge english own mind body home letter email house support',
)
const END = /^(?:[.,!?]|and|or|but|because|in|at|on|when|if|with|for|to|is|as|very)$/u

export const youNoun: Rule = {
  id: 'you-noun',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “to love you profession”, “thank you for you help” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (token.lower !== 'you' || !isOneOf(at(-1), BEFORE) || noun === undefined) return []
  if (!(COUNTED_NOUNS.has(noun.lower) || MORE_NOUNS.has(noun.lower)) || noun.text !== noun.lower) return []
  if (next !== undefined && !END.test(next.lower)) return []
  // “what they want for you work to do”, “like you help me”
  if (
    /^(?:like|on|in|from|by)$/u.test(at(-1)?.lower ?? '') &&
    /^(?:work|help|love|use|support|judge|guide|cook|author|own)$/u.test(noun.lower)
  )
    return []
  if (/^(?:home|judge)$/u.test(noun.lower) && at(-1)?.lower !== 'of') return []
  return [{ from: token, to: token, message: 'What belongs to you is “your”.', suggestions: ['your'] }]
}
