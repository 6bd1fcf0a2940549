import { ACCUSATIVES, DETERMINERS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { ING_FORMS, PASTS } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { PASTS_OR_NOUNS } from '../rule/recurring-words.ts'

/** What follows a verb, never the noun of “to advanced learners”. */
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  ACCUSATIVES,
  'it up out about in at with on from some many more . ,',
)
/** Behind these “to” opens an infinitive. */
const INFINITIVES = readWords('words/words-before-to')
/** Adjectives and names: “to married people”, “to used ones”; right behind “to”: “to left”. */
const NO_VERBS = wordSet(
  'used left based united related interested born lost limited advanced needed given known increased improved said third second found',
)
const IRREGULAR =
  /^(?:made|bought|brought|caught|taught|told|kept|slept|sent|spent|built|lent|paid|sold|understood|won|heard|learnt)$/u
/** Behind a form in -ing these may end “be used to”, “from … to …”. */
const GERUND_TO =
  /^(?:used|forward|accustomed|addicted|devoted|dedicated|committed|opposed|close|due|according|from|prior|next|addition|subject)$/u

export const toEnded: Rule = {
  id: 'to-ended',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “we have to waked up”, “nothing to improving it”, “to represented our school” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [before, verb, next] = [at(-1), at(1), at(2)]
  if (token.lower !== 'to' || verb === undefined || NO_VERBS.has(verb.lower) || verb.text !== verb.lower) return []
  if (
    GERUND_TO.test(before?.lower ?? '') ||
    tokens.slice(Math.max(0, index - 6), index).some(({ lower }) => lower === 'from' || lower === 'prefer')
  )
    return []
  // “give enough time to helping others”
  if (
    tokens
      .slice(Math.max(0, index - 5), index)
      .some(({ lower }) => /^(?:give|gives|gave|given|giving|devote|dedicate|pay)$/u.test(lower)) &&
    verb.lower.endsWith('ing')
  )
    return []
  const base = pastBase(verb, next) ?? irregularBase(verb, before) ?? gerundBase(verb, before, next)
  if (base === undefined) return []
  const message = `After “to” the verb has no ending here: “${base}”.`
  return [{ from: verb, to: verb, message, suggestions: [base] }]
}

function pastBase(verb: Token, next: Token | undefined): string | undefined {
  const base = DISTINCT_PASTS.get(verb.lower)?.base ?? (verb.lower.endsWith('ed') ? PASTS.get(verb.lower) : undefined)
  if (base === undefined || base === verb.lower || verb.pos === 'ADJ') return undefined
  if (PASTS_OR_NOUNS.has(verb.lower) || verb.lower === 'felt') return undefined
  return isOneOf(next, OBJECTS) && next?.text !== ',' ? base : undefined
}

function gerundBase(verb: Token, before: Token | undefined, next: Token | undefined): string | undefined {
  const base = ING_FORMS.get(verb.lower)
  if (base === undefined || !PLAIN_VERBS.has(base) || !isOneOf(before, INFINITIVES)) return undefined
  return isOneOf(next, OBJECTS) || next?.pos === 'NOUN' || next?.pos === 'ADJ' ? base : undefined
}

/** “going to made”, “I want to bought it” */
function irregularBase(verb: Token, before: Token | undefined): string | undefined {
  if (!isOneOf(before, INFINITIVES) || !IRREGULAR.test(verb.lower)) return undefined
  return PASTS.get(verb.lower)
}
