import { NUMBERS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { HYPHENATED_PARTS, HYPHENATED_SPELT } from '@rehearsal/english/words/hyphenated-words'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const TENS = wordSet('twenty thirty forty fifty sixty seventy eighty ninety')
const UNITS = withWords(withoutWords(NUMBERS, 'ten'), 'one')
const KIN = wordSet('mother father brother sister son daughter')

export const hyphenatedWord: Rule = {
  id: 'hyphenated-word',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...pair(place), ...inLaw(place)]),
}

/** “seventy six”, “self confidence” */
function pair({ token, at }: Place): RuleMatch[] {
  const [next, third] = [at(1), at(2)]
  if (next === undefined || next.start !== token.end + 1) return []
  // “twenty two-hour lessons”, “twenty one of them”, “in nineteen thirty five”: a year.
  const isNumber =
    TENS.has(token.lower) &&
    UNITS.has(next.lower) &&
    !/^(?:-|of|or|to)$/u.test(third?.lower ?? '') &&
    at(-1)?.lower.endsWith('teen') !== true
  const isPart = HYPHENATED_PARTS.get(token.lower)?.has(next.lower) === true && !isLetter(token, at(-1))
  return isNumber || isPart ? [match(token, next, `${token.lower}-${next.lower}`)] : []
}

/** “plan E books”, “the letter X” */
function isLetter(token: Token, before: Token | undefined): boolean {
  return token.text.length === 1 && (token.text !== token.lower || before?.lower === 'letter')
}

/** “my mother in law” */
function inLaw({ token, at }: Place): RuleMatch[] {
  const [link, law] = [at(1), at(2)]
  if (!KIN.has(token.lower) || link?.lower !== 'in' || law?.lower !== 'law') return []
  // “a brother in law school”, “a son in law and order”
  if (/^(?:school|schools|firm|firms|office|degree|student|students|enforcement|courts|and)$/u.test(at(3)?.lower ?? ''))
    return []
  return [match(token, law, `${token.lower}-in-law`)]
}

function match(from: Token, to: Token, word: string): RuleMatch {
  const right = likeCase(from, HYPHENATED_SPELT.get(word) ?? word)
  return { from, to, message: `These words make one: “${right}”.`, suggestions: [right] }
}
