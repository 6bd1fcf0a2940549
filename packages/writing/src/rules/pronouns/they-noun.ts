import { readWords } from '@rehearsal/english/data/read-words'
import { PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

/** Behind these a clause with “they” may begin. */
const CLAUSE_VERBS = readWords('words/verbs-before-clauses')
const LINKS = wordSet('of with for in from about on to by without')

export const theyNoun: Rule = {
  id: 'they-noun',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “people lost they job”, “the life of they children” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [before, noun, next] = [at(-1), at(1), at(2)]
  if (token.lower !== 'they' || before === undefined || noun === undefined) return []
  if (noun.pos !== 'NOUN' && !COUNTED_NOUNS.has(noun.lower)) return []
  if (VERB_BASES.has(noun.lower) || THIRD_PERSONS.has(noun.lower) || PASTS.has(noun.lower)) return []
  const isObject = before.pos === 'VERB' && !CLAUSE_VERBS.has(before.lower)
  if (!isObject && !LINKS.has(before.lower)) return []
  if (next !== undefined && !/^(?:and|or|,|\.|in|at|on|because|when|to|for|with|but|by|is|are)$/u.test(next.lower))
    return []
  return [{ from: token, to: token, message: 'What belongs to them is “their”.', suggestions: ['their'] }]
}
