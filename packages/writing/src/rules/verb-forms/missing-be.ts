import { CLAUSE_OPENERS, FINITE_BE, FINITE_HAVE, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { ING_FORMS } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

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
const OPENERS = withWords(CLAUSE_OPENERS, 'so , although while')
const ADVERBS = wordSet('very so too not really always still now')

const FINITE_HELPERS = withWords(FINITE_BE, FINITE_HAVE)

export const missingBe: Rule = {
  id: 'missing-be',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** Adjectives that are no verbs, and are at home behind a person. */
const STATES =
  wordSet(`afraid aware happy unhappy sad angry hungry thirsty busy able unable glad proud ill responsible likely
  capable famous sleepy lucky lonely healthy poor late sorry nervous unemployed jealous`)
const STATE_ADVERBS = wordSet('very so too not really always still now also')
/** “so happy they”, “is he happy”, “as poor they” */
const INVERTERS = /^(?:am|is|are|was|were|be|been|not|nor|neither|than|as|the|do|does|did|make|makes|made|and|or|of)$/u

/** “because they afraid of it”, “and I not happy” */
function bareState({ token, at }: Place): RuleMatch[] {
  const be = BE_OF[token.lower]
  if (be === undefined || !isOneOf(token, NOMINATIVES)) return []
  let place = 1
  while (isOneOf(at(place), STATE_ADVERBS) && place < 3) place += 1
  const [word, next, before] = [at(place), at(place + 1), at(-1)]
  if (!isOneOf(word, STATES) || /^(?:VERB|AUX)$/u.test(next?.pos ?? '') || next?.text === '-') return []
  if (INVERTERS.test(before?.lower ?? '') && !(before?.lower === 'and' && token.lower === 'i' && place === 1)) return []
  // “the later he, the happier they”, “so happy he”: a noun that follows belongs to the adjective.
  if (next?.pos === 'NOUN' || /^(?:ADJ|DET)$/u.test(before?.pos ?? '')) return []
  const message = `The verb is missing: “${token.text} ${be} …”.`
  return [{ from: token, to: token, message, suggestions: [phrase(token, be)] }]
}

function matchAt(place: Place, tokens: readonly Token[]): RuleMatch[] {
  const found = inClause(place, tokens)
  return found.length > 0 ? found : bareState(place)
}

function inClause({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
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
  return index === 0 && !tokens.some((token) => token.text === ',' || FINITE_HELPERS.has(token.lower))
}
