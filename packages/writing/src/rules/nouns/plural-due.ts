import { ARTICLES, NUMBERS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const COUNTS = withWords(NUMBERS, 'many few several hundreds thousands millions dozens both')
const GROUPS = wordSet(
  'photos pictures videos bag bags box boxes basket baskets pair pairs list bunch pile kilo kilos pack packs full lots plenty handful range group groups number variety crowd hundreds thousands millions dozens couple series',
)
const WHOLES = wordSet('most some all')
const OWNERS = withWords(POSSESSIVES, 'the these those')
/** In one of them, many may be: “most of the class”; adjectives: “they are adult”. */
const NO_NOUNS = wordSet(
  'adult expert graduate human couple friend-list volunteer family lover member-state mother father female male generation',
)
const OFTEN_BARE = wordSet(
  'television difficulty opportunity emotion illness stress policy community variety conflict debate movement reason hospital choice conversation university college office theatre option talent personality memory experience business expectation discount video movie cinema depth park enterprise initiative detail',
)
const MORE_THINGS = wordSet('thing problem way reason idea place kind country job car')

const NOT_BEFORE_PLURALS = withWords(ARTICLES, 'of than any no')

export const pluralDue: Rule = {
  id: 'plural-due',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [...ofMany(place), ...thereAre(place), ...theyAre(place), ...moreOf(place)]),
}

/** “two of my friend”, “a group of student”, “most of the student” */
function ofMany({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'of') return []
  const [before, owner] = [at(-1), at(1)]
  const isOwned = isOneOf(owner, OWNERS)
  const noun = nounFrom(at, isOwned ? 2 : 1)
  if (noun === null) return []
  if (isOwned) {
    const isPart = isOneOf(before, WHOLES) && !PERSON_NOUNS.has(noun.token.lower)
    return (isOneOf(before, COUNTS) || isOneOf(before, WHOLES)) && !isPart ? [match(noun.token)] : []
  }
  return isOneOf(before, GROUPS) && before?.lower !== 'series' ? [match(noun.token)] : []
}

/** “There are some problem with it.” */
function thereAre({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'there' || !/^(?:are|were)$/u.test(at(1)?.lower ?? '')) return []
  const distance = /^(?:some|many|also|no|different|other|several)$/u.test(at(2)?.lower ?? '') ? 3 : 2
  const noun = nounFrom(at, distance)
  // “There are teacher and student”, “there are bus, train and taxi”: a list.
  return noun === null || /^(?:and|or|,|to)$/u.test(noun.next?.lower ?? '') ? [] : [match(noun.token)]
}

/** “They are good student.” */
function theyAre({ token, at }: Place): RuleMatch[] {
  if (!/^(?:they|we)$/u.test(token.lower) || !/^(?:are|were)$/u.test(at(1)?.lower ?? '')) return []
  const noun = nounFrom(at, 2)
  if (noun === null || !PERSON_NOUNS.has(noun.token.lower) || /^(?:to|with|enough)$/u.test(noun.next?.lower ?? ''))
    return []
  return [match(noun.token)]
}

/** “fewer car”, “more and more student” */
function moreOf({ token, at }: Place): RuleMatch[] {
  const isFewer = token.lower === 'fewer'
  if (!isFewer && token.lower !== 'more') return []
  const noun = at(1)
  if (noun === undefined || noun.pos !== 'NOUN' || isContinued(at(2)) || NO_NOUNS.has(noun.lower)) return []
  const isCounted = isFewer
    ? isCountable(noun)
    : (PERSON_NOUNS.has(noun.lower) ||
        (isCountable(noun) &&
          !VERB_BASES.has(noun.lower) &&
          !OFTEN_BARE.has(noun.lower) &&
          /^(?:VERB|ADP)$/u.test(at(-1)?.pos ?? ''))) &&
      !NOT_BEFORE_PLURALS.has(at(-1)?.lower ?? '')
  return isCounted && at(2)?.lower !== 'than' ? [match(noun)] : []
}

function nounFrom(at: Place['at'], start: number): { token: Token; next: Token | undefined } | null {
  let distance = start
  while (distance < start + 2 && at(distance)?.pos === 'ADJ') distance += 1
  const [token, next] = [at(distance), at(distance + 1)]
  if (token === undefined || token.pos !== 'NOUN' || !isCountable(token) || isContinued(next)) return null
  return { token, next }
}

function isCountable(noun: Token): boolean {
  return (
    noun.text === noun.lower &&
    !NO_NOUNS.has(noun.lower) &&
    (COUNTED_NOUNS.has(noun.lower) || MORE_THINGS.has(noun.lower))
  )
}

function isContinued(next: Token | undefined): boolean {
  return /^(?:NOUN|PROPN|NUM)$/u.test(next?.pos ?? '') || /^(?:-|'s|'|of)$/u.test(next?.lower ?? '')
}

function match(noun: Token): RuleMatch {
  const plural = pluralOf(noun.lower)
  return { from: noun, to: noun, message: `More than one is meant: “${plural}”.`, suggestions: [plural] }
}
