import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const ADJECTIVES =
  wordSet(`small big expensive hot cold late early hard difficult easy old young long short far fast slow
  high low heavy busy tired loud noisy dangerous strong weak hungry bad good crowded boring poor rich many much often
  soon dark warm`)
const BE = wordSet('is are was were be am been get gets got it feel seems looks')

export const toToo: Rule = {
  id: 'to-too',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...to(place), ...too(place)]),
}

/** “is to small” */
function to({ token, at }: Place): RuleMatch[] {
  const next = at(2)
  if (token.lower !== 'to' || !isOneOf(at(1), ADJECTIVES)) return []
  const isEnd = next === undefined || !next.isWord || /^(?:for|to|in|and|because|that|when|now|at)$/u.test(next.lower)
  const isMuch =
    /^(?:many|much)$/u.test(at(1)?.lower ?? '') && /^(?:NOUN|ADJ)$/u.test(next?.pos ?? '') && at(3)?.pos !== 'DET'
  // “I have been to many countries”, “He gave it to many people.”
  if (isMuch && /^(?:been|it)$/u.test(at(-1)?.lower ?? '')) return []
  // “What football is to many people …”
  if (isMuch && at(-1)?.pos === 'AUX' && isOneOf(at(-1), BE) && at(-2)?.lower !== 'there') return []
  // “the help is to many a comfort”, “listen to good and bad”, “from cold to hot”.
  if (!isOneOf(at(-1), BE) || (!isEnd && !isMuch) || at(2)?.lower === 'a') {
    const isHave = isMuch && /^(?:have|has|had|spend|use|eat|with|there)$/u.test(at(-1)?.lower ?? '')
    if (!isHave) return []
  }
  const message = 'More than enough is “too”, with two o’s.'
  return [{ from: token, to: token, message, suggestions: ['too'] }]
}

/** “want too go” */
function too({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  const isVerbNext = at(1)?.pos === 'VERB' && at(1)?.lower === at(1)?.lemma && !ADJECTIVES.has(at(1)?.lower ?? '')
  if (
    token.lower !== 'too' ||
    !isVerbNext ||
    !/^(?:want|wants|wanted|need|needs|needed|like|going|able|have|has|had|try|decided|hope)$/u.test(
      before?.lower ?? '',
    )
  )
    return []
  return [{ from: token, to: token, message: 'Before a verb stands “to”, with one o.', suggestions: ['to'] }]
}
