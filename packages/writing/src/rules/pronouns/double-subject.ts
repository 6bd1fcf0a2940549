import {
  ARTICLES,
  DEFINITES,
  FINITE_BE,
  FINITE_DO,
  FINITE_HAVE,
  MODALS,
  OBJECT_PRONOUNS,
  POSSESSIVES,
  SINGULAR_PRONOUNS,
} from '@rehearsal/english/classes/classes'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { FAMILY_AND_FRIENDS } from '../rule/recurring-words.ts'

const STARTS = withWords(withoutWords(DEFINITES, 'its that'), 'some many most')
const MEN = wordSet('father brother uncle husband son grandfather boyfriend man boy king')
const WOMEN = wordSet('mother sister aunt wife daughter grandmother girlfriend woman girl queen')
const VERBS = withWords(FINITE_DO, FINITE_BE, 'has have can will must should want wants like likes')
/** “The day they were born”, “the way he is”: time and manner open a relative clause. */
const OPEN_CLAUSES = wordSet('day time year week month moment way reason place things questions problems')

const KIN = withWords(
  FAMILY_AND_FRIENDS,
  'teacher boss roommate parents friends classmates colleagues students teachers',
)
const LONE = wordSet('people children students parents teachers tourists women men youngsters teenagers')

const DESCRIPTION_SIGNS = withWords(ARTICLES, 'very so too not')

const HELPERS = withWords(FINITE_HAVE, FINITE_DO, FINITE_BE, 'be')

const PRONOUNS = withWords(SINGULAR_PRONOUNS, 'they we')

export const doubleSubject: Rule = {
  id: 'double-subject',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => {
      const { token, index, at } = place
      const pronoun = at(1)
      if (pronoun === undefined || !PRONOUNS.has(pronoun.lower)) return []
      const message = `“${token.text}” is the subject already: leave out “${pronoun.text}”.`
      if (isKnownKin(place, tokens) || isGerundSubject(place, tokens)) return [match(place, pronoun, message)]
      if (!/^(?:NOUN|PROPN)$/u.test(token.pos) || !isStart(tokens, index)) return []
      if (pronoun.lower !== pronounFor(token)) return []
      const isPlain = isOneOf(at(2), VERBS) && isStatement(at(2), at(3))
      return isPlain || hasObject(place, tokens) || isOnlyClause(place, tokens) ? [match(place, pronoun, message)] : []
    }),
}

/** “My father he teached me”, “then my grandfather he was a fisherman” */
function isKnownKin({ token, at }: Place, tokens: readonly Token[]): boolean {
  if (!KIN.has(token.lower) || !isOneOf(at(-1), POSSESSIVES) || at(-2)?.pos === 'VERB' || at(-2)?.pos === 'ADP')
    return false
  if (at(2) === undefined || !isFinite(at(2)) || tokens.some(({ lower }) => lower === '"' || lower === '“'))
    return false
  const expected = MEN.has(token.lower) ? 'he' : WOMEN.has(token.lower) ? 'she' : null
  const pronoun = at(1)?.lower
  if (expected !== null) return pronoun === expected
  return isPlural(token.lower, token.lemma) ? pronoun === 'they' : pronoun === 'he' || pronoun === 'she'
}

/** “Learning a language it is hard”, “Travelling alone it teaches you a lot” */
function isGerundSubject({ token, index, at }: Place, tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (first?.lower.endsWith('ing') !== true || !GERUNDS.has(first.lower) || index === 0 || index > 4) return false
  if (at(1)?.lower !== 'it' || !/^(?:NOUN|ADV|ADJ)$/u.test(token.pos)) return false
  if (tokens.slice(0, index + 1).some(({ isWord, pos }) => !isWord || pos === 'PRON')) return false
  return /^(?:is|was|will|can|has|makes|gives|helps|takes|teaches|needs)$/u.test(at(2)?.lower ?? '')
}
const GERUNDS =
  wordSet(`learning travelling traveling studying reading working living playing watching doing having eating
  smoking driving swimming cooking using going making growing taking getting being speaking writing`)

