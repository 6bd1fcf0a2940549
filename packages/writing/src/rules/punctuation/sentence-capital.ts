import { capitalised } from '@rehearsal/english/text/capitalised'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

/** What sentences open with; names like “iPhone” may stay small. */
const OPENERS =
  wordSet(`it he she they we you this that these those the there in on at for from my our your his her if when because although
  however many most some people also but and so nowadays today first firstly second secondly finally children students young everyone
  everybody one another sometimes i'm i as while since after before what who how why where do does did is are can could will would
  parents not all every no with without by`)
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
