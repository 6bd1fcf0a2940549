import { readWords } from '@rehearsal/english/data/read-words'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const PERSONS = readWords('words/people')

export const personWhich: Rule = {
  id: 'person-which',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const comma = at(-1)?.text === ',' ? 1 : 0
  const person = at(-1 - comma)
  const next = at(1)
  if (token.lower !== 'which' || person === undefined || !PERSONS.has(person.lower)) return []
  // “He asked people which colour they liked” is a question.
  if (next === undefined || !(/^(?:VERB|AUX)$/u.test(next.pos) || /^(?:lives|works|studies|loves)$/u.test(next.lower)))
    return []
  if (/^(?:ask|tell|show|teach)/u.test(at(-2)?.lemma ?? '') || /^(?:of|by|from)$/u.test(at(-2)?.lower ?? '')) return []
  // “He lost to the champion, which was a shame.”: what the whole clause says.
  if (
    comma > 0 &&
    !isOwnKin(at) &&
    !/^(?:works|lives|speaks|studies|loves|likes|wants|helps|helped|lived|worked)$/u.test(next.lower)
  )
    return []
  const message = `For people say “who”, not “which”.`
  return [{ from: token, to: token, message, suggestions: ['who'] }]
}

/** “my grandmother, which is 84 years old”: at the start of the sentence nothing else can be meant. */
function isOwnKin(at: Place['at']): boolean {
  return at(-4) === undefined && /^(?:my|his|her|our|their)$/u.test(at(-3)?.lower ?? '')
}
