import { isPlural } from '@rehearsal/english/forms/noun-forms'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Adjectives with an -s that learners give them; none of these is a word of its own except “others”. */
const SINGULAR_OF: Readonly<Record<string, string>> = wordTable({
  differents: 'different',
  importants: 'important',
  others: 'other',
  bigs: 'big',
  expensives: 'expensive',
  interestings: 'interesting',
})

export const pluralAdjective: Rule = {
  id: 'plural-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const right = SINGULAR_OF[token.lower]
  if (right === undefined) return []
  const noun = at(1)
  const isBeforePlural = noun?.pos === 'NOUN' && isPlural(noun.lower, noun.lemma)
  // “Some like cats, others dogs.”
  if (token.lower === 'others' && (!isBeforePlural || /^[,;]$/u.test(at(-1)?.text ?? '') || at(-1)?.lower === 'and')) {
    return []
  }
  const message = `Adjectives have no plural: say “${right}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}
