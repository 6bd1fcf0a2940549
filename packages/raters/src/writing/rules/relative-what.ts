import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'

const DETERMINERS = wordSet('the a an my his her our their this that every all')
const SUBJECTS = wordSet('i you he she it we they')
/** “He told the children what they wanted to hear.” */
const TELLING = /^(?:ask|tell|show|teach|give|remind|inform|advise|explain|describe|question|know|see|learn|decide)/u

export const relativeWhat: Rule = {
  id: 'relative-what',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    if (tokens.some((token) => TELLING.test(token.lemma))) return []
    return placesOf(tokens).flatMap(matchAt)
  },
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [noun, subject, verb] = [at(-1), at(1), at(2)]
  if (token.lower !== 'what' || noun?.pos !== 'NOUN' || !isOneOf(subject, SUBJECTS)) return []
  if (!isOneOf(at(-2), DETERMINERS) && at(-2)?.pos !== 'ADJ') return []
  if (verb === undefined || !/^(?:VERB|AUX)$/u.test(verb.pos)) return []
  const message = `After “${noun.text}” say “that”; “what” means “the thing that”.`
  return [{ from: token, to: token, message, suggestions: ['that'] }]
}
