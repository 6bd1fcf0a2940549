import { ACCUSATIVES } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const ADVISE_OF: Readonly<Record<string, string>> = wordTable({
  suggest: 'advise',
  suggests: 'advises',
  suggested: 'advised',
})
const SUBJECT_OF: Readonly<Record<string, string>> = wordTable({
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
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
  const [person, to] = [at(1), at(2)]
  if (person === undefined || to === undefined) return []
  const that = phrase(token, 'that', SUBJECT_OF[person.lower] ?? person)
  const message = `One suggests that somebody does something, or advises somebody: “${advise} ${person.lower} to …”.`
  return [{ from: token, to, message, suggestions: [that, phrase(likeCase(token, advise), person, 'to')] }]
}
