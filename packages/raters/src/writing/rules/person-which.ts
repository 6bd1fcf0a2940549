import type { Rule, RuleMatch } from './rule.ts'
import { type Place, placesOf, wordSet } from './tokens.ts'

const PERSONS = wordSet(`people man men woman women child children person persons student students teacher teachers
  friend friends parents boy boys girl girls doctor doctors scientist scientists researcher researchers worker workers
  employee employees customer customers player players driver drivers farmer farmers citizen citizens resident
  residents tourist tourists visitor visitors patient patients author learner learners someone anyone everyone`)

export const personWhich: Rule = {
  id: 'person-which',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const person = at(-1)
  const next = at(1)
  if (token.lower !== 'which' || person === undefined || !PERSONS.has(person.lower)) return []
  // “He asked people which colour they liked” is a question.
  if (next === undefined || !/^(?:VERB|AUX)$/u.test(next.pos)) return []
  if (/^(?:ask|tell|show|teach)/u.test(at(-2)?.lemma ?? '') || /^(?:of|by|from)$/u.test(at(-2)?.lower ?? '')) return []
  const message = `For people say “who”, not “which”.`
  return [{ from: token, to: token, message, suggestions: ['who'] }]
}
