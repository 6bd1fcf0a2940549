import { DEFINITES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import { opensClause } from '../rule/opens-clause.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'
import { HABIT_ADVERBS } from '../rule/recurring-words.ts'

const GROUP_WORDS = withWords(withoutWords(DEFINITES, 'that'), 'most important main best biggest')
const PRONOUNS = wordSet('them us you')
/** An earlier word may ask for another form: “make each of them have”, “does one of them have”. */
const GOVERNORS =
  /^(?:do|does|did|let|lets|make|makes|made|help|helps|see|saw|hear|heard|watch|suggest\w*|recommend\w*|demand\w*|insist\w*|require\w*|if|wish|can|could|will|would|should|must|may|might|or|nor|neither|either|than|what|which|who)$/u

export const quantityAgreement: Rule = {
  id: 'quantity-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “one of my friends are”, “each of them have”; “both of them is”, “all of us knows” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const head = tokens[index]
  if (
    head === undefined ||
    tokens[index + 1]?.lower !== 'of' ||
    !/^(?:one|each|both|all|most|many|some|few)$/u.test(head.lower)
  )
    return []
  if (/^(?:every|each|another|no|this|that|a|the|any|or|only|more)$/u.test(tokens[index - 1]?.lower ?? '')) return []
  if (!opensClause(tokens, index) && tokens[index - 1]?.lower !== 'and') return []
  if (tokens.slice(0, index).some(({ lower }) => GOVERNORS.test(lower))) return []
  const end = groupEnd(tokens, index + 2)
  if (end === null) return []
  const place = isOneOf(tokens[end], HABIT_ADVERBS) ? end + 1 : end
  const verb = tokens[place]
  const isOne = head.lower === 'one' || head.lower === 'each'
  if (verb === undefined || (!isOne && !isOneOf(tokens[end - 1], PRONOUNS))) return []
  const right = isOne ? singularOf(verb) : pluralOf(verb)
  if (right === undefined) return []
  const message = `“${head.lower} of …” is ${isOne ? 'one' : 'many'}, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** Behind “them” or “the most important reasons”; null where anything else follows. */
function groupEnd(tokens: readonly Token[], start: number): number | null {
  if (isOneOf(tokens[start], PRONOUNS)) return start + 1
  let place = start
  while (isOneOf(tokens[place], GROUP_WORDS) || tokens[place]?.pos === 'ADJ') place += 1
  const noun = tokens[place]
  return place === start ||
    noun?.pos !== 'NOUN' ||
    (!noun.lower.endsWith('s') && noun.lower !== 'people' && noun.lower !== 'children')
    ? null
    : place + 1
}

function singularOf(verb: Token): string | undefined {
  const auxiliary = singularAuxiliary(verb.lower)
  if (auxiliary !== undefined) return verb.lower === 'were' ? 'was' : auxiliary
  return VERB_BASES.has(verb.lower) && pastForm(verb.lower) !== verb.lower && verb.pos === 'VERB'
    ? thirdPersonForm(verb.lower)
    : undefined
}

function pluralOf(verb: Token): string | undefined {
  const base = THIRD_PERSONS.get(verb.lower)
  return pluralAuxiliary(verb.lower) ?? (base !== undefined && verb.pos === 'VERB' ? base : undefined)
}
