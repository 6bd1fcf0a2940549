import { ARTICLES, MODALS, QUESTION_WORDS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'

const RELATIVES = wordSet('who that which')
const ADVERBS = wordSet('always often usually really also never still only do not')
/** A clause may hang on these: “people who think the world is flat”. */
const CLAUSE_VERBS =
  /^(?:think|thinks|believe|believes|say|says|know|knows|feel|feels|hope|hopes|see|sees|claim|claims|argue|argues|mean|means|show|shows|understand|understands|find|finds|prove|proves|suggest|suggests|realize|realise|wish|wishes|hear|imagine|ensure|make|makes|let|lets|help|helps|tell|tells|ask|asks|explain|explains|decide|learn|learns|notice|is|are|was|were|agree|agrees)$/u
const BREAKS = withWords(
  SUBJECT_PRONOUNS,
  withoutWords(QUESTION_WORDS, 'whom why'),
  'that if because although while and or but , ; : - ( to than as so there this these',
)
const SINGULAR_DETERMINERS = withWords(ARTICLES, 'every each any this')
const OPENERS = wordSet('that because but and so if when while although though think believe nowadays today , or')
const MORE_VERBS = wordSet('feel want need like love work help tend come look try use die')
const MAX_CLAUSE = 7

export const relativeHead: Rule = {
  id: 'relative-head',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “People who sleep less is …”, “a person who has success have …” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const [head, relative] = [tokens[index], tokens[index + 1]]
  if (head === undefined || !isOneOf(relative, RELATIVES)) return []
  const isMany = numberOf(head, tokens, index)
  if (isMany === null || !opens(tokens, index)) return []
  const first = isOneOf(tokens[index + 2], ADVERBS) ? index + 3 : index + 2
  if (!isFinite(tokens[first])) return []
  const isClauseVerb = CLAUSE_VERBS.test(tokens[first]?.lower ?? '') && tokens[first + 1]?.lower !== 'like'
  if (isClauseVerb) return []
  return secondVerb(tokens, first, head, isMany)
}

function secondVerb(tokens: readonly Token[], first: number, head: Token, isMany: boolean): RuleMatch[] {
  for (let place = first + 1; place <= first + MAX_CLAUSE; place += 1) {
    const [verb, before, next] = [tokens[place], tokens[place - 1], tokens[place + 1]]
    if (verb === undefined || before === undefined || BREAKS.has(verb.lower) || MODALS.has(verb.lower)) return []
    const right = isMany ? pluralOf(verb, next) : singularOf(verb, before)
    if (right !== null && place > first + 1) {
      const message = `“${head.text}” is ${isMany ? 'plural' : 'singular'}, so its verb is “${right}”.`
      return [{ from: verb, to: verb, message, suggestions: [right] }]
    }
    if (isFinite(verb) && verb.pos !== 'NOUN' && verb.pos !== 'ADJ') return []
  }
  return []
}

function numberOf(head: Token, tokens: readonly Token[], index: number): boolean | null {
  if (head.lower === 'those') return true
  if (isIrregularPlural(head.lower)) return true
  if (head.pos !== 'NOUN' && index > 0) return null
  if (isPlural(head.lower, head.pos === 'PROPN' ? head.lower.replace(/s$/u, '') : head.lemma))
    return isNumberless(head.lower) ? null : true
  return PERSON_NOUNS.has(head.lower) && isOneOf(tokens[index - 1], SINGULAR_DETERMINERS) ? false : null
}

/** Whether the head's group opens the sentence or a clause. */
function opens(tokens: readonly Token[], index: number): boolean {
  let start = index
  while (
    start > 0 &&
    /^(?:ADJ|DET|NUM)$/u.test(tokens[start - 1]?.pos ?? '') &&
    !OPENERS.has(tokens[start - 1]?.lower ?? '')
  )
    start -= 1
  if (start === 0) return true
  const before = tokens[start - 1]
  return (
    isOneOf(before, OPENERS) &&
    !(before?.lower === 'and' && tokens[start - 2]?.text !== ',') &&
    !(before?.text === ',' && start > 8)
  )
}

function isFinite(verb: Token | undefined): boolean {
  if (verb === undefined) return false
  return (
    VERB_BASES.has(verb.lower) || THIRD_PERSONS.has(verb.lower) || /^(?:have|has|do|does|is|are)$/u.test(verb.lower)
  )
}

function pluralOf(verb: Token, next: Token | undefined): string | null {
  const auxiliary = pluralAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  const base = THIRD_PERSONS.get(verb.lower)
  const isSure = PLAIN_VERBS.has(base ?? '') || MORE_VERBS.has(base ?? '')
  if (base === undefined || !isSure || verb.pos === 'NOUN') return null
  return next !== undefined && next.isWord ? base : null
}

function singularOf(verb: Token, before: Token): string | null {
  if (before.pos === 'NOUN' && isPlural(before.lower, before.lemma)) return null
  return singularAuxiliary(verb.lower) ?? null
}
