import { AUXILIARIES, DETERMINERS, MID_ADVERBS, SINGULAR_DETERMINERS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { isIrregularPlural, isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf, SENTENCE_OPENERS } from '../rule/tokens.ts'
import { COLLECTIVE_NOUNS, ODD_PLURALS, PLURALS_OR_VERBS } from '../rule/recurring-words.ts'

/** Behind these, behind a comma and at the start a noun group is the subject of the verb that follows it. */
const OPENERS = wordSet(`because that when if but while although though whereas where why how whether until unless
  wherever whenever so yet think thinks believe believes say says said know knows what which`)
const ADVERBS = withoutWords(MID_ADVERBS, 'now')
/** Either number is right, or what they count decides. */
const COLLECTIVES = withWords(COLLECTIVE_NOUNS, readWords('words/no-clear-number'))
/** Nothing that could be counted alone: “City life makes”, “Technology makes”. */
const BARE =
  wordSet(`life technology education society smoking advertising nature internet television culture tourism love science art
  history sport exercise english government stress hunger war peace food water coffee news`)
/** Plurals that are verbs, or one thing, as often. */
const NO_PLURALS = withWords(
  ODD_PLURALS,
  'cents clothes degrees kilometres metres moneys percents points rates researches words',
)
/** Plural nouns at least as often as verbs. */
const NOUNS_TOO = withWords(
  PLURALS_OR_VERBS,
  'looks uses likes loves hopes ends starts comes helps drinks travels houses guides studies trades',
)
const OBJECTS =
  wordSet(`a an the my his her its our their your this these those it him them me us you to that in at on with from for by
  about into up out down off away very more much many hard well better too so what how not everyone everybody nobody people children
  and but or`)
/** They may ask for the base form of a verb that follows later. */
const SUBJUNCTIVES =
  /^(?:suggest|recommend|demand|insist|requir|propos|ask|important|essential|vital|necessary|wish|request|order|urg|prefer|desir|crucial|imperative|let$|lets$|lest)/u
/** “What counts”, “one of the boys who play”: somebody else may own the verb. */
const SAME_PAST = new Set(
  [...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
)

const NOUN_OPENERS = withWords(DETERMINERS, 'every each another some many most all both several few no any')

export const plainAgreement: Rule = {
  id: 'plain-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “the benefits outweighs”, “their eyes hurts”; “the smell wake up everyone”, “every knot need patience” */
function matchAt({ token: verb, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const hasAdverb = isOneOf(at(-1), ADVERBS)
  const place = hasAdverb ? index - 2 : index - 1
  const noun = tokens[place]
  const next = at(1)
  if (noun === undefined || next === undefined || /^[-?]$/u.test(next.text) || !isNoun(noun, place)) return []
  // “A dripping tap or a damp patch”
  if (noun.lower.endsWith('ing')) return []
  if (AUXILIARIES.has(next.lower) || AUXILIARIES.has(at(2)?.lower ?? '')) return []
  const isOnly = !tokens.some((token) => token !== verb && /^(?:VERB|AUX)$/u.test(token.pos))
  const right = isMany(noun) ? pluralForm(verb, next, isOnly) : singularForm(verb, next, noun)
  if (right === null) return []
  const start = groupStart(tokens, place)
  const group = tokens.slice(start, place)
  if (!opens(tokens, start) || tokens.slice(0, start).some(({ lower }) => SUBJUNCTIVES.test(lower))) return []
  if (isMany(noun) ? !isPluralGroup(group) : !isSingularGroup(noun, group)) return []
  const number = isMany(noun) ? 'plural' : 'singular'
  const message = `“${noun.text}” is ${number}, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** The first word's capital makes a name of a noun. */
function isNoun(noun: Token, place: number): boolean {
  if (COLLECTIVES.has(noun.lower) || !/^\p{L}?\p{Ll}+$/u.test(noun.text)) return false
  return noun.pos === 'NOUN' || (place === 0 && noun.pos === 'PROPN' && wordBand(noun.lower) <= 50)
}

function isMany(noun: Token): boolean {
  if (isNumberless(noun.lower) || NO_PLURALS.has(noun.lower)) return false
  return isPlural(noun.lower, noun.pos === 'PROPN' ? noun.lower.replace(/s$/u, '') : noun.lemma)
}

function pluralForm(verb: Token, next: Token, isOnly: boolean): string | null {
  const base = verb.pos === 'NOUN' ? (THIRD_PERSONS.get(verb.lower) ?? verb.lower) : verb.lemma
  if (base === verb.lower || thirdPersonForm(base) !== verb.lower || verb.lower === 'has') return null
  // “some experts claims that …”
  if (verb.pos === 'NOUN' && /^(?:claims|states|shows|reports|hopes|answers)$/u.test(verb.lower))
    return next.lower === 'that' ? base : null
  // “Cars causes pollution.”
  if (verb.pos === 'NOUN')
    return (isOnly || verb.lower === 'causes') && /^(?:DET|PRON|ADJ|NOUN)$/u.test(next.pos) ? base : null
  if (verb.pos !== 'VERB') return null
  return !NOUNS_TOO.has(verb.lower) || isOneOf(next, OBJECTS) || /^(?:NUM|NOUN|ADJ)$/u.test(next.pos) ? base : null
}

function singularForm(verb: Token, next: Token, noun: Token): string | null {
  if (
    /(?:s|men|people)$/u.test(noun.lower) ||
    isNumberless(noun.lower) ||
    verb.lower !== verb.lemma ||
    SAME_PAST.has(verb.lower) ||
    /^(?:beat|upset|quit|cast|shed|spread|burst|burn|lead)$|s$/u.test(verb.lower)
  )
    return null
  if (verb.pos !== 'VERB' || /(?:[^e]ed|ing)$/u.test(verb.lower)) return null
  // “nobody need worry”
  if (verb.lower === 'need' && /^(?:VERB|PART)$/u.test(next.pos) && next.lower !== 'to') return null
  const isSure =
    PLAIN_VERBS.has(verb.lower) ||
    /^(?:need|want|love|use|cause|stop|start|arise|fall|rise|eat|sleep|die|hurt|work)$/u.test(verb.lower)
  const isDone = !next.isWord || /^(?:NOUN|ADJ|NUM)$/u.test(next.pos) || next.lower.endsWith('ing')
  return isOneOf(next, OBJECTS) || (isSure && isDone) ? thirdPersonForm(verb.lower) : null
}

/** Walks back over what stands before the noun in its group. */
function groupStart(tokens: readonly Token[], noun: number): number {
  let start = noun
  while (start > 0 && /^(?:ADJ|NOUN|NUM)$/u.test(tokens[start - 1]?.pos ?? '') && !isOneOf(tokens[start - 1], OPENERS))
    start -= 1
  const isFirst = start === 1 && tokens[0]?.pos === 'PROPN'
  if (isFirst) return 0
  while (
    start > 0 &&
    NOUN_OPENERS.has(tokens[start - 1]?.lower ?? '') &&
    !(tokens[start - 1]?.lower === 'that' && start < noun && !/^(?:ADJ|NOUN)$/u.test(tokens[start]?.pos ?? ''))
  )
    start -= 1
  return start
}

function opens(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]
  if (before === undefined) return true
  if (before.text === ',') {
    const earlier = tokens.slice(Math.max(0, start - 9), start)
    return !earlier.some(({ lower }) => lower.endsWith('ing') || /^(?:such|like|including|as|who|which)$/u.test(lower))
  }
  // “so few animals”, “What counts”
  if (/^(?:so|what|which)$/u.test(before.lower)) return tokens[start - 2]?.text === ',' || before.lower === 'what'
  return OPENERS.has(before.lower) || (start === 1 && isOneOf(before, SENTENCE_OPENERS))
}

function isPluralGroup(group: readonly Token[]): boolean {
  return !group.some(
    ({ lower, pos }) =>
      /^(?:a|an|this|that|one|each|every|another|no)$/u.test(lower) || pos === 'NUM' || lower.endsWith('ing'),
  )
}

function isSingularGroup(noun: Token, group: readonly Token[]): boolean {
  if (
    group.some(
      ({ lower, pos }) => COLLECTIVES.has(lower) || pos === 'NUM' || isIrregularPlural(lower) || lower.endsWith('ing'),
    )
  )
    return false
  const isBare = UNCOUNTABLE_NOUNS.has(noun.lower) || BARE.has(noun.lower)
  return group.some((token) => isOneOf(token, SINGULAR_DETERMINERS)) || isBare
}
