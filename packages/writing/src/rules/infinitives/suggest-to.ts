import { ACCUSATIVES } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const ADVISE_OF: Readonly<Record<string, string>> = wordTable({
  suggest: 'advise',
  suggests: 'advises',
  suggested: 'advised',
})
const PERSONS = withWords(ACCUSATIVES, 'her you people')

export const suggestTo: Rule = {
  id: 'suggest-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const advise = ADVISE_OF[token.lower]
  if (advise === undefined || !PERSONS.has(at(1)?.lower ?? '') || at(2)?.lower !== 'to') return []
  const message = `One suggests something, but advises somebody: “${advise} ${at(1)?.lower} to …”.`
  return [{ from: token, to: token, message, suggestions: [advise] }]
}
