import { ACCUSATIVES, ARTICLES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { ING_FORMS } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const BE_OF: Readonly<Record<string, string>> = wordTable({ i: 'am', we: 'are', they: 'are', he: 'is', she: 'is' })
const OPENERS = wordSet('if because that but so although')
const OBJECTS = withWords(
  ACCUSATIVES,
  ARTICLES,
  withoutWords(POSSESSIVES, 'your'),
  'it only more many in to at with about for very new',
)
const MORE_VERBS = wordSet('work study play live use try wait stay travel')

export const pronounGerund: Rule = {
  id: 'pronoun-gerund',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “If we learning only facts …”, “because they living in a city” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const be = BE_OF[token.lower]
  const [before, verb, next] = [at(-1), at(1), at(2)]
  if (be === undefined || verb === undefined || !isOneOf(before, OPENERS)) return []
  const base = ING_FORMS.get(verb.lower)
  if (base === undefined || !(PLAIN_VERBS.has(base) || MORE_VERBS.has(base)) || !isOneOf(next, OBJECTS)) return []
  // “all but he living in Rome”, “is it that they working”
  if (before?.lower === 'but' && at(-2)?.text !== ',') return []
  const message = `A form in “-ing” needs “${be}” before it; for what is always so, say “${base}”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(token, be, verb), phrase(token, base)] }]
}
