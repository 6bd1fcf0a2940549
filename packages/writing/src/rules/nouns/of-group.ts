import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const QUANTITIES = wordSet('most some many several few all')
/** Proper groups: “some of London”, “most of Europe”. */
const FREE = wordSet('them us you these those which whom what it mine ours yours theirs')

export const ofGroup: Rule = {
  id: 'of-group',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Most of students work.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [of, first] = [at(1), at(2)]
  if (!QUANTITIES.has(token.lower) || of?.lower !== 'of' || first === undefined || FREE.has(first.lower)) return []
  // “a few of”, “the most of”, “as many of”
  if (/^(?:a|as|so|too|very|how|that)$/u.test(at(-1)?.lower ?? '')) return []
  const noun = first.pos === 'ADJ' ? at(3) : first
  const next = at(noun === first ? 3 : 4)
  if (!isManyNoun(noun) || /^(?:'|'s|-|and)$/u.test(next?.lower ?? '')) return []
  const message = `Without “the” or “my” behind it, “${token.lower}” needs no “of”.`
  return [{ from: token, to: of, message, suggestions: [likeCase(token, token.lower)] }]
}

function isManyNoun(noun: Token | undefined): boolean {
  if (noun === undefined || !/^\p{Ll}+$/u.test(noun.text)) return false
  return isIrregularPlural(noun.lower) || (noun.pos === 'NOUN' && isPlural(noun.lower, noun.lemma))
}
