import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

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
const FORMS: Readonly<Record<string, readonly string[]>> = wordTable({
  make: ['make', 'makes', 'making', 'made', 'made'],
  do: ['do', 'does', 'doing', 'did', 'done'],
  take: ['take', 'takes', 'taking', 'took', 'taken'],
  say: ['say', 'says', 'saying', 'said', 'said'],
  tell: ['tell', 'tells', 'telling', 'told', 'told'],
  gain: ['gain', 'gains', 'gaining', 'gained', 'gained'],
  win: ['win', 'wins', 'winning', 'won', 'won'],
  earn: ['earn', 'earns', 'earning', 'earned', 'earned'],
  give: ['give', 'gives', 'giving', 'gave', 'given'],
  ask: ['ask', 'asks', 'asking', 'asked', 'asked'],
  pass: ['pass', 'passes', 'passing', 'passed', 'passed'],
  spend: ['spend', 'spends', 'spending', 'spent', 'spent'],
  become: ['become', 'becomes', 'becoming', 'became', 'become'],
  have: ['have', 'has', 'having', 'had', 'had'],
  open: ['open', 'opens', 'opening', 'opened', 'opened'],
  close: ['close', 'closes', 'closing', 'closed', 'closed'],
  'turn on': ['turn on', 'turns on', 'turning on', 'turned on', 'turned on'],
  'turn off': ['turn off', 'turns off', 'turning off', 'turned off', 'turned off'],
  study: ['study', 'studies', 'studying', 'studied', 'studied'],
  learn: ['learn', 'learns', 'learning', 'learned', 'learned'],
})
const DETERMINERS = wordSet('a an the my your his her our their some any many this these')
const SKIPPED = new Set(['take-decision', 'give-question', 'give-exam', 'become-baby'])

const ENTRIES = TABLE.flatMap(([verb, nouns, right]) =>
  (FORMS[verb] ?? []).map((form, index) => ({
    form,
    verb,
    nouns: wordSet(nouns),
    right: FORMS[right]?.[index] ?? right,
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
  if (first !== undefined && DETERMINERS.has(first.lower)) [noun, next] = [second, third]
  if (noun?.pos === 'ADJ') [noun, next] = [next, at(first !== undefined && DETERMINERS.has(first.lower) ? 4 : 3)]
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
  return [{ from: token, to: token, message, suggestions: [found.right] }]
}

/** “make business plans”, “do party games”: the noun is not the last. */
function isObject(noun: Token, next: Token | undefined): boolean {
  return noun.pos === 'NOUN' && next?.pos !== 'NOUN' && next?.text !== '-' && next?.lower !== "'s"
}
