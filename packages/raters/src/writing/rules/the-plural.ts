import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, likeCase, type Place, placesOf, wordSet } from './tokens.ts'

/** Many of a kind, of whom something is said in general. */
const KINDS = wordSet(`children kids tourists scientists teenagers youngsters adolescents parents women men companies
  employers employees workers customers robots computers smartphones zoos schools universities teachers doctors drivers
  advertisers consumers governments farmers adults elders citizens pupils patients celebrities politicians students
  travellers travelers exams advertisements friends animals firms`)
/** Where a statement begins. */
const OPENERS = wordSet('that because but so when if think thinks believe believes although though while say says and')
/** What is said in general: no “are”, “have” or “will”, which tell of some just as well. */
const GENERAL =
  wordSet(`should need needs must can cannot ca do does often usually always rarely seldom never want wants
  like likes prefer prefers spend spends know knows think thinks learn learns become becomes still today nowadays
  tend tends`)
const PAST = /^(?:was|were|had|did|said|yesterday|ago|last|these|those|above|following|both)$/u
const TOLD_APART = wordSet('students animals patients pupils')

export const thePlural: Rule = {
  id: 'the-plural',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => (tokens.some(({ lower }) => PAST.test(lower)) ? [] : placesOf(tokens).flatMap(matchAt)),
}

/** “The children need to learn early …”, “I think that the companies should …” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [noun, verb] = [at(1), at(2)]
  if (token.lower !== 'the' || noun === undefined || !KINDS.has(noun.lower) || noun.text !== noun.lower) return []
  if (index > 0 && !isOneOf(at(-1), OPENERS) && !isOpening(at)) return []
  if (!isGeneral(noun, verb)) return []
  const message = `All ${noun.lower} are meant, not some that were named before: leave out “the”.`
  return [{ from: token, to: noun, message, suggestions: [likeCase(token, noun.text)] }]
}

function isGeneral(noun: Token, verb: Token | undefined): boolean {
  if (TOLD_APART.has(noun.lower)) return verb?.lower === 'should' || verb?.lower === 'must'
  return isOneOf(verb, GENERAL)
}

/** “In conclusion, the children should …”, “Nowadays the teenagers spend …” */
function isOpening(at: Place['at']): boolean {
  if (at(-1)?.text === ',') return at(-4) === undefined || at(-3) === undefined
  return (
    at(-2) === undefined &&
    /^(?:nowadays|today|often|sometimes|usually|generally|also|actually)$/u.test(at(-1)?.lower ?? '')
  )
}
