import { DEFINITES, PLURAL_DETERMINERS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Countable, and not in the lists of bare nouns because they stand bare in other places. */
const MORE = readWords('words/nouns-behind-quantifiers')
/** “moved to other city”, “on other day”: one of them. */
const ONE_GOES_TO = wordSet(
  'country island province city town place school company job room house village day university hotel',
)

/** “all of his part”: all of the one. */
const WHOLE = wordSet('part life body heart family class world house day country city')

/** “some example” is never one of them, as “some student” may be. */
const SOME_MANY = wordSet(
  'question photo picture gift month minute hour lesson tip tool activity example advantage disadvantage problem friend country reason mistake teacher animal child parent product people city idea benefit',
)

const GROUP_OPENERS = withoutWords(DEFINITES, 'its that this')

export const quantifierNumber: Rule = {
  id: 'quantifier-number',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...manyOne(place), ...everyMany(place)]),
}

/** “all student”, “a lot of photo”, “both the boy”, “last few year”. */
function manyOne(place: Place): RuleMatch[] {
  const { token, at } = place
  const length = quantityLength(place)
  if (length === 0) return []
  let distance = length
  while (distance < length + 2 && at(distance)?.pos === 'ADJ') distance += 1
  const noun = at(distance)
  const next = at(distance + 1)
  if (noun === undefined || !isCountable(noun) || isContinued(next)) return []
  // “the most powerful and most creative nation”, “all building and construction work”
  if (token.lower === 'most' && distance > length) return []
  if (noun.lower.endsWith('ing') && next?.lower === 'and') return []
  // “both the ticket and the taxi”
  if (token.lower === 'both' && next?.lower === 'and') return []
  // “all day”, “all year”, “some day”: one stretch of time.
  if (
    /^(?:all|some|most|other|different)$/u.test(token.lower) &&
    /^(?:day|night|year|month|week|kind|type|way|place|part|reason|thing|book|time|problem|idea)$/u.test(noun.lower)
  )
    return []
  if (at(-1)?.lower === 'all' && token.lower === 'of' && WHOLE.has(noun.lower)) return []
  // “the number of the vet”, “such talent”
  if (token.lower === 'of' && at(-1)?.lower === 'number' && isOneOf(at(1), wordSet('the'))) return []
  if (
    token.lower === 'such' &&
    /^(?:talent|weather|behaviour|innovation|distinction|luxury|passion|beauty)$/u.test(noun.lower)
  )
    return []
  const plural = pluralOf(noun.lower)
  // “in other side” is “on the other hand”.
  if (token.lower === 'other' && /^(?:side|hand|point|aspect|way)$/u.test(noun.lower)) return []
  if (token.lower === 'all' && (/^(?:manner|need|proportion)$/u.test(noun.lower) || next?.lower === 'and')) return []
  // “in other country” may be “in another country” as well, “such kind” “this kind”.
  if (token.lower === 'other' || token.lower === 'such') {
    const group = Array.from({ length: distance - 1 }, (_, offset) => at(offset + 1))
    const one = phrase(token.lower === 'other' ? 'another' : group.length > 0 ? 'such a' : 'this', ...group, noun)
    const many = phrase(token.lower, ...group, plural)
    const message = `“${token.lower}” here stands before several: “${many}”, or say “${one}”.`
    const isKind = /^(?:kind|type|sort)$/u.test(noun.lower) || (token.lower === 'such' && group.length > 0)
    const suggestions = [likeCase(token, many), likeCase(token, one)]
    const isMove = /^(?:to|on)$/u.test(at(-1)?.lower ?? '') && ONE_GOES_TO.has(noun.lower)
    return [{ from: token, to: noun, message, suggestions: isKind || isMove ? suggestions.toReversed() : suggestions }]
  }
  const message = `More than one is meant: “${plural}”.`
  return [{ from: noun, to: noun, message, suggestions: [plural] }]
}

function quantityLength({ token, at }: Place): number {
  const [second, third] = [at(1)?.lower, at(2)?.lower]
  if (token.lower === 'lot' && second === 'of') return 2
  if (token.lower === 'lots' && second === 'of') return 2
  if (token.lower === 'both' && second === 'the') return 2
  if (
    token.lower === 'the' &&
    second === 'different' &&
    isOneOf(at(-1), wordSet('for of from in between with to about'))
  )
    return 2
  if (token.lower === 'all' && /^(?:the|over)$/u.test(second ?? '')) return 0
  if (token.lower === 'all' && at(-1)?.lower === 'in') return 1
  if (token.lower === 'some') return third !== 'of' && isOneOf(at(1), SOME_MANY) ? 1 : 0
  if (isGeneral(token.lower, at(-1)?.lower ?? '', at(-1)?.pos)) return 1
  if (token.lower === 'of' && /^(?:number|variety|kinds|types|all|most|many|plenty|groups)$/u.test(at(-1)?.lower ?? ''))
    return isOneOf(at(1), GROUP_OPENERS) &&
      at(-1)?.lower !== 'most' &&
      !isOneOf(at(2), wordSet('part way time generation'))
      ? 2
      : 0
  return PLURAL_DETERMINERS.has(token.lower) ? 1 : 0
}

/** “In different country”, “with other student”, “most student”: nothing before says that one is meant. */
function isGeneral(word: string, before: string, tag: string | undefined): boolean {
  if (word === 'all') return tag !== 'NOUN' && tag !== 'PRON' && before !== 'such' && before !== 'no'
  if (word === 'such')
    return !/^(?:NOUN|PRON|NUM|ADJ|VERB)$/u.test(tag ?? '') && !/^(?:such|no|any|each|every|one|of)$/u.test(before)
  if (word === 'most') return before !== 'the' && before !== 'at' && tag !== 'DET' && tag !== 'PRON' && tag !== 'PART'
  const isOpen =
    before === '' || /^(?:in|to|from|with|for|by|about|of|and|have|like|between|on|meet|know|visit)$/u.test(before)
  return (word === 'other' || word === 'different') && isOpen
}

/** “every years”, “each students”. */
function everyMany({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'every' && token.lower !== 'each') return []
  // “we give each other gifts”
  if (at(1)?.lower === 'other') return []
  const noun = at(1)?.pos === 'ADJ' ? at(2) : at(1)
  if (noun === undefined || noun.pos !== 'NOUN' || !isPlural(noun.lower, noun.lemma)) return []
  if (!COUNTED_NOUNS.has(noun.lemma) && !MORE.has(noun.lemma)) return []
  // “every children's hospital”
  if (/^'s?$/u.test((at(1)?.pos === 'ADJ' ? at(3) : at(2))?.lower ?? '')) return []
  const message = `“${token.lower}” takes one at a time: “${noun.lemma}”.`
  return [{ from: noun, to: noun, message, suggestions: [noun.lemma] }]
}

function isCountable(noun: Token): boolean {
  if (/^(?:couple|adult|expert|criminal|human|orange|ideal|professional|minute)$/u.test(noun.lower)) return false
  return noun.text === noun.lower && noun.pos !== 'VERB' && (COUNTED_NOUNS.has(noun.lower) || MORE.has(noun.lower))
}

function isContinued(next: Token | undefined): boolean {
  return /^(?:NOUN|PROPN|NUM)$/u.test(next?.pos ?? '') || /^(?:-|'s|')$/u.test(next?.lower ?? '')
}
