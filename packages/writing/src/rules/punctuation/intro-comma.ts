import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

/** Openings that hardly anybody leaves without their comma; behind “in my opinion” or “therefore” both ways are usual. */
const PHRASES = [
  'in conclusion',
  'in addition',
  'on the other hand',
  'first of all',
  'in other words',
  'to sum up',
  'to conclude',
  'for instance',
  'for example',
  'as a conclusion',
  'last but not least',
  'on the contrary',
  'however',
  'moreover',
  'furthermore',
  'firstly',
  'secondly',
  'thirdly',
  'additionally',
  'actually',
  'similarly',
  'generally speaking',
  'in contrast',
  'in summary',
  'to summarize',
  'all in all',
  'nevertheless',
  'nonetheless',
].map((words) => words.split(' '))
/** What a main clause begins with. */
const SUBJECTS = wordSet('i we you he she it they this these there the my our people many some most a if when because')

export const introComma: Rule = {
  id: 'intro-comma',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => {
    const words = PHRASES.find((each) => each.every((word, index) => tokens[index]?.lower === word))
    const [last, next] = words === undefined ? [] : [tokens[words.length - 1], tokens[words.length]]
    if (words === undefined || last === undefined || !isOneOf(next, SUBJECTS)) return []
    // “However the plan ends, …”
    if (/^however$/u.test(words[0] ?? '') && /^(?:the|my|our|many|a|some|most|there)$/u.test(next?.lower ?? ''))
      return []
    const opening: RuleMatch = {
      from: last,
      to: last,
      message: `After “${phrase(...words)}” at the start of a sentence stands a comma.`,
      suggestions: [`${last.text},`],
    }
    return [opening]
  },
}
