import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

const ADVERBS = wordSet('very not also really too always more so often')
const ADJECTIVES =
  wordSet(`important necessary good better difficult easy easier possible impossible hard harder useful true clear interesting
  dangerous expensive essential convenient healthy obvious wrong right best vital crucial helpful advisable`)
/** Behind these a clause begins; in “that is”, “so is”, “but is” the subject may stand before. */
const OPENERS = wordSet('so but that opinion')
/** What the sentence says of “it”. */
const GOES_ON = /^(?:to|that|for|if|when)$/u

export const clauseIt: Rule = {
  id: 'clause-it',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => tokens.flatMap((_, index) => [...isGood(tokens, index), ...depends(tokens, index)]),
}

/** “…, so is necessary to be a specialist”, “in my opinion is better to know” */
function isGood(tokens: readonly Token[], index: number): RuleMatch[] {
  const [before, be] = [tokens[index - 1], tokens[index]]
  if (be === undefined || be.lower !== 'is' || !isOneOf(before, OPENERS)) return []
  const distance = isOneOf(tokens[index + 1], ADVERBS) ? 2 : 1
  if (!isOneOf(tokens[index + distance], ADJECTIVES) || !GOES_ON.test(tokens[index + distance + 1]?.lower ?? ''))
    return []
  const isOpinion =
    before?.lower === 'opinion' && tokens[index - 2]?.lower === 'my' && tokens[index - 3]?.lower === 'in'
  const isAfterComma = /^(?:so|but)$/u.test(before?.lower ?? '') && tokens[index - 2]?.text === ','
  const isThought =
    before?.lower === 'that' && /^(?:thinks?|believes?|says?|said|knows?)$/u.test(tokens[index - 2]?.lower ?? '')
  if (
    !isOpinion &&
    !isThought &&
    !(
      isAfterComma &&
      /^(?:necessary|possible|impossible|important|true|better|easier|difficult|clear)$/u.test(
        tokens[index + distance]?.lower ?? '',
      ) &&
      before?.lower !== 'but'
    )
  )
    return []
  return [match(be)]
}

/** “I think that depends on the person” */
function depends(tokens: readonly Token[], index: number): RuleMatch[] {
  const verb = tokens[index]
  if (verb?.lower !== 'depends' || !/^(?:on|of|from)$/u.test(tokens[index + 1]?.lower ?? '')) return []
  const before = tokens[index - 1]
  const isThought = before?.lower === 'that' && /^(?:think|believe|say|opinion)$/u.test(tokens[index - 2]?.lower ?? '')
  return index === 0 || isThought || (before?.lower === 'think' && tokens[index - 2]?.lower === 'i')
    ? [match(verb)]
    : []
}

function match(verb: Token): RuleMatch {
  const right = phrase('it', verb.lower)
  const shown = verb.text === verb.lower ? right : `It ${verb.lower}`
  return { from: verb, to: verb, message: `The subject is missing: “${right} …”.`, suggestions: [shown] }
}