/** “The car it broke the window”, “The students they should be given a chance”: no relative clause leaves all that behind. */
function hasObject({ token, at }: Place, tokens: readonly Token[]): boolean {
  const [verb, next] = [at(2), at(3)]
  if (verb === undefined || next === undefined || !isFinite(verb) || OPEN_CLAUSES.has(token.lower)) return false
  if (MODALS.has(verb.lower))
    return (
      next.lower === 'be' && /^(?:given|allowed|able|taught|helped|more|very|a|the|paid)$/u.test(at(4)?.lower ?? '')
    )
  if (HELPERS.has(verb.lower)) return false
  const isObject = isOneOf(next, OBJECT_PRONOUNS) || (isOneOf(next, POSSESSIVES) && at(4)?.pos === 'NOUN')
  return isObject && !tokens.slice(5).some((later) => later.pos === 'AUX' && later.lower !== 'be')
}

/** “The environment it suffers from smoke.”: without a further verb there is no relative clause. */
function isOnlyClause({ token, index, at }: Place, tokens: readonly Token[]): boolean {
  if (OPEN_CLAUSES.has(token.lower) || !isFinite(at(2)) || at(3) === undefined) return false
  const rest = tokens.slice(index + 2)
  const verb = rest.findIndex(({ pos }) => !/^(?:AUX|PART|ADV)$/u.test(pos))
  const after = rest.slice(Math.max(verb, 0) + 1)
  if (after.length < 2 || !after.some(({ pos }) => pos === 'NOUN' || pos === 'PRON')) return false
  return !after.some(
    ({ pos, lower }, place) =>
      pos === 'AUX' ||
      lower === ',' ||
      lower === '?' ||
      (pos === 'VERB' && !lower.endsWith('ing') && after[place - 1]?.lower !== 'to'),
  )
}

const isFinite = (verb: Token | undefined) =>
  verb !== undefined && /^(?:VERB|AUX)$/u.test(verb.pos) && !verb.lower.endsWith('ing')

function match({ token, at }: Place, pronoun: Token, message: string): RuleMatch {
  const verb = at(2)
  // A noun that is misspelt as well has a mark of its own.
  if (verb !== undefined && verb.start > pronoun.end) {
    // “they dont” is three tokens.
    const not = at(3)
    return not !== undefined && not.start === verb.end && /^n['’]?t$/u.test(not.lower)
      ? { from: pronoun, to: not, message, suggestions: [`${verb.text}n’t`] }
      : { from: pronoun, to: verb, message, suggestions: [phrase(verb)] }
  }
  return { from: token, to: pronoun, message, suggestions: [phrase(token)] }
}

/** The noun group stands at the start of the sentence. */
function isStart(tokens: readonly Token[], noun: number): boolean {
  const group = tokens.slice(0, noun)
  return (
    (group.length > 0 || LONE.has(tokens[0]?.lower ?? '')) &&
    group.length <= 2 &&
    (group.length === 0 || isOneOf(group[0], STARTS)) &&
    (group.length < 2 || group[1]?.pos === 'ADJ')
  )
}

function pronounFor(noun: Token): string | null {
  if (OPEN_CLAUSES.has(noun.lower)) return null
  if (MEN.has(noun.lower)) return 'he'
  if (WOMEN.has(noun.lower)) return 'she'
  return isPlural(noun.lower, noun.lemma) ? 'they' : 'it'
}

/** After “be” only what describes the subject; otherwise “the house they are building” would be caught. */
function isStatement(verb: Token | undefined, next: Token | undefined): boolean {
  if (next === undefined) return false
  if (FINITE_BE.has(verb?.lower ?? '')) {
    return DESCRIPTION_SIGNS.has(next.lower) || (next.pos === 'ADJ' && !/(?:ed|ing|en)$/u.test(next.lower))
  }
  return verb?.lower === 'has' || verb?.lower === 'have'
    ? next.pos === 'DET'
    : verb?.lower.startsWith('want') === true && next.lower === 'to'
}
