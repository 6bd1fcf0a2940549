import { MODALS, PLURAL_VERB_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const BEFORE_VERB = withWords(MODALS, PLURAL_VERB_PRONOUNS, 'to not people never also always often')
const AFTER_VERB = wordSet(
  'weight money time your my his her our their its the a job jobs it them interest hope control',
)
const RIGHT_OF: Readonly<Record<string, string>> = wordTable({
  loose: 'lose',
  loosing: 'losing',
  looses: 'loses',
  loosed: 'lost',
})

export const loseLoose: Rule = {
  id: 'lose-loose',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const right = RIGHT_OF[token.lower]
  if (right === undefined) return []
  // “to loose ends”, “let loose the dogs”, “the loose a of bat”.
  const isBase = token.lower === 'loose'
  const isVerb = isBase ? isOneOf(at(-1), BEFORE_VERB) && isOneOf(at(1), AFTER_VERB) : isOneOf(at(1), AFTER_VERB)
  if (!isVerb) return []
  const message = 'No longer to have is “lose”, with one o; “loose” is “not tight”.'
  return [{ from: token, to: token, message, suggestions: [right] }]
}
