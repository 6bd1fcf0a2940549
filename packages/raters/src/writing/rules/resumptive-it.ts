import { PASTS, VERB_BASES } from '../lexicon/common-verbs.ts'
import { COUNTED_NOUNS, PERSON_NOUNS } from '../lexicon/countable-nouns.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'

const SUBJECTS = wordSet('i we you they he she')
const PRONOUNS = wordSet('it them')
/** Of these a clause tells what is so: “the idea that I like it”. */
const SAID = wordSet(
  'reason way day time fact idea year moment place manner news opinion hope belief message letter feeling conclusion question problem thing point way month week minute hour night statement sign story condition chance answer rule',
)
const END = /^(?:is|was|are|were|has|have|last|yesterday|from|and|but|,|\.|very|can|will)$/u
/** A clause may hang on these: “the book says that I know it”. */
const CLAUSE_VERBS =
  /^(?:think|say|said|know|knew|hope|believe|feel|felt|thought|told|tell|make|made|find|found|help|keep|kept|let)$/u

export const resumptiveIt: Rule = {
  id: 'resumptive-it',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “The book which I read it last week was good.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [noun, subject, verb, pronoun, next] = [at(-1), at(1), at(2), at(3), at(4)]
  if (!/^(?:which|that)$/u.test(token.lower) || noun === undefined || verb === undefined || pronoun === undefined)
    return []
  const isThing =
    COUNTED_NOUNS.has(noun.lemma) && !PERSON_NOUNS.has(noun.lemma) && !SAID.has(noun.lemma) && noun.pos === 'NOUN'
  if (!isThing || !/^(?:the|a|an|this|my|our)$/u.test((at(-2)?.pos === 'ADJ' ? at(-3) : at(-2))?.lower ?? '')) return []
  if (!isOneOf(subject, SUBJECTS) || !isOneOf(pronoun, PRONOUNS) || CLAUSE_VERBS.test(verb.lower)) return []
  if (!VERB_BASES.has(verb.lower) && !PASTS.has(verb.lower)) return []
  if (next !== undefined && !END.test(next.lower)) return []
  const message = `“${token.lower}” stands for “${noun.lower}” already: leave out “${pronoun.lower}”.`
  return [{ from: verb, to: pronoun, message, suggestions: [verb.text] }]
}
