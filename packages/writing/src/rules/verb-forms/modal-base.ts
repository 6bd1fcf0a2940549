import { BE_FORMS, MODALS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { verbShape } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const BETWEEN = wordSet('not also always never often really easily only still just probably')
/** “We do all we can to help.” */
const RELATIVES = wordSet('all everything anything what whatever best as much')

export const modalBase: Rule = {
  id: 'modal-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (
    !MODALS.has(token.lower) ||
    token.pos !== 'AUX' ||
    /^(?:DET|ADJ)$/u.test(at(-1)?.pos ?? '') ||
    at(-1)?.lower === 'of' ||
    BE_FORMS.has(at(-1)?.lower ?? '')
  )
    return []
  let distance = 1
  while (BETWEEN.has(at(distance)?.lower ?? '')) distance += 1
  const next = at(distance)
  if (next?.lower === 'to') {
    // “an unbending will to dominate”
    if (token.lower === 'will' && at(-1)?.lower.endsWith('ing') === true && at(-2)?.pos === 'DET') return []
    return tokens.slice(0, index).some((earlier) => RELATIVES.has(earlier.lower))
      ? []
      : withoutTo(token, next, at(distance + 1))
  }
  // “can plants grow”: in a question the subject comes first.
  if (
    next === undefined ||
    at(distance + 1)?.pos === 'VERB' ||
    /^(?:able|better|rather|being|needs)$/u.test(next.lower)
  )
    return []
  if (at(-1) === undefined && !SUBJECT_PRONOUNS.has(at(1)?.lower ?? '')) return []
  if ((next.pos !== 'VERB' && next.pos !== 'AUX') || next.lower === next.lemma) return []
  if (MODALS.has(next.lower) || IRREGULAR_VERBS.has(next.lower) || verbShape(next.lower, next.lemma) === 'base')
    return []
  const message = `After “${token.lower}” the verb has no ending: “${next.lemma}”.`
  return [{ from: next, to: next, message, suggestions: [next.lemma] }]
}

function withoutTo(modal: Token, to: Token, verb: Token | undefined): RuleMatch[] {
  if (verb === undefined || (verb.pos !== 'VERB' && verb.pos !== 'AUX')) return []
  const message = `After “${modal.lower}” the verb stands without “to”.`
  return [{ from: to, to: verb, message, suggestions: [verb.lemma] }]
}
