import { DETERMINERS, MID_ADVERBS, OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { ARTICLE_NOUNS } from '@rehearsal/english/words/article-nouns'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import { opensClause } from '../rule/opens-clause.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'
import { ODD_PLURALS, PLURALS_OR_VERBS } from '../rule/recurring-words.ts'

const ADVERBS = withWords(MID_ADVERBS, 'nowadays')
/** Groups that take a plural through “of”: “most of my friends has”. */
const OF_MANY = wordSet('some most many all both few several none plenty lot lots')
/** Plurals that are as often verbs, or one thing: “She plans is”, “ten years is”. */
const NO_PLURALS = withWords(ODD_PLURALS, 'matters plans traffics transportations')
/** Also plural nouns, so they are verbs only before an object or a clause end. */
const NOUNS_TOO = withWords(PLURALS_OR_VERBS, 'looks uses likes loves hopes ends starts comes')
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  OBJECT_PRONOUNS,
  'to in at on with from for by very more much many hard well better too so what how',
)
/** A relative clause, a question or a gerund before the noun may own the verb. */
const BLOCKS =
  /^(?:what|which|who|whom|whose|whatever|that|do|does|did|if|wish|each|every|one|either|neither|nor|or|number|let|lets|make|makes|made|having)$/u

export const pluralAdjacent: Rule = {
  id: 'plural-adjacent',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “In my country most young people prefers …”: no clause opening needs to be seen before a sure plural. */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const noun = tokens[index]
  if (noun === undefined || !isSurePlural(noun)) return []
  const place = isOneOf(tokens[index + 1], ADVERBS) ? index + 2 : index + 1
  const verb = tokens[place]
  const right = verb === undefined ? null : pluralOf(verb, tokens[place + 1])
  if (verb === undefined || right === null || !isSubject(tokens, index)) return []
  const message = `“${noun.text}” is plural, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function isSurePlural(noun: Token): boolean {
  if (noun.lower === 'police') return true
  if (NO_PLURALS.has(noun.lower) || !/^\p{L}?\p{Ll}+$/u.test(noun.text)) return false
  if (isIrregularPlural(noun.lower) && noun.lower !== 'phenomena') return true
  const isListed =
    COUNTED_NOUNS.has(noun.lemma) ||
    ARTICLE_NOUNS.has(noun.lemma) ||
    (!THIRD_PERSONS.has(noun.lower) && noun.lemma !== noun.lower && wordBand(noun.lemma) <= 40)
  return isListed && noun.pos === 'NOUN' && isPlural(noun.lower, noun.lemma)
}

function pluralOf(verb: Token, next: Token | undefined): string | null {
  const auxiliary = pluralAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  const base = THIRD_PERSONS.get(verb.lower)
  if (base === undefined) return null
  if (PLAIN_VERBS.has(base) && !NOUNS_TOO.has(verb.lower)) return base
  return verb.pos === 'VERB' && isOneOf(next, OBJECTS) ? base : null
}

/** Whether the noun's group is no object or complement of what stands before it. */
function isSubject(tokens: readonly Token[], noun: number): boolean {
  let start = noun
  while (start > 0 && isOfGroup(tokens[start - 1])) start -= 1
  const group = tokens.slice(start, noun)
  if (group.some(({ lower }) => /^(?:a|an|one|each|every|no|another|this)$/u.test(lower))) return false
  const clause = tokens.slice(Math.max(0, start - 9), start)
  const before = tokens[start - 1]
  if (before?.lower === 'of' && isOneOf(tokens[start - 2], OF_MANY)) {
    return !tokens.slice(0, Math.max(0, start - 2)).some(({ lower }) => BLOCKS.test(lower))
  }
  if (before === undefined) return true
  // “How many cars does she have?”
  if (before.lower === 'how' && group[0]?.lower === 'many') return false
  // “What counts is …”, “of so few animals is”
  const isVerb = before.lower === 'what' && THIRD_PERSONS.has(tokens[noun]?.lower ?? '')
  const isDegree = before.lower === 'so' && start > 1 && tokens[start - 2]?.text !== ','
  const isAnd =
    before.lower === 'and' && !clause.some(({ pos, lower }) => pos === 'ADP' || lower === 'to' || lower.endsWith('ing'))
  if ((!opensClause(tokens, start) && !isAnd) || isVerb || isDegree) return false
  return !clause.slice(0, -1).some(({ lower }) => BLOCKS.test(lower) && lower !== 'that')
}

function isOfGroup(token: Token | undefined): boolean {
  if (token === undefined) return false
  return (
    ((/^(?:ADJ|DET|NUM)$/u.test(token.pos) || /^\p{L}{3,}(?:an|ese|ish)$/u.test(token.lower)) &&
      !/^(?:that|than|can|man|woman|human|wish|fish|dish|finish|publish|these|what|which|whose|whatever)$/u.test(
        token.lower,
      )) ||
    /^(?:my|our|your|his|her|their|its|most|many|some|all|few|several|these|those|young|old|very)$/u.test(token.lower)
  )
}
