import { COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const PLURAL_VERBS = wordSet('do are have were')
const NO_VERBS = wordSet('like can')
/** “some kind”, “some day”, “some point”: one that is not named. */
const UNNAMED = wordSet('day time point kind sort type way place reason part extent degree night morning moment place')

export const somePlural: Rule = {
  id: 'some-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...someOne(place), ...allTheOne(place), ...kindOf(place)]),
}

/** “some student do not study”, “some car drive fast” */
function someOne({ token, at }: Place): RuleMatch[] {
  const [noun, verb] = [at(1), at(2)]
  if (token.lower !== 'some' || noun === undefined || verb === undefined) return []
  if (!COUNTED_NOUNS.has(noun.lower) || UNNAMED.has(noun.lower)) return []
  const isPlural = isOneOf(verb, PLURAL_VERBS) || (PLAIN_VERBS.has(verb.lower) && verb.pos === 'VERB')
  return isPlural && !NO_VERBS.has(verb.lower) ? [match(noun)] : []
}

/** “all the student must learn” */
function allTheOne({ token, at }: Place): RuleMatch[] {
  const [the, noun, next] = [at(1), at(2), at(3)]
  if (token.lower !== 'all' || !/^(?:the|these|those|my|our|their|his|her)$/u.test(the?.lower ?? '')) return []
  if (noun === undefined || !PERSON_NOUNS.has(noun.lower)) return []
  const isContinued = /^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || /^(?:-|'s|')$/u.test(next?.lower ?? '')
  return isContinued || /^(?:adult|expert|graduate)$/u.test(noun.lower) ? [] : [match(noun)]
}

/** “different kind of people”, “many type of food” */
function kindOf({ token, at }: Place): RuleMatch[] {
  if (!/^(?:different|various|many|several|all|two|three|four|five|these|those|other)$/u.test(token.lower)) return []
  const [kind, of] = [at(1), at(2)]
  if (kind === undefined || of?.lower !== 'of' || !/^(?:kind|type|sort|way|part)$/u.test(kind.lower)) return []
  // “a different kind of”, “with all kind of”
  if (
    /^(?:a|an|the|this|that|one|every|no|some|any|very|slightly|completely|totally|is|entirely|another|quite|each|'s|my|his|her|of|its)$/u.test(
      at(-1)?.lower ?? '',
    )
  )
    return []
  // “they are all part of it”
  if (kind.lower === 'part' && token.lower === 'all') return []
  return [match(kind)]
}

function match(noun: NonNullable<ReturnType<Place['at']>>): RuleMatch {
  const plural = pluralOf(noun.lower)
  return { from: noun, to: noun, message: `More than one is meant: “${plural}”.`, suggestions: [plural] }
}
