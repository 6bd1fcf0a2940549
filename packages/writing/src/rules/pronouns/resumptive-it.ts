import { ARTICLES, FINITE_DO, FINITE_HAVE, MODALS, NOMINATIVES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(NOMINATIVES, 'you')
const GIVING = wordSet(
  'give tell offer send show teach lend ask bring make let cost pay promise owe want help get allow put',
)
const MORE_THINGS = wordSet(
  'machine car phone photo vegetable product test chance trip dress cake meal food program tree bus train exercise homework research music clothes shoes money service exam word subject language job house game place thing',
)
const OWNERS = withWords(POSSESSIVES, 'the')
const PRONOUNS = wordSet('it them')
/** Of these a clause tells what is so: “the idea that I like it”. */
const SAID = readWords('words/said-nouns')
const END =
  /^(?:is|was|are|were|has|have|last|yesterday|from|for|in|on|with|because|when|every|and|but|,|\.|very|can|will)$/u
/** A clause may hang on these: “the book says that I know it”. */
const CLAUSE_VERBS =
  /^(?:think|say|said|know|knew|hope|believe|feel|felt|thought|told|tell|make|made|find|found|help|keep|kept|let)$/u

const NOUN_OPENERS = withWords(POSSESSIVES, 'the')

const ONE_SIGNS = withWords(ARTICLES, 'this my our')

export const resumptiveIt: Rule = {
  id: 'resumptive-it',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => {
      if (!/^(?:which|that)$/u.test(place.token.lower)) return []
      // “so little of them that we can't taste it”
      if (tokens.slice(0, place.index).some(({ lower }) => /^(?:so|such)$/u.test(lower))) return []
      const near = matchAt(place)
      return near.length > 0 ? near : behindGroup(place, tokens)
    }),
}

/** “The book which I read it last week was good.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  // “that my grandmother planted it”, “that I have bought it”
  const length = isOneOf(at(1), OWNERS) && at(2)?.pos === 'NOUN' ? 2 : 1
  const isPerfect = FINITE_HAVE.has(at(length + 1)?.lower ?? '') && at(length + 2)?.pos === 'VERB'
  // “that he can't find them”
  const isModal = isOneOf(at(length + 1), MODALS)
  const isDenied = /^(?:not|never)$/u.test(at(length + 2)?.lower ?? '')
  const start = length + (isPerfect || (isModal && !isDenied) ? 2 : isModal ? 3 : 1)
  const [noun, subject, verb, pronoun, next] = [at(-1), at(1), at(start), at(start + 1), at(start + 2)]
  if (noun === undefined || verb === undefined || pronoun === undefined) return []
  const isMany = isPlural(noun.lower, noun.lemma)
  const isCounted = COUNTED_NOUNS.has(noun.lemma) || MORE_THINGS.has(noun.lemma) || isMany
  const isThing = isCounted && !PERSON_NOUNS.has(noun.lemma) && !SAID.has(noun.lemma) && noun.pos === 'NOUN'
  if (!isThing) return []
  if (pronoun.lower === 'them' && (!isMany || GIVING.has(verb.lemma))) return []
  if (/^(?:is|was)$/u.test(at(-3)?.lower ?? '') && /^it$/u.test(at(-4)?.lower ?? '')) return []
  if (!isMany && !ONE_SIGNS.has((/^(?:ADJ|NOUN|VERB)$/u.test(at(-2)?.pos ?? '') ? at(-3) : at(-2))?.lower ?? ''))
    return []
  if ((length === 1 && !isOneOf(subject, SUBJECTS)) || !isOneOf(pronoun, PRONOUNS) || CLAUSE_VERBS.test(verb.lower))
    return []
  if (!VERB_BASES.has(verb.lower) && !PASTS.has(verb.lower) && !THIRD_PERSONS.has(verb.lower) && !isPerfect) return []
  if (next !== undefined && !END.test(next.lower)) return []
  const message = `“${token.lower}” stands for “${noun.lower}” already: leave out “${pronoun.lower}”.`
  return [{ from: verb, to: pronoun, message, suggestions: [verb.text] }]
}

const TELLING =
  /^(?:tell|show|teach|inform|remind|promise|convince|persuade|warn|assure|so|such|say|think|know|believe)$/u
const OPENERS = withWords(MODALS, FINITE_HAVE, FINITE_DO, 'not never just already always')

/** “vegetables that my grandmother planted it.”, “effects which we should not forget it” */
function behindGroup({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const noun = at(-1)
  if (noun?.pos !== 'NOUN' || SAID.has(noun.lemma) || PERSON_NOUNS.has(noun.lemma)) return []
  if (tokens.slice(0, index).some(({ lemma }) => TELLING.test(lemma))) return []
  let next = index + subjectLength(tokens, index + 1) + 1
  if (next === index + 1) return []
  const opening = next
  while (isOneOf(tokens[next], OPENERS)) next += 1
  const [verb, pronoun, after] = [tokens[next], tokens[next + 1], tokens[next + 2]]
  if (verb === undefined || pronoun === undefined || !isOneOf(pronoun, PRONOUNS) || verb.pos !== 'VERB') return []
  if (/^(?:g[ai]ve|given|offer|offered|send|sent|show|showed|shown|bring|brought|owe|owed|taught)$/u.test(verb.lower))
    return []
  if (CLAUSE_VERBS.test(verb.lower) || (after !== undefined && !/^(?:\.|,|!|\?|;|and|but)$/u.test(after.lower)))
    return []
  // “it is by reading that they do it”, “a plan that they like it”: told apart by “it is”.
  if (/^(?:it|this|that|is|was)$/u.test(tokens[0]?.lower ?? '') && opening === next) return []
  const message = `“${token.lower}” stands for “${noun.lower}” already: leave out “${pronoun.lower}”.`
  return [{ from: verb, to: pronoun, message, suggestions: [verb.text] }]
}

/** “we”, “nobody”, “my grandmother”, “the government” */
function subjectLength(tokens: readonly Token[], start: number): number {
  const first = tokens[start]
  if (isOneOf(first, SUBJECTS) || /^(?:nobody|everybody|everyone|people|somebody)$/u.test(first?.lower ?? '')) return 1
  const isGroup = first?.pos === 'DET' || NOUN_OPENERS.has(first?.lower ?? '')
  return isGroup && tokens[start + 1]?.pos === 'NOUN' ? 2 : 0
}
