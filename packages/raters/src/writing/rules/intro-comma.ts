import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, wordSet } from './tokens.ts'

/** Openings that English sets off by a comma where a pronoun or an article follows. */
const PHRASES = [
  'in conclusion',
  'in addition',
  'in my opinion',
  'in my view',
  'on the other hand',
  'as a result',
  'first of all',
  'in other words',
  'to sum up',
  'to conclude',
  'for instance',
  'for example',
  'in fact',
  'as a conclusion',
  'last but not least',
  'on the contrary',
  'however',
  'moreover',
  'furthermore',
  'therefore',
  'finally',
  'firstly',
  'secondly',
  'thirdly',
  'besides that',
  'unfortunately',
  'fortunately',
  'consequently',
  'additionally',
  'actually',
  'besides',
  'similarly',
  'in short',
  'in general',
  'generally speaking',
  'for this reason',
  'for these reasons',
  'in contrast',
  'in summary',
  'to summarize',
  'above all',
  'all in all',
  'in my mind',
  'as far as i know',
  'from my point of view',
  'hopefully',
  'surprisingly',
  'sadly',
  'luckily',
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
    // “However the plan ends, …”, “Finally the day came.”
    if (
      /^(?:however|finally|at|therefore)$/u.test(words[0] ?? '') &&
      /^(?:the|my|our|many|a|some|most|there)$/u.test(next?.lower ?? '')
    )
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
