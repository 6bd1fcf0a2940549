import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, MODALS, phrase } from '../rule/tokens.ts'

const ASKING = wordSet('what where why how when')
const SUBJECTS = wordSet('you they we he she i people')
const BE = wordSet('am is are was were')
const LONGEST = 12

export const questionOrder: Rule = {
  id: 'question-order',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => {
    const [word, subject, verb] = tokens
    if (tokens.at(-1)?.text !== '?' || tokens.length > LONGEST || !isOneOf(word, ASKING)) return []
    if (subject === undefined || verb === undefined || !isOneOf(subject, SUBJECTS)) return []
    // “What you said is true?”: another verb has the order of a question.
    if (
      tokens
        .slice(3)
        .some(
          ({ lower, text }) => BE.has(lower) || MODALS.has(lower) || text === ',' || /^(?:do|does|did)$/u.test(lower),
        )
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
  if (BE.has(verb) || MODALS.has(verb)) return phrase(verb, subjectText)
  if (!VERB_BASES.has(verb) && verb !== 'have') return null
  return phrase(/^(?:he|she)$/u.test(subject) ? 'does' : 'do', subjectText, verbText)
}
