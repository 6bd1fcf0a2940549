import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const UNITS = wordSet('seconds minutes hours days weeks months years decades centuries metres meters kilometres miles')
const DETERMINED = wordSet(
  'a the these those my his her our their your its first last next past very quite only every some another following coming',
)
const BEFORE = wordSet('for in within after since')
const BEHIND = wordSet('ago later earlier')

export const aFew: Rule = {
  id: 'a-few',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...few(place), ...lot(place)]),
}

/** “few years ago”, “for few days” */
function few({ token, at }: Place): RuleMatch[] {
  const [before, unit] = [at(-1), at(1)]
  if (token.lower !== 'few' || !isOneOf(unit, UNITS) || isOneOf(before, DETERMINED)) return []
  if (!isOneOf(at(2), BEHIND) && !isOneOf(before, BEFORE)) return []
  return [match(token, `“few ${unit?.text ?? ''}” says that there were hardly any: “a few” is some.`)]
}

/** “Lot of people think so.” */
function lot({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'lot' || at(1)?.lower !== 'of' || at(2)?.isWord !== true) return []
  const before = at(-1)
  const isOpening = before === undefined || !before.isWord
  const isLink = isOneOf(before, wordSet('and but because so that with there’s for from about in to'))
  return isOpening || isLink || before?.pos === 'VERB' ? [match(token, 'Say “a lot of”.')] : []
}

function match(token: Token, message: string): RuleMatch {
  return { from: token, to: token, message, suggestions: [likeCase(token, phrase('a', token.lower))] }
}
