import { capitalised } from '../text/capitalised.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'
import { wordTable } from './word-table.ts'

/** Languages, nations, countries, days and months that are no common words as well. */
const NAMES = wordSet(`english chinese spanish french german italian portuguese russian arabic persian japanese korean
  vietnamese indian pakistani iranian mexican brazilian african asian european american british canadian australian
  egyptian greek swedish norwegian ukrainian colombian peruvian argentinian indonesian malaysian thai hindi urdu farsi
  islamic christian muslim spain france germany italy portugal russia iran iraq japan korea vietnam india pakistan mexico
  brazil africa asia europe america britain england scotland ireland canada australia egypt greece sweden norway ukraine
  colombia peru argentina indonesia malaysia thailand london paris tokyo beijing shanghai tehran cairo delhi madrid
  moscow berlin lisbon rome dubai istanbul monday tuesday wednesday thursday friday saturday sunday january february april
  june july august september october november december christmas easter ramadan youtube instagram facebook
  whatsapp twitter`)
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
  if (!NAMES.has(token.lower) && !isMonth && !isCountry) return []
  const right = RIGHT_OF[token.lower] ?? capitalised(token.lower)
  return [
    {
      from: token,
      to: token,
      message: `Names of languages, places, days and months take a capital: “${right}”.`,
      suggestions: [right],
    },
  ]
}

const RIGHT_OF: Readonly<Record<string, string>> = wordTable({ youtube: 'YouTube', whatsapp: 'WhatsApp' })
