import { HYPHENATED_ADJECTIVES } from '@rehearsal/english/words/hyphenated-words'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

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
  const isLong = HYPHENATED_ADJECTIVES.has(three)
  const written = isLong ? three : two
  const last = isLong ? third : second
  const next = at(isLong ? 3 : 2)
  if (last === undefined || second.start === token.end || next?.text === '-') return []
  if (!HYPHENATED_ADJECTIVES.has(written) || next?.pos !== 'NOUN' || !next.isWord) return []
  // “In the long term costs fall”: a noun of its own.
  // “my English speaking skills”: of speaking English
  if (
    second.lower === 'speaking' &&
    /^(?:skill|test|exam|class|practice|ability|lesson|course|club|level)/u.test(next.lower)
  )
    return []
  if (at(-1)?.text === '-' || /^(?:in|over) the$/u.test(`${at(-2)?.lower ?? ''} ${at(-1)?.lower ?? ''}`)) return []
  const right = likeCase(token, written)
  return [{ from: token, to: last, message: `These words are joined by a hyphen: “${right}”.`, suggestions: [right] }]
}
