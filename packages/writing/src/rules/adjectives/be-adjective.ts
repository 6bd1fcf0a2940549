import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const ADJECTIVE_OF: Readonly<Record<string, string>> = wordTable({
  easily: 'easy',
  hardly: 'hard',
  quickly: 'quick',
  slowly: 'slow',
  dangerously: 'dangerous',
  badly: 'bad',
  happily: 'happy',
  truly: 'true',
  seriously: 'serious',
  strongly: 'strong',
  beautifully: 'beautiful',
  importantly: 'important',
  differently: 'different',
  perfectly: 'perfect',
  usefully: 'useful',
  successfully: 'successful',
  carefully: 'careful',
  safely: 'safe',
  healthily: 'healthy',
  comfortably: 'comfortable',
  necessarily: 'necessary',
  expensively: 'expensive',
  angrily: 'angry',
  greatly: 'great',
  conveniently: 'convenient',
})
const BE = withWords(FINITE_BE, 'be been become becomes became')
const ADVERBS = wordSet('very so too more really not quite')
const END = /^(?:to|for|that|because|and|but|if|when|than|,|\.|!|;)$/u

export const beAdjective: Rule = {
  id: 'be-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “It is very hardly to find a job.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = ADJECTIVE_OF[token.lower]
  if (right === undefined) return []
  const adverb = isOneOf(at(-1), ADVERBS)
  const be = adverb ? at(-2) : at(-1)
  if (!isOneOf(be, BE) || !END.test(at(1)?.lower ?? '.')) return []
  // “It is hardly to be seen”, “not necessarily”, “is, more importantly,”; “is truly and deeply”.
  if (
    !adverb &&
    /^(?:hardly|truly|seriously|greatly|necessarily|strongly|easily|badly)$/u.test(token.lower) &&
    at(1)?.lower !== 'that'
  )
    return []
  if (
    /^(?:not|more)$/u.test(at(-1)?.lower ?? '') &&
    /^(?:necessarily|importantly|quickly|easily|slowly|safely|seriously)$/u.test(token.lower)
  )
    return []
  if (/^(?:and|,)$/u.test(at(1)?.lower ?? '') && !adverb) return []
  const message = `After “${be?.lower ?? 'is'}” the adjective is needed: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}
