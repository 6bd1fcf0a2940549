import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const SHORT_OF: Readonly<Record<string, string>> = wordTable({
  ours: 'our',
  theirs: 'their',
  yours: 'your',
  hers: 'her',
  mine: 'my',
})

export const oursNoun: Rule = {
  id: 'ours-noun',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “theirs products”, “ours family” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = SHORT_OF[token.lower]
  const noun = at(1)?.pos === 'ADJ' ? at(2) : at(1)
  if (right === undefined || noun === undefined) return []
  // “a mine worker”, “a friend of ours yesterday”, “the coal mine company”
  if (token.lower === 'mine' && !/^(?:of|in|with|is|for|and|to|from|love|like)$/u.test(at(-1)?.lower ?? '')) return []
  if (
    at(-1)?.lower === 'of' &&
    /^(?:NOUN|DET|PRON)$/u.test(at(-2)?.pos ?? '') &&
    token.lower !== 'theirs' &&
    token.lower !== 'ours'
  )
    return []
  if (
    noun.pos !== 'NOUN' ||
    !(
      COUNTED_NOUNS.has(noun.lemma) ||
      /^(?:life|lives|health|money|parents|time|family|work|culture)$/u.test(noun.lower)
    )
  )
    return []
  const message = `Before a noun stands the short form: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}
