import type { Rule, RuleMatch } from './rule.ts'
import { phrase, wordSet } from './tokens.ts'

/** What opens the sentence, and what must then not open its second half. */
const SECOND_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  although: wordSet('but'),
  though: wordSet('but'),
  because: wordSet('so therefore'),
  since: wordSet('so therefore'),
}
/** “so that”, “but also”, “so much” belong to something else. */
const CONTINUED = wordSet('that also much many far')

export const doubleConjunction: Rule = {
  id: 'double-conjunction',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const opener = tokens[0]?.lower === 'even' ? tokens[1] : tokens[0]
    const seconds = opener === undefined ? undefined : SECOND_OF[opener.lower]
    if (opener === undefined || seconds === undefined || tokens[1]?.lower === 'of') return []
    const comma = tokens.findIndex((token) => token.text === ',')
    const [before, second, next] = [tokens[comma], tokens[comma + 1], tokens[comma + 2]]
    if (comma < 0 || before === undefined || second === undefined || !seconds.has(second.lower)) return []
    if (next === undefined || CONTINUED.has(next.lower)) return []
    return [match(opener.lower, second, next)]
  },
}

function match(opener: string, second: RuleMatch['from'], next: RuleMatch['from']): RuleMatch {
  const message = `“${opener}” links both parts already: leave out “${second.lower}”.`
  return { from: second, to: next, message, suggestions: [phrase(next)] }
}
