import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase } from '../rule/tokens.ts'
import { EXISTENCE_VERBS } from '../rule/recurring-words.ts'

const MANY = wordSet('many several different some lots no')
const OWNERS = wordSet('my our this that the your every each some these')
const WHERE = wordSet('in at on')

export const missingThere: Rule = {
  id: 'missing-there',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => {
    if (tokens.at(-1)?.text === '?' || tokens.at(-1)?.text === '!') return []
    const place = verbPlace(tokens)
    const verb = place === null ? undefined : tokens[place]
    const next = place === null ? undefined : tokens[place + 1]
    if (place === null || verb === undefined || next === undefined) return []
    const isLot = next.lower === 'a' && /^(?:lot|big|few|new|large|park|good)$/u.test(tokens[place + 2]?.lower ?? '')
    if (place === 0 ? !/^(?:many|several)$/u.test(next.lower) : !isOneOf(next, MANY) && !isLot) return []
    // “Have many seen it”
    if (/^(?:VERB|AUX)$/u.test(tokens[place + 2]?.pos ?? '')) return []
    const right =
      isLot && tokens[place + 2]?.lower !== 'lot' && tokens[place + 2]?.lower !== 'few' ? 'there is' : 'there are'
    const message = `What is somewhere is told by “${right}”.`
    const match: RuleMatch = { from: verb, to: verb, message, suggestions: [likeCase(verb, right)] }
    return [match]
  },
}

/** “In my country have many …”, “Have many …” */
function verbPlace(tokens: readonly Token[]): number | null {
  const [first, second, third] = tokens
  if (/^(?:have|has)$/u.test(first?.lower ?? '')) return 0
  if (!isOneOf(first, WHERE) || !isOneOf(second, OWNERS) || third?.pos !== 'NOUN') return null
  const place = tokens[3]?.text === ',' ? 4 : 3
  return EXISTENCE_VERBS.has(tokens[place]?.lower ?? '') ? place : null
}
