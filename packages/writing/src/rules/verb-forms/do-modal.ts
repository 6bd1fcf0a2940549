import { FINITE_DO, MODALS, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { capitalised } from '@rehearsal/english/text/capitalised'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase, type Place, placesOf } from '../rule/tokens.ts'

const ASKED = withWords(NOMINATIVES, 'you')

export const doModal: Rule = {
  id: 'do-modal',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...negated(place), ...asked(place)]),
}

/** “I don't can swim”, “he didn't could come” */
function negated({ token, at }: Place): RuleMatch[] {
  const [not, modal, verb] = [at(1), at(2), at(3)]
  if (!FINITE_DO.has(token.lower) || not?.lower !== 'not') return []
  if (modal === undefined || !MODALS.has(modal.lower) || modal.text !== modal.lower) return []
  // “What they do not will remain.”
  if (verb === undefined || !verb.isWord) return []
  const past = token.lower === 'did' && modal.lower === 'can' ? 'could' : modal.lower
  const right = past === 'can' ? 'cannot' : phrase(past, 'not')
  return [
    {
      from: token,
      to: modal,
      message: `“${modal.lower}” needs no “${token.lower}”: say “${right}”.`,
      suggestions: [right],
    },
  ]
}

/** “Do you can help me?” */
function asked({ token, index, at }: Place): RuleMatch[] {
  const [subject, modal] = [at(1), at(2)]
  if (index > 0 || !FINITE_DO.has(token.lower) || !ASKED.has(subject?.lower ?? '')) return []
  if (modal === undefined || subject === undefined || !MODALS.has(modal.lower)) return []
  const first = capitalised(modal.lower)
  return [
    { from: token, to: modal, message: `“${modal.lower}” asks by itself.`, suggestions: [phrase(first, subject)] },
  ]
}
