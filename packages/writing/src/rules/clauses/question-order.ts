import { FINITE_BE, FINITE_DO, MODALS, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'
import { OPEN_QUESTION_WORDS } from '../rule/recurring-words.ts'

const SUBJECTS = withWords(NOMINATIVES, 'you people')
const LONGEST = 12

export const questionOrder: Rule = {
  id: 'question-order',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => {
    const [word, subject, verb] = tokens
    if (tokens.at(-1)?.text !== '?' || tokens.length > LONGEST || !isOneOf(word, OPEN_QUESTION_WORDS)) return []
    if (subject === undefined || verb === undefined || !isOneOf(subject, SUBJECTS)) return []
    // “What you said is true?”: another verb has the order of a question.
    if (
      tokens
        .slice(3)
        .some(({ lower, text }) => FINITE_BE.has(lower) || MODALS.has(lower) || text === ',' || FINITE_DO.has(lower))
    )
      return []
    const right = orderOf(subject.lower, subject.text, verb.lower, verb.text)
    if (right === null) return []
    const message = `In a question a verb stands before “${subject.lower}”: “${right}”.`
    const match: RuleMatch = { from: subject, to: verb, message, suggestions: [right] }
    return [match]
  },
}

/** “What you are doing?” “Where you live?” */
function orderOf(subject: string, subjectText: string, verb: string, verbText: string): string | null {
  if (FINITE_BE.has(verb) || MODALS.has(verb)) return phrase(verb, subjectText)
  if (!VERB_BASES.has(verb) && verb !== 'have') return null
  return phrase(/^(?:he|she)$/u.test(subject) ? 'does' : 'do', subjectText, verbText)
}
