import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const BE = wordSet('is was')
/** “a place which it is possible to visit”: “it” stands for what follows. */
const OF_WHAT_FOLLOWS = wordSet(
  'possible impossible important necessary easy hard difficult better best good useful worth said thought hoped believed',
)

const FINITE_VERBS = withWords(FINITE_BE, 'has have can do does')

export const whichIt: Rule = {
  id: 'which-it',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “the park which it is free”, “a man who he lives here” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [before, pronoun, verb, next] = [at(-1), at(1), at(2), at(3)]
  if (before === undefined || pronoun === undefined || verb === undefined || before.pos === 'ADP') return []
  const isIt = token.lower === 'which' && pronoun.lower === 'it' && isOneOf(verb, BE)
  const isPerson = token.lower === 'who' && /^(?:he|she|they)$/u.test(pronoun.lower) && before.pos === 'NOUN'
  if (isIt) {
    if (!/^(?:ADJ|DET|VERB|ADV|ADP)$/u.test(next?.pos ?? '') || isOneOf(next, OF_WHAT_FOLLOWS)) return []
    // “the state which it is in”, “the plan which it was made for”
    const last = at(4)
    if (next?.pos === 'ADP' && (last === undefined || !last.isWord)) return []
    if (next?.pos === 'VERB' && (last?.isWord !== true || !/^(?:DET|NOUN|PRON|PROPN)$/u.test(at(5)?.pos ?? '')))
      return []
  } else if (!isPerson || !FINITE_VERBS.has(verb.lower) || next?.pos !== 'ADJ') return []
  const message = `“${token.lower}” is the subject already: leave out “${pronoun.lower}”.`
  return [{ from: token, to: pronoun, message, suggestions: [token.text, phrase('and', pronoun)] }]
}
