import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const MANY_OWNERS = wordSet('their our')
const MANY_PEOPLE = wordSet('people students children parents women men workers teenagers')
const ONE = wordSet('person someone somebody everyone everybody anyone one each every child student man woman friend')
/** “the first year of their life”: counted for each. */
const STRETCHES = wordSet('year years day days quality foundation end way time rest stage')

export const theirLives: Rule = {
  id: 'their-lives',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “they change their life”, “people's life” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [owner, next] = [at(-1), at(1)]
  if (token.lower !== 'life' || token.text !== token.lower || owner === undefined) return []
  const isPeople = /^'s?$/u.test(owner.lower) && MANY_PEOPLE.has(at(-2)?.lower ?? '')
  if (!MANY_OWNERS.has(owner.lower) && !isPeople) return []
  // “someone … their life” is one.
  if (owner.lower === 'their' && tokens.slice(0, index).some(({ lower }) => ONE.has(lower))) return []
  // “Rice is our life.”
  if (/^(?:is|was|be|become|becomes|became|'s)$/u.test(at(-2)?.lower ?? '')) return []
  if (at(-2)?.lower === 'of' && STRETCHES.has(at(-3)?.lower ?? '')) return []
  // “It makes their life easier.”
  if (/^(?:more|less|\p{L}+er)$/u.test(next?.lower ?? '') && next?.pos !== 'SCONJ' && next?.lower !== 'after') return []
  // “their life savings”, “our life-support system”, “our life together”
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || /^(?:-|'s|together|as|is|has|was)$/u.test(next?.lower ?? ''))
    return []
  return [{ from: token, to: token, message: 'Many people have many lives: “lives”.', suggestions: ['lives'] }]
}
