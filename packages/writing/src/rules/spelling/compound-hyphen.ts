import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** Two words that are one adjective before a noun: “a part-time job”. */
const PAIRS =
  wordSet(`part-time full-time long-term short-term second-hand well-known well-paid well-educated well-off well-dressed
  low-paid high-speed high-paid low-cost middle-aged old-fashioned hard-working good-looking long-lasting
  long-distance short-distance open-minded narrow-minded hard-earned large-scale small-scale single-parent two-way
  real-life real-time high-tech low-tech world-famous world-class face-to-face user-friendly eco-friendly
  family-friendly environment-friendly sugar-free smoke-free duty-free tax-free english-speaking spanish-speaking
  home-cooked home-made hand-made ready-made man-made time-consuming life-changing fast-growing mouth-watering
  eye-catching heart-breaking thought-provoking full-fledged last-minute state-owned privately-owned self-made
  age-old co-educational non-existent non-stop far-reaching left-handed right-handed short-sighted long-sighted
  absent-minded kind-hearted warm-hearted self-employed self-sufficient self-centred self-conscious bad-tempered`)
export const compoundHyphen: Rule = {
  id: 'compound-hyphen',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “a part time job” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [second, third] = [at(1), at(2)]
  if (second?.isWord !== true) return []
  const two = `${token.lower}-${second.lower}`
  const three = third?.isWord === true ? `${two}-${third.lower}` : ''
  const isLong = PAIRS.has(three)
  const written = isLong ? three : two
  const last = isLong ? third : second
  const next = at(isLong ? 3 : 2)
  if (last === undefined || second.start === token.end || next?.text === '-') return []
  if (!PAIRS.has(written) || next?.pos !== 'NOUN' || !next.isWord) return []
  // “In the long term costs fall”: a noun of its own.
  if (at(-1)?.text === '-' || /^(?:in|over) the$/u.test(`${at(-2)?.lower ?? ''} ${at(-1)?.lower ?? ''}`)) return []
  const right = likeCase(token, written)
  return [{ from: token, to: last, message: `These words are joined by a hyphen: “${right}”.`, suggestions: [right] }]
}
