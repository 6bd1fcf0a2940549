import { INDEFINITE_PEOPLE, INDEFINITE_THINGS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'
import { HABIT_ADVERBS } from '../rule/recurring-words.ts'

const RELATIVES = wordSet('who which that')
const SINGULAR_DETERMINERS = wordSet('a an every each another this my his her our')
/** Either number is right: “a team that win”, “the number that are”. */
const COLLECTIVES = wordSet(`number group team family majority minority couple pair lot range variety series set
  generation government staff police public crowd class kind type sort way time day fact idea demand`)

export const whoAgreement: Rule = {
  id: 'who-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  // “my father, who work”
  const isApart = at(-1)?.text === ',' && token.lower === 'who'
  const noun = isApart ? at(-2) : at(-1)
  const verb = isOneOf(at(1), HABIT_ADVERBS) ? at(2) : at(1)
  if (noun !== undefined && verb !== undefined && isThing(token, noun)) {
    const right = behindThing(verb, at(verb === at(1) ? 2 : 3))
    if (right !== null) return [matchOf(token, noun, verb, right)]
  }
  if (token.lower === 'who' && noun !== undefined && verb !== undefined) {
    const right = behindPronoun(noun, at(-2), verb)
    if (right !== null) return [matchOf(token, noun, verb, right)]
  }
  if (!RELATIVES.has(token.lower) || noun === undefined || verb === undefined || !isNoun(noun, index)) return []
  // “one of the men who works here”, “a box of shoes that weighs much”: it may mean the first noun.
  const isPeople = token.lower === 'who' && isIrregularPlural(noun.lower)
  const earlier = tokens.slice(Math.max(0, index - 5), index)
  if (earlier.some((each) => isLinkAfterNoun(each, tokens) && !(isPeople && isOfThings(each, tokens)))) return []
  const right =
    isMany(noun) && !isApart
      ? pluralForm(token, verb)
      : isOne(noun, tokens, isApart ? index - 1 : index) || isThePerson(token, noun, at)
        ? singularForm(verb, token, at(verb === at(1) ? 2 : 3))
        : null
  return right === null ? [] : [matchOf(token, noun, verb, right)]
}

/** “something that make”, “everything which help” */
function isThing(relative: Token, noun: Token): boolean {
  return /^(?:which|that)$/u.test(relative.lower) && INDEFINITE_THINGS.has(noun.lower)
}

function behindThing(verb: Token, next: Token | undefined): string | null {
  const auxiliary = singularAuxiliary(verb.lower)
  if (auxiliary !== undefined) return verb.lower === 'were' ? null : auxiliary
  const isBase = verb.pos === 'VERB' && PLAIN_VERBS.has(verb.lower) && pastForm(verb.lower) !== verb.lower
  return isBase && /^(?:DET|PRON|ADP|NOUN)$/u.test(next?.pos ?? '') ? thirdPersonForm(verb.lower) : null
}

function matchOf(relative: Token, noun: Token, verb: Token, right: string): RuleMatch {
  const message = `“${relative.lower}” stands for “${noun.text}”, so the verb is “${right}”.`
  return { from: verb, to: verb, message, suggestions: [right] }
}

/** “those who wants”, “anyone who want”, “the one who work”; “one of those who works” may mean the one. */
function behindPronoun(pronoun: Token, before: Token | undefined, verb: Token): string | null {
  if (pronoun.lower === 'those' && before?.lower !== 'of') {
    return pluralAuxiliary(verb.lower) ?? (verb.pos === 'VERB' ? (THIRD_PERSONS.get(verb.lower) ?? null) : null)
  }
  const isOne = INDEFINITE_PEOPLE.has(pronoun.lower)
  if (!isOne && !(pronoun.lower === 'one' && before?.lower === 'the')) return null
  const isBase = VERB_BASES.has(verb.lower) && pastForm(verb.lower) !== verb.lower
  return singularAuxiliary(verb.lower) ?? (isBase ? thirdPersonForm(verb.lower) : null)
}

/** The first word's capital makes a name of a plural. */
function isNoun(noun: Token, index: number): boolean {
  return noun.pos === 'NOUN' || (noun.pos === 'PROPN' && index === 1)
}

function isLinkAfterNoun(link: Token, tokens: readonly Token[]): boolean {
  if (link.lower === 'only' || link.lower === 'it' || link.lower === 'one' || link.lower === 'and') return true
  const before = tokens[tokens.indexOf(link) - 1]
  // “a lot of people who”: the people.
  if (
    link.lower === 'of' &&
    /^(?:lot|lots|plenty|thousands|hundreds|millions|majority|kinds|types)$/u.test(before?.lower ?? '')
  )
    return false
  return (
    /^(?:of|with|in|for|from|about)$/u.test(link.lower) && /^(?:NOUN|NUM|PRON|PROPN|DET|ADJ)$/u.test(before?.pos ?? '')
  )
}

/** “the way of life for people who …”: what stands before the link is no person, so “who” means the people. */
function isOfThings(link: Token, tokens: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(link) - 1]
  if (!/^(?:of|with|in|for|from|about)$/u.test(link.lower) || before?.pos !== 'NOUN') return false
  return !PERSON_NOUNS.has(before.lemma) && !COLLECTIVES.has(before.lower) && !isIrregularPlural(before.lower)
}

