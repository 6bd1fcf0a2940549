import { FINITE_DO, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { verbShape } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { isReportedQuestion } from '../clauses/reported-question.ts'
import { OPEN_QUESTION_WORDS } from '../rule/recurring-words.ts'

const WH = withWords(OPEN_QUESTION_WORDS, 'who')
const NEGATIONS = wordSet('not')

export const doBase: Rule = {
  id: 'do-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (!FINITE_DO.has(token.lower)) return []
  const isNegative = NEGATIONS.has(at(1)?.lower ?? '')
  const isQuestion = SUBJECT_PRONOUNS.has(at(1)?.lower ?? '') && (index === 0 || WH.has(at(-1)?.lower ?? ''))
  // “I know why does it works”: there “does” is at fault (`reported-question`), and the ending stays.
  if (!isNegative && index > 0 && isReportedQuestion(tokens, index - 1)) return []
  const verb = at(2)
  if ((!isNegative && !isQuestion) || verb === undefined) return []
  if ((verb.pos !== 'VERB' && verb.pos !== 'AUX') || verb.lower === verb.lemma) return []
  // “didn't allowed to go”: a passive.
  if (verb.lower === 'allowed' && at(3)?.lower === 'to') return []
  if (verbShape(verb.lower, verb.lemma) === 'base' || /'/u.test(verb.lower)) return []
  const message = `After “${token.lower}${isNegative ? ' not' : ''}” the verb has no ending: “${verb.lemma}”.`
  return [{ from: verb, to: verb, message, suggestions: [verb.lemma] }]
}
