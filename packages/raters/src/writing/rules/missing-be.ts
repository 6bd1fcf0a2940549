import { ING_FORMS } from '../lexicon/common-verbs.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, type Place, placesOf, wordSet } from './tokens.ts'
import { wordTable } from './word-table.ts'

const BE_OF: Readonly<Record<string, string>> = wordTable({
  i: 'am',
  you: 'are',
  we: 'are',
  they: 'are',
  he: 'is',
  she: 'is',
  it: 'is',
  this: 'is',
})
const ADJECTIVES = wordSet(`happy sad tired hungry angry busy sure afraid sorry ready interested excited bored
  important necessary difficult easy possible impossible expensive cheap beautiful good bad big small old young rich poor
  late hot cold kind nice friendly famous dangerous useful sick ill proud glad worried surprised`)
const OPENERS = wordSet('and but because that so if when , although while')
const ADVERBS = wordSet('very so too not really always still now')

export const missingBe: Rule = {
  id: 'missing-be',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const be = BE_OF[token.lower]
  if (be === undefined || (index > 0 && !isOneOf(at(-1), OPENERS))) return []
  if (isQuestion(tokens.slice(0, index))) return []
  const adverb = isOneOf(at(1), ADVERBS)
  const word = adverb ? at(2) : at(1)
  const next = at(adverb ? 3 : 2)
  if (word === undefined || isContinued(next, word)) return []
  const isAdjective = ADJECTIVES.has(word.lower) && token.lower !== 'this'
  const isProgressive =
    ING_FORMS.has(word.lower) &&
    token.lower !== 'it' &&
    token.lower !== 'this' &&
    token.lower !== 'you' &&
    isPlainStart(tokens, index)
  if (!isAdjective && !isProgressive) return []
  const message = `The verb is missing: “${token.text} ${be} …”.`
  return [{ from: token, to: token, message, suggestions: [phrase(token, be)] }]
}

/** “It so happens”, “they kind of like”, “we good friends”, “so late he …”. */
function isContinued(next: Token | undefined, word: Token): boolean {
  if (word.lower === 'kind' || word.lower === 'sick') return next?.lower === 'of'
  return next?.pos === 'VERB' && next.lower !== 'to' && !word.lower.endsWith('ing')
}

/** “made me and him happy”, “is he happy”, “seeing him and them working”. */
function isQuestion(earlier: readonly Token[]): boolean {
  return earlier.some((token) =>
    /^(?:is|are|am|was|were|be|being|with|make|makes|made|find|found|keep|kept|both|not)$/u.test(token.lower),
  )
}

/** “She working late, I went alone” is literary; a stop, not a comma, must end the clause. */
function isPlainStart(tokens: readonly Token[], index: number): boolean {
  return (
    index === 0 &&
    !tokens.some((token) => token.text === ',' || /^(?:is|are|was|were|am|has|have|had)$/u.test(token.lower))
  )
}
