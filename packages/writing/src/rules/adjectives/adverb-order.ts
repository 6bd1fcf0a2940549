import { CLAUSE_OPENERS, FINITE_BE, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES, THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ADVERBS = wordSet('always never often usually sometimes')

const BEFORE_SUBJECTS = withoutWords(CLAUSE_OPENERS, 'that')

export const adverbOrder: Rule = {
  id: 'adverb-order',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...beforeBe(place), ...veryVerb(place)]),
}

/** “She always is late.” */
function beforeBe({ token, index, at }: Place): RuleMatch[] {
  const [adverb, be, next] = [at(1), at(2), at(3)]
  if (!SUBJECT_PRONOUNS.has(token.lower) || (index > 0 && !isOneOf(at(-1), CLAUSE_OPENERS))) return []
  if (adverb === undefined || be === undefined || !ADVERBS.has(adverb.lower) || !FINITE_BE.has(be.lower)) return []
  // “as he always is”, “She never was.”: the end of a clause.
  if (next === undefined || !next.isWord || BEFORE_SUBJECTS.has(next.lower)) return []
  return [
    {
      from: adverb,
      to: be,
      message: `“${adverb.lower}” stands behind “${be.lower}”.`,
      suggestions: [phrase(be, adverb)],
    },
  ]
}

/** “I very like it.” */
function veryVerb({ token, index, at }: Place): RuleMatch[] {
  const [very, verb, next] = [at(1), at(2), at(3)]
  if (!SUBJECT_PRONOUNS.has(token.lower) || very?.lower !== 'very' || verb === undefined) return []
  const isVerb =
    /^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|want|wants|wanted|hope|hopes|need|needs|hate|hates|appreciate|agree)$/u.test(
      verb.lower,
    )
  if (
    !isVerb ||
    !(VERB_BASES.has(verb.lower) || THIRD_PERSONS.has(verb.lower) || verb.lower.endsWith('ed')) ||
    next?.text === '-' ||
    (index > 0 && at(-1)?.pos === 'AUX')
  )
    return []
  return [
    {
      from: very,
      to: verb,
      message: '“very” does not stand before a verb: say “really”, or “very much” behind it.',
      suggestions: [phrase('really', verb)],
    },
  ]
}
