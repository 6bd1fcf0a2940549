import { DETERMINERS } from '@rehearsal/english/classes/classes'
import { formsOf } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** Verb, the nouns it does not go with, and the verb that does. */
const TABLE: readonly (readonly [verb: string, nouns: string, right: string])[] = [
  [
    'do',
    'mistake mistakes decision decisions progress effort efforts noise friends appointment plan plans money suggestion choice party',
    'make',
  ],
  ['make', 'homework housework exercise exercises sport sports research business favour favor', 'do'],
  ['make', 'photo photos picture shower exam', 'take'],
  ['do', 'photo photos picture shower', 'take'],
  ['take', 'decision mistake mistakes', 'make'],
  ['say', 'truth lie lies joke jokes story', 'tell'],
  ['gain', 'salary living', 'earn'],
  ['win', 'salary', 'earn'],
  ['give', 'question exam', 'ask'],
  ['pass', 'holiday holidays', 'spend'],
  ['become', 'baby', 'have'],
  ['open', 'light tv television radio', 'turn on'],
  ['close', 'light tv television radio', 'turn off'],
  ['study', 'homework', 'do'],
  ['learn', 'experience', 'gain'],
]
const NOUN_OPENERS = withWords(withoutWords(DETERMINERS, 'its that those'), 'some any many')
const SKIPPED = new Set(['take-decision', 'give-question', 'give-exam', 'become-baby'])

const ENTRIES = TABLE.flatMap(([verb, nouns, right]) =>
  formsOf(verb).map((form, index) => ({
    form,
    verb,
    nouns: wordSet(nouns),
    right: formsOf(right)[index] ?? right,
  })),
)

export const collocation: Rule = {
  id: 'collocation',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place)),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [first, second, third] = [at(1), at(2), at(3)]
  let noun = first
  let next = second
  if (first !== undefined && NOUN_OPENERS.has(first.lower)) [noun, next] = [second, third]
  if (noun?.pos === 'ADJ') [noun, next] = [next, at(first !== undefined && NOUN_OPENERS.has(first.lower) ? 4 : 3)]
  const found = ENTRIES.find((entry) => entry.form === token.lower && noun !== undefined && entry.nouns.has(noun.lower))
  if (found === undefined || noun === undefined || !isObject(noun, next) || SKIPPED.has(`${found.verb}-${noun.lower}`))
    return []
  // “do plans change”, “does money matter”: a question; “make exercise fun”, “make business easier”: no object alone.
  if (
    found.verb === 'do' &&
    (next?.pos === 'VERB' || at(-1) === undefined || /^(?:what|how|why|when|where|,|and)$/u.test(at(-1)?.lower ?? ''))
  )
    return []
  if (found.verb === 'make' && (next?.pos === 'ADJ' || next?.pos === 'ADV' || next?.pos === 'VERB')) return []
  const message = `With “${noun.lower}” the verb is “${found.right}”, not “${token.lower}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, found.right)] }]
}

/** “make business plans”, “do party games”: the noun is not the last. */
function isObject(noun: Token, next: Token | undefined): boolean {
  return noun.pos === 'NOUN' && next?.pos !== 'NOUN' && next?.text !== '-' && next?.lower !== "'s"
}
