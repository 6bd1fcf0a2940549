import { readWords } from '@rehearsal/english/data/read-words'
import { capitalised } from '@rehearsal/english/text/capitalised'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

/** What sentences open with; names like “iPhone” may stay small. */
const OPENERS = readWords('words/sentence-openers')
const MIN_WORDS = 4

export const sentenceCapital: Rule = {
  id: 'sentence-capital',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => matchIn(tokens),
}

/** “it is late now.” A stop at its end shows a sentence. */
function matchIn(tokens: Parameters<Rule['find']>[0]['tokens']): RuleMatch[] {
  const [first] = tokens
  if (first === undefined || !isOneOf(first, OPENERS) || first.text !== first.lower) return []
  if (!/^[.!?]$/u.test(tokens.at(-1)?.text ?? '') || tokens.filter(({ isWord }) => isWord).length < MIN_WORDS) return []
  return [
    { from: first, to: first, message: 'A sentence begins with a capital.', suggestions: [capitalised(first.text)] },
  ]
}
