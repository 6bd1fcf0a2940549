import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** What opens the sentence, and what must then not open its second half. */
const SECOND_OF: Readonly<Record<string, ReadonlySet<string>>> = wordTable({
  although: wordSet('but'),
  though: wordSet('but'),
  because: wordSet('so therefore'),
  since: wordSet('so therefore'),
})
/** “so that”, “but also”, “so much” belong to something else. */
const CONTINUED = wordSet('that also much many far')

export const doubleConjunction: Rule = {
  id: 'double-conjunction',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const start = tokens.findIndex((token, index) => token.lower in SECOND_OF && opensClause(tokens, index))
    const opener = tokens[start]
    if (opener === undefined || tokens[start + 1]?.lower === 'of') return []
    const comma = tokens.findIndex((token, index) => index > start && token.text === ',')
    const [second, next] = [tokens[comma + 1], tokens[comma + 2]]
    if (comma < 0 || second === undefined || SECOND_OF[opener.lower]?.has(second.lower) !== true) return []
    if (next === undefined || CONTINUED.has(next.lower)) return []
    return [match(opener.lower, second, next)]
  },
}

/** At the start of the sentence, after “even”, or after an opening like “In conclusion,”. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return before === undefined || (index === 1 && before.lower === 'even') || (index <= 4 && before.text === ',')
}

function match(opener: string, second: RuleMatch['from'], next: RuleMatch['from']): RuleMatch {
  const message = `“${opener}” links both parts already: leave out “${second.lower}”.`
  return { from: second, to: next, message, suggestions: [phrase(next)] }
}
