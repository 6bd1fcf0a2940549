import { ACCUSATIVES, ARTICLES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const PREPOSITIONS = wordSet('of without by at in about from despite before after for')
/** Expressions whose “to” is a preposition. */
const FORWARD = wordSet('accustomed dedicated devoted addicted opposed')
/** Nouns behind a preposition, or verbs of another clause: “out of reach”, “never before have we”. */
const NOT_HERE = wordSet('reach lead mean think have live follow')
/** “have to”, “how to” … are none of them, but these may end a clause before the verb: “what we think of make …”. */
const SURE = wordSet('of without by instead before after for about')
/** Also nouns: verbs only where an object follows. */
const MORE_VERBS = readWords('words/verbs-and-nouns')
const OBJECTS = withWords(
  POSSESSIVES,
  ACCUSATIVES,
  ARTICLES,
  'it many money people new english breakfast dinner lunch some someone everyone able happy successful healthy',
)
const QUESTION_WORDS = wordSet('what which who where')

export const gerundAfterPreposition: Rule = {
  id: 'gerund-after-preposition',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    if (isOneOf(tokens[0], QUESTION_WORDS)) return []
    return placesOf(tokens).flatMap(matchAt)
  },
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (verb === undefined || verb.lower !== verb.lemma) return []
  const isSure = isOneOf(token, SURE) && MORE_VERBS.has(verb.lower) && isOneOf(at(2), OBJECTS)
  const isBe = token.lower === 'for' && verb.lower === 'be'
  if (!PLAIN_VERBS.has(verb.lower) && !isSure && !isBe) return []
  if (NOT_HERE.has(verb.lower) || at(2)?.text === '-' || at(2)?.text === ',') return []
  const isLook = at(-1)?.lower === 'forward' && at(-2)?.lemma === 'look'
  const isForward = token.lower === 'to' && (isLook || isOneOf(at(-1), FORWARD))
  if (!isForward && !PREPOSITIONS.has(token.lower)) return []
  const right = ingForm(verb.lower)
  const message = `After “${token.lower}” comes the -ing form: “${right}”.`
  if (token.lower !== 'for') return [{ from: verb, to: verb, message, suggestions: [right] }]
  // “for” before a verb mostly means a purpose.
  const purpose = `To say what for, use “to ${verb.lower}”.`
  return [{ from: token, to: verb, message: purpose, suggestions: [phrase('to', verb), phrase('for', right)] }]
}
