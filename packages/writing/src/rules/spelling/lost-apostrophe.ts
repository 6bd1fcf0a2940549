import { CLAUSE_OPENERS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const FULL_OF: Readonly<Record<string, string>> = wordTable({ ca: 'can’t', wo: 'won’t' })
const PERSONS = withWords(SUBJECT_PRONOUNS, 'people that this which who nobody')
const MORE_BASES = wordSet('be have do')
/** “your right hand”, “your welcome letter”: only an end shows that a person is described. */
const STATES = wordSet('right wrong welcome late sure')
const END = /^(?:[.,!?]|and|but|about|because|if|that)$/u

const BEFORE_SUBJECTS = withWords(CLAUSE_OPENERS, 'think know hope say ,')

export const lostApostrophe: Rule = {
  id: 'lost-apostrophe',
  type: 'SPELLING',
  reads: 'written',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...cant(place), ...lets(place), ...your(place)]),
}

/** “He cant come”, “there wont be time”: the tagger cuts it into “ca” and “nt”. */
function cant({ token, at }: Place): RuleMatch[] {
  const right = FULL_OF[token.lower]
  const [rest, verb] = [at(1), at(2)?.lower ?? '']
  if (right === undefined || rest?.lower !== 'nt' || rest.start !== token.end) return []
  if (!PERSONS.has(at(-1)?.lower ?? '') && !VERB_BASES.has(verb) && !MORE_BASES.has(verb)) return []
  return [
    { from: token, to: rest, message: `The apostrophe is missing: “${right}”.`, suggestions: [likeCase(token, right)] },
  ]
}

/** “Lets go home” */
function lets({ token, index, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'lets' || index > 0 || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !MORE_BASES.has(verb.lower)) return []
  return [
    { from: token, to: token, message: 'The apostrophe is missing: “Let’s”.', suggestions: [likeCase(token, 'let’s')] },
  ]
}

/** “I think your right.” */
function your({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'your' || !STATES.has(at(1)?.lower ?? '')) return []
  const isClause = index === 0 || BEFORE_SUBJECTS.has(at(-1)?.lower ?? '')
  if (!isClause || (at(2) !== undefined && !END.test(at(2)?.lower ?? ''))) return []
  return [
    { from: token, to: token, message: 'Here “you are” is meant: “you’re”.', suggestions: [likeCase(token, 'you’re')] },
  ]
}
