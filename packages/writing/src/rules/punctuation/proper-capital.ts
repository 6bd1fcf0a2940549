import { NAME_PAIRS, PROPER_NAMES } from '@rehearsal/english/words/proper-names'
import { capitalised } from '@rehearsal/english/text/capitalised'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Common words when they do not follow these: “in march”, “last may”. */
const MAYBE = wordSet('march may')
const BEFORE_MAYBE = wordSet('in last next since until')
/** “china cups”, “french windows” and “august company” may be small. */
const SMALL_TOO: Readonly<Record<string, RegExp>> = wordTable({
  august: /^(?:body|company|gathering|institution|bodies)$/u,
  french: /^(?:windows?|fries|doors?)$/u,
  roman: /^(?:numerals?|type)$/u,
})
const OPENERS = wordSet('in from to of')

export const properCapital: Rule = {
  id: 'proper-capital',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (token.text !== token.lower) return []
  // Addresses and tags: “google.com”, “#india”.
  const isJoined = at(1)?.start === token.end && at(2)?.start === at(1)?.end && at(2) !== undefined
  if (/^[#@./_-]$/u.test(at(-1)?.text ?? '') || isJoined) return []
  if (SMALL_TOO[token.lower]?.test(at(1)?.lower ?? '') === true) return []
  const isMonth =
    MAYBE.has(token.lower) && isOneOf(at(-1), BEFORE_MAYBE) && !/^(?:of|on|to|for|be|the|in)$/u.test(at(1)?.lower ?? '')
  const isCountry =
    /^(?:china|turkey|poland|chile)$/u.test(token.lower) &&
    isOneOf(at(-1), OPENERS) &&
    !/^(?:cups?|plates?|sandwich|dinner|tea)$/u.test(at(1)?.lower ?? '') &&
    !(at(-1)?.lower === 'of' && at(-2)?.pos === 'NOUN')
  const pair = NAME_PAIRS.get(`${token.lower} ${at(1)?.lower ?? ''}`)
  if (pair !== undefined) return [match(token, at(1) ?? token, pair)]
  const isSecond = NAME_PAIRS.has(`${at(-1)?.lower ?? ''} ${token.lower}`)
  const right = PROPER_NAMES.get(token.lower) ?? (isMonth || isCountry ? capitalised(token.lower) : undefined)
  return right === undefined || isSecond ? [] : [match(token, token, right)]
}

function match(from: Token, to: Token, right: string): RuleMatch {
  const message = `Names of languages, places, days and months take a capital: “${right}”.`
  return { from, to, message, suggestions: [right] }
}
