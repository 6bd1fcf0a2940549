import { COUNTABLE_NOUNS, PERSON_NOUNS } from '../lexicon/countable-nouns.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, type Place, placesOf, wordSet } from './tokens.ts'

const PREPOSITIONS = wordSet('in at to from for with on into about near by of like without')
/** Verbs and forms of “be” that a noun group follows at once. */
const VERBS = wordSet(`am is was be become became becomes have has had buy buys bought find finds found get gets got see
  saw sees need needs needed want wants wanted rent rented sell sells sold make made makes write wrote read reads visit
  visits visited use uses used build built give gave meet met own owns bring brought take took cross crossed open opened
  choose chose carry carried eat ate wear wore start started join joined leave left enter entered buying finding
  having getting making using renting visiting writing learning learn solve solved attend attended watch watched`)
const ADJECTIVES = wordSet(`big small good great bad new old young nice beautiful interesting important difficult easy
  famous large little long short hard foreign different modern cheap expensive serious huge similar strange funny
  wonderful terrible successful professional friendly lovely better personal local very`)
/** “by car”, “in principle”: with these nouns the bare form is right. */
const FREE_AFTER = new Map<string, ReadonlySet<string>>([
  ['by', wordSet('letter bicycle bike ship motorcycle road mistake hand coach train book chance profession')],
  ['on', wordSet('holiday paper')],
  ['from', wordSet('holiday shop village city friend house book book road')],
  ['with', wordSet('reason')],
  ['without', wordSet('reason driver difficulty contract')],
  ['of', COUNTABLE_NOUNS],
  ['like', wordSet('reason')],
  ['for', wordSet('reason example')],
  ['in', wordSet('reason picture person company')],
  ['about', wordSet('reason')],
  [
    'to',
    wordSet(
      'reason shop dream book farm bottle garden picture letter skill subject cook party wall table question window bridge visit guide baby book',
    ),
  ],
])
/** Between a noun and its partner no article is needed: “teacher and student”, “city by city”. */
const PARTNERS = /^(?:and|or|by|after|to|nor|,|'s|'|-|\/)$/u

export const bareNoun: Rule = {
  id: 'bare-noun',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, at, index }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (!COUNTABLE_NOUNS.has(token.lower) || token.text !== token.lower || isVerb(token, at(-1))) return []
  if (PARTNERS.test(at(1)?.lower ?? '') || isPartOfLonger(at(1))) return []
  if (tokens.filter(({ lower }) => lower === token.lower).length > 1) return []
  let first = 0
  while (isOneOf(at(first - 1), ADJECTIVES) && index + first > 0) first -= 1
  const before = at(first - 1)
  if (before === undefined || isList(before, at(first - 2)) || !isGap(before, at(first - 2), token)) return []
  const from = at(first) ?? token
  const article = /^[aeiou]/u.test(from.lower) && !/^(?:uni|use|euro)/u.test(from.lower) ? 'an' : 'a'
  const message = `“${token.text}” can be counted, so one of it needs “${article}” or “the”.`
  return [{ from, to: from, message, suggestions: [phrase(article, from), phrase('the', from)] }]
}

/** The tagger takes “is engineer” for a verb; “to cook” and “building” are some. */
function isVerb(noun: Token, before: Token | undefined): boolean {
  if (noun.pos !== 'VERB')
    return noun.lower === 'building' && !/^(?:big|new|old|tall|in|of)$/u.test(before?.lower ?? '')
  return !PERSON_NOUNS.has(noun.lower) || !/^(?:am|is|was|a)$/u.test(before?.lower ?? '')
}

function isPartOfLonger(next: Token | undefined): boolean {
  return (
    /^(?:NOUN|PROPN|NUM)$/u.test(next?.pos ?? '') ||
    /^(?:number|of|one)$/u.test(next?.lower ?? '') ||
    next?.lower === 'works'
  )
}

function isGap(before: Token, earlier: Token | undefined, noun: Token): boolean {
  if (PREPOSITIONS.has(before.lower)) {
    if (FREE_AFTER.get(before.lower)?.has(noun.lower) === true) return false
    // “to farm the land” is a verb; “like” and “to” before a person need a verb before them.
    return before.lower !== 'like' || earlier?.pos === 'AUX'
  }
  if (!VERBS.has(before.lower)) return false
  // “the book is found”: a participle or a noun is no gap; nor is “be friend to”.
  if (before.pos === 'NOUN' || before.pos === 'ADJ') return false
  return !(before.lower === 'is' && !PERSON_NOUNS.has(noun.lower) && earlier?.pos === 'ADV')
}

/** “the red and the black book, new house”: in lists articles may be left out. */
function isList(before: Token, earlier: Token | undefined): boolean {
  return (
    before.lower === 'and' ||
    before.text === ',' ||
    (isOneOf(earlier, wordSet('from between')) && before.lower === 'to')
  )
}
