import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

const WH = wordSet('what where when why how who')
const AUXILIARIES = wordSet('do does did can could will would should is are was were')
const PRONOUNS = wordSet('i you he she it we they')

export const questionMark: Rule = {
  id: 'question-mark',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => {
    const last = tokens.at(-1)
    if (last?.text !== '.' || tokens.length < 5 || !isQuestion(tokens)) return []
    return [{ from: last, to: last, message: 'A question ends with a question mark.', suggestions: ['?'] }]
  },
}

/** “Can you help me.”, “How do you know.”; not “Should you need help, call.” or “What he did is wrong.” */
function isQuestion(tokens: readonly Token[]): boolean {
  const [first, second, third, fourth] = tokens
  if (tokens.some(({ text }) => /^[,:;"“”]$/u.test(text))) return false
  if (isOneOf(first, WH) && isOneOf(second, AUXILIARIES) && isOneOf(third, PRONOUNS))
    return fourth?.isWord === true && third?.lower !== 'it'
  const isYesNo =
    /^(?:do|does|did|can|could)$/u.test(first?.lower ?? '') && isOneOf(second, PRONOUNS) && third?.isWord === true
  return isYesNo && third.pos === 'VERB'
}
