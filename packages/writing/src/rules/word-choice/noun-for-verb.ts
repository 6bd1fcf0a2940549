import { FINITE_DO, MODALS, PLURAL_VERB_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Nouns and adjectives that learners put where the verb belongs. */
const VERB_OF: Readonly<Record<string, string>> = wordTable({
  success: 'succeed',
  successful: 'succeed',
  belief: 'believe',
  advice: 'advise',
  choice: 'choose',
  loss: 'lose',
  growth: 'grow',
  analysis: 'analyze',
  development: 'develop',
  improvement: 'improve',
  pollution: 'pollute',
  education: 'educate',
  comparison: 'compare',
  behaviour: 'behave',
  behavior: 'behave',
  explanation: 'explain',
  solution: 'solve',
  decision: 'decide',
  communication: 'communicate',
  prevention: 'prevent',
  production: 'produce',
  protection: 'protect',
  agreement: 'agree',
  different: 'differ',
  life: 'live',
  death: 'die',
  thought: 'think',
  description: 'describe',
  discussion: 'discuss',
  reduction: 'reduce',
  existence: 'exist',
  knowledge: 'know',
  breath: 'breathe',
  enjoyable: 'enjoy',
  expensive: 'expend',
  invention: 'invent',
  relaxation: 'relax',
})
const NOT_HERE = new Set(['expensive'])
const HELPERS = withWords(MODALS, FINITE_DO, 'cannot')
const BETWEEN = wordSet('not also easily really always never only')
/** “to success” only behind a word that asks for a verb. */
const WANTING = wordSet('want wants wanted able how order need needs try tries trying going order help helps')

const BEFORE_VERBS = withWords(PLURAL_VERB_PRONOUNS, 'will can')

const DOERS = withWords(PLURAL_VERB_PRONOUNS, 'who')

export const nounForVerb: Rule = {
  id: 'noun-for-verb',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “they can not success”, “we must choice”, “in order to success” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (isNeverSuccess(token, at)) {
    const message = 'Here the verb is needed: “succeed”.'
    return [{ from: token, to: token, message, suggestions: ['succeed'] }]
  }
  const right = NOT_HERE.has(token.lower) ? undefined : VERB_OF[token.lower]
  if (right === undefined || token.text !== token.lower) return []
  const before = isOneOf(at(-1), BETWEEN) ? at(-2) : at(-1)
  const isAfterTo = at(-1)?.lower === 'to' && isOneOf(at(-2), WANTING)
  // “He can, success or not”, “what life can; education must”
  if (!isOneOf(before, HELPERS) && !isAfterTo) return []
  if (before?.lower === 'can' && /^(?:a|the|tin|of|beer)$/u.test(at(-2)?.lower ?? '')) return []
  // “should different views meet”: a question or an inverted condition.
  if (/^(?:NOUN|AUX)$/u.test(at(1)?.pos ?? '') && token.pos === 'ADJ') return []
  if (isQuestion(before === at(-1) ? at(-2) : at(-3))) return []
  const message = `Here the verb is needed: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}

function isQuestion(word: Place['token'] | undefined): boolean {
  return word === undefined || /^(?:how|what|why|when|where|,|and|only|nor|so|then|there|never)$/u.test(word.lower)
}

/** “he will never success”, “people who success in life” */
function isNeverSuccess(token: Place['token'], at: Place['at']): boolean {
  if (token.lower !== 'success' || !/^(?:in|at|with|\.|,|and|because|if|to|later|one)$/u.test(at(1)?.lower ?? '.'))
    return false
  const before = at(-1)?.lower ?? ''
  // “I wish you success.”
  if (at(-2)?.pos === 'VERB' || at(-2)?.pos === 'ADP') return false
  return DOERS.has(before) || (before === 'never' && BEFORE_VERBS.has(at(-2)?.lower ?? ''))
}
