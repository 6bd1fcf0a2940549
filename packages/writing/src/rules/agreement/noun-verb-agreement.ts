import { SINGULAR_DETERMINERS } from '@rehearsal/english/classes/classes'
import { isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'
import { COLLECTIVE_NOUNS, AMOUNTS } from '../rule/recurring-words.ts'

/** Before these a noun group is the subject of its clause. */
const OPENERS = wordSet(
  'because that when while although though but since where whereas , ; that think thinks believe believes say says know knows why how whether',
)
/** Singular in form, often plural in sense: British English takes either verb. */
const COLLECTIVES = withWords(
  COLLECTIVE_NOUNS,
  'government media data company youth press people rich poor young old elderly unemployed disabled homeless blind deaf dead sick injured percent per cent score cattle parliament british french english dutch irish following latter former first second last few many other same best worst',
)
/** “Ten years is a long time.” */
const MEASURES = withWords(AMOUNTS, 'seconds percent kilometers meters kilograms degrees times')

/** “The events today were sad”: no heads of a noun group. */
const TIMES = wordSet('today tonight yesterday tomorrow')

/** Verbs that the tagger takes for plurals. */
const SAID = wordSet(
  'mentions claims reports notes points studies names calls offers plans needs wants likes uses makes makes shows states lists cites raises',
)

export const nounVerbAgreement: Rule = {
  id: 'noun-verb-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const verb = at(1)
  if ((token.pos !== 'NOUN' && !isFirstPlural(token, index)) || verb === undefined || isNumberless(token.lower))
    return []
  // “All that matters is …”
  if (TIMES.has(token.lower) || (token.lower === 'matters' && at(-1)?.lower === 'that')) return []
  // “the reason that the author mentions is”: a verb
  if (/^(?:NOUN|PRON|PROPN)$/u.test(at(-1)?.pos ?? '') && SAID.has(token.lower)) return []
  const start = groupStart(tokens, index)
  const before = tokens[start - 1]
  if (start > 0 && !isOneOf(before, OPENERS)) return []
  const group = tokens.slice(start, index)
  const clause = tokens.slice(0, start)
  if (
    clause.some(
      (earlier) =>
        earlier.lower.endsWith('ing') ||
        /^(?:if|wish|and|or|essential|important|vital|necessary|imperative|crucial|suggest|demand|recommend|require|insist|propose)$/u.test(
          earlier.lower,
        ),
    )
  )
    return []
  const isMany = isPlural(token.lower, token.lemma) || isFirstPlural(token, index)
  const right = isMany ? pluralVerb(token, group, verb) : singularVerb(token, group, verb)
  if (right === null) return []
  return [{ from: verb, to: verb, message: `“${token.text}” needs the verb “${right}” here.`, suggestions: [right] }]
}

/** The first word's capital makes a name of a plural: “Bees is dying.” */
function isFirstPlural(token: Token, index: number): boolean {
  const isCommonWord = wordBand(token.lower) <= 50 && wordBand(token.lower.slice(0, -1)) <= 50
  return index === 0 && token.pos === 'PROPN' && /[^s]s$/u.test(token.lower) && isCommonWord
}

/** Walks back over adjectives, numbers and nouns to where the noun group begins. */
function groupStart(tokens: readonly Token[], noun: number): number {
  let start = noun
  while (start > 0) {
    const before = tokens[start - 1]
    // The first word's capital makes a name of many an adjective.
    const isOfGroup = /^(?:ADJ|NUM|NOUN|DET)$/u.test(before?.pos ?? '') || (start === 1 && before?.pos === 'PROPN')
    if (before === undefined || !isOfGroup || isOneOf(before, OPENERS)) {
      return isOneOf(before, SINGULAR_DETERMINERS) && !isOneOf(before, OPENERS) ? start - 1 : start
    }
    start -= 1
    if (before.pos === 'DET') return start
  }
  return start
}

function pluralVerb(noun: Token, group: readonly Token[], verb: Token): string | null {
  const right = pluralAuxiliary(verb.lower)
  const isMeasure = MEASURES.has(noun.lower) && group.some((token) => token.pos === 'NUM')
  const isOdd = group.some((token) =>
    /ing$|^(?:number|one|each|every|lack|a|an|what|this|that|another)$/u.test(token.lower),
  )
  return right === undefined || isMeasure || isOdd ? null : right
}

function singularVerb(noun: Token, group: readonly Token[], verb: Token): string | null {
  const right = singularAuxiliary(verb.lower)
  const [first] = group
  if (right === undefined || !isOneOf(first, SINGULAR_DETERMINERS) || COLLECTIVES.has(noun.lower)) return null
  // Plurals the tagger has no singular for: clothes, odds, stimuli, firemen.
  if (/(?:[^s]s|men|children|i)$/u.test(noun.lower)) return null
  const isCountable = !UNCOUNTABLE_NOUNS.has(noun.lower) || verb.lower !== 'do'
  return isCountable && !group.some((token) => COLLECTIVES.has(token.lower) || token.pos === 'NUM') ? right : null
}
