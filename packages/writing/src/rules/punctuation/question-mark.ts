import { FINITE_BE, FINITE_DO, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { OPEN_QUESTION_WORDS } from '../rule/recurring-words.ts'

const WH = withWords(OPEN_QUESTION_WORDS, 'who')
const AUXILIARIES = withWords(FINITE_DO, FINITE_BE, 'can could will would should')

const YES_NO_OPENERS = withWords(FINITE_DO, 'can could')

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
  if (isOneOf(first, WH) && isOneOf(second, AUXILIARIES) && isOneOf(third, SUBJECT_PRONOUNS))
    return fourth?.isWord === true && third?.lower !== 'it'
  const isYesNo = YES_NO_OPENERS.has(first?.lower ?? '') && isOneOf(second, SUBJECT_PRONOUNS) && third?.isWord === true
  return isYesNo && third.pos === 'VERB'
}
