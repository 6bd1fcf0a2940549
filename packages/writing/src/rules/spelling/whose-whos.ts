import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const OWNED = wordSet(
  'parents mother father name names house car job children family brother sister friend friends life wife husband home phone book work idea son daughter dream money first',
)

export const whoseWhos: Rule = {
  id: 'whose-whos',
  type: 'SPELLING',
  reads: 'written',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...contraction(place), ...possessive(place)]),
}

/** “children who's parents work” */
function contraction({ token, at }: Place): RuleMatch[] {
  const [mark, noun] = [at(1), at(2)]
  const isGlued = token.lower === "who's"
  const to = isGlued ? token : mark
  const owned = isGlued ? mark : noun
  if ((!isGlued && (token.lower !== 'who' || mark?.lower !== "'s")) || to === undefined) return []
  if (!isOneOf(owned, OWNED) || owned?.lower === 'first' || owned?.lower === 'home') return []
  return [
    { from: token, to, message: '“who’s” is “who is”; what belongs to someone is “whose”.', suggestions: ['whose'] },
  ]
}

/** “the man whose coming” */
function possessive({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'whose' || !/^(?:going|coming|a|the)$/u.test(at(1)?.lower ?? '')) return []
  if (/^(?:going|coming)$/u.test(at(1)?.lower ?? '') && at(2)?.pos === 'NOUN') return []
  if (
    /^(?:going|coming)$/u.test(at(1)?.lower ?? '') &&
    !/^(?:to|from|with|in|home|here|there)$/u.test(at(2)?.lower ?? '')
  )
    return []
  return [
    {
      from: token,
      to: token,
      message: '“whose” shows what belongs to someone; “who is” is “who’s”.',
      suggestions: ['who’s'],
    },
  ]
}
