import { FINITE_BE, FINITE_DO, MID_ADVERBS, MODALS, SINGULAR_AUXILIARIES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isNumberless, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import { opensClause } from '../rule/opens-clause.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase } from '../rule/tokens.ts'

/** “say that teacher must …”, but “reach that goal is …” */
const SAYING =
  /^(?:say|think|believe|know|feel|argue|claim|hope|agree|mean|show|suggest|state|tell|find|see|understand|realise|realize|explain|mention|consider|remember|guess|suppose|worry|complain|sure|true|clear|obvious|afraid|possible|important)$/u
const AUXILIARIES = withWords(FINITE_DO, FINITE_BE, 'has have need needs')
/** Names of persons, words with a general sense, and what stands bare in rules and titles. */
const FREE = readWords('words/bare-subjects')
/** Determiners in disguise, and adjectives of names. */
const NO_ADJECTIVES =
  wordSet(`such many much more less few several other own same last next first second third enough all
  both every each any no some certain various different most least fewer another what which whose this that public human
  social`)

export const bareClauseSubject: Rule = {
  id: 'bare-clause-subject',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “Student have to work”, “because young driver go too fast” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const noun = tokens[index]
  if (noun === undefined || !isOneThing(noun, index) || !isFinite(tokens, index)) return []
  let start = index
  // “railway line cannot be built”, “love marriage is common”
  const modifier = tokens[start - 1]
  if (
    modifier?.pos === 'NOUN' &&
    modifier.lower === modifier.lemma &&
    (start === 1 || modifier.text === modifier.lower) &&
    !/(?:ing|[^s]s)$/u.test(modifier.lower)
  )
    start -= 1
  while (start > 0 && tokens[start - 1]?.pos === 'ADJ' && !isOneOf(tokens[start - 1], NO_ADJECTIVES)) start -= 1
  if (!opensClause(tokens, start) || isOpener(tokens[start - 1], start)) return []
  // “At first the table fork was …”
  if (start > 0 && /^(?:NOUN|PROPN)$/u.test(tokens[start - 1]?.pos ?? '')) return []
  // “We saw a cat, dog and bird”, “that lesson must stay”: a list, and a word that points.
  const before = tokens[start - 1]
  if (before?.text === ',' && tokens.slice(0, start - 1).some(({ text }) => text === ',')) return []
  if (before?.lower === 'that' && !SAYING.test(tokens[start - 2]?.lemma ?? '')) return []
  if (start < index && before?.text === ',') return []
  const from = tokens[start] ?? noun
  const group = tokens.slice(start, index)
  const lowered = group.length === 0 ? [noun.lower] : [from.lower, ...group.slice(1), noun.lower]
  const plural = group.length === 0 ? likeCase(noun, pluralOf(noun.lower)) : phrase(...group, pluralOf(noun.lower))
  const the = phrase(likeCase(from, 'the'), ...lowered)
  const message = `“${noun.lower}” can be counted, so it needs “the” or “a”, or the plural.`
  const isSingular = SINGULAR_AUXILIARIES.has(tokens[index + 1]?.lower ?? '') && !PERSON_NOUNS.has(noun.lower)
  return [{ from, to: noun, message, suggestions: isSingular ? [the, plural] : [plural, the] }]
}

/** “what teacher”, “nobody but teacher”; “But rich family can pay” begins a sentence. */
function isOpener(before: Token | undefined, start: number): boolean {
  return /^(?:what|how|why)$/u.test(before?.lower ?? '') || (before?.lower === 'but' && start > 1)
}

function isOneThing(noun: Token, index: number): boolean {
  if (!COUNTED_NOUNS.has(noun.lower) || FREE.has(noun.lower)) return false
  if (isNumberless(noun.lower) || noun.lower.endsWith('ing') || VERB_BASES.has(noun.lower)) return false
  const isPerson = PERSON_NOUNS.has(noun.lower) && noun.pos === 'ADJ'
  const isNoun = noun.pos === 'NOUN' || isPerson || (index === 0 && noun.pos === 'PROPN')
  return isNoun && (index === 0 || noun.text === noun.lower)
}

/** Whether the verb of the clause comes next. */
function isFinite(tokens: readonly Token[], index: number): boolean {
  const place = isOneOf(tokens[index + 1], MID_ADVERBS) ? index + 2 : index + 1
  const [verb, next] = [tokens[place], tokens[place + 1]]
  if (verb === undefined) return false
  if (/^(?:written|spelled|spelt|stressed|pronounced|singular|plural|said|needs?)$/u.test(next?.lower ?? ''))
    return false
  if (/^(?:noun|verb|word|letter|name)$/u.test(tokens[place + 2]?.lower ?? '')) return false
  if (AUXILIARIES.has(verb.lower) || MODALS.has(verb.lower)) return true
  const isVerb = VERB_BASES.has(verb.lower) || THIRD_PERSONS.has(verb.lower)
  // “When teacher speaks, …”
  if (
    isVerb &&
    PERSON_NOUNS.has(tokens[index]?.lower ?? '') &&
    PLAIN_VERBS.has(VERB_BASES.get(verb.lower) ?? THIRD_PERSONS.get(verb.lower) ?? '')
  )
    return !/^(?:-|'s)$/u.test(next?.lower ?? '')
  return isVerb && verb.pos === 'VERB' && /^(?:DET|PRON|ADP|ADJ|ADV|PART)$/u.test(next?.pos ?? '')
}