/** “the man who hide his money” */
function isThePerson(relative: Token, noun: Token, at: Place['at']): boolean {
  const isThe = at(-2)?.lower === 'the' || (at(-2)?.pos === 'ADJ' && at(-3)?.lower === 'the')
  return (
    relative.lower === 'who' &&
    isThe &&
    noun.lower === noun.lemma &&
    (PERSON_NOUNS.has(noun.lower) || /^(?:man|woman|criminal|leader|boss)$/u.test(noun.lower))
  )
}

function isMany(noun: Token): boolean {
  return isIrregularPlural(noun.lower) || (isPlural(noun.lower, lemmaOf(noun)) && !isNumberless(noun.lower))
}

/** A capital hides the base form from the tagger. */
function lemmaOf(noun: Token): string {
  return noun.pos === 'PROPN' ? noun.lower.replace(/s$/u, '') : noun.lemma
}

function isOne(noun: Token, tokens: readonly Token[], index: number): boolean {
  if (COLLECTIVES.has(noun.lower) || isNumberless(noun.lower) || noun.lower.endsWith('s')) return false
  return tokens.slice(Math.max(0, index - 3), index - 1).some((token) => SINGULAR_DETERMINERS.has(token.lower))
}

function pluralForm(relative: Token, verb: Token): string | null {
  const auxiliary = pluralAuxiliary(verb.lower)
  // “the reasons that money is short”: only “who” is surely the subject, and “that” before be or have.
  if (auxiliary !== undefined) return auxiliary
  const base = THIRD_PERSONS.get(verb.lower)
  const isVerb = verb.pos === 'VERB' || relative.lower === 'who'
  return base !== undefined && isVerb ? base : null
}

function singularForm(verb: Token, relative: Token, next: Token | undefined): string | null {
  const auxiliary = singularAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  const base = VERB_BASES.get(verb.lower)
  const isSure =
    PLAIN_VERBS.has(base ?? '') || /^(?:cry|like|love|want|need|work|help|live|wake|talk|look|try)$/u.test(base ?? '')
  const isObject =
    relative.lower === 'who' &&
    (/^(?:DET|PRON|ADP|PART|NUM)$/u.test(next?.pos ?? '') || /^every(?:thing|one|body)$/u.test(next?.lower ?? ''))
  const isPlain = base !== undefined && (isSure || isObject) && pastForm(base) !== base && verb.pos === 'VERB'
  return isPlain ? thirdPersonForm(base) : null
}
