import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const WANT = wordSet('want wants wanted')
const OBJECT_OF: Readonly<Record<string, string>> = wordTable({
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  you: 'you',
  it: 'it',
})

const OWNED = withWords(POSSESSIVES, 'the people all every everyone')

export const wantThat: Rule = {
  id: 'want-that',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [that, subject, noun] = [at(1), at(2), at(3)]
  if (!isOneOf(token, WANT) || that?.lower !== 'that' || subject === undefined) return []
  const object = OBJECT_OF[subject.lower]
  // “I want that book”, “want that very much”: it points at something.
  const isOwned = OWNED.has(subject.lower)
  if (object === undefined && !isOwned) return []
  const verb = object === undefined ? (isOwned && noun?.pos === 'NOUN' ? at(4) : undefined) : at(3)
  const right = object ?? phrase(subject, noun)
  if (verb === undefined || !/^(?:VERB|AUX)$/u.test(verb.pos)) return [match(token, that)]
  const to = object === undefined ? verb : verb
  return [{ from: that, to, message: MESSAGE, suggestions: [phrase(right, 'to', verb.lemma)] }]
}

const MESSAGE = '“Want” goes on without “that”: “want someone to do something”.'

function match(want: RuleMatch['from'], that: RuleMatch['to']): RuleMatch {
  return { from: want, to: that, message: MESSAGE, suggestions: [want.text] }
}
