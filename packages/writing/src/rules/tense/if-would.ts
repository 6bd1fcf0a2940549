import { SINGULAR_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people')
/** “I wonder if it will rain”, “ask if he would come”: whether, not when. */
const WHETHER =
  wordSet(`wonder wondered know knew ask asked see doubt sure unsure check tell told inform informed explain show question grateful
  appreciate not decide say clear unclear matter as even glad happy nice kind great`)

export const ifWould: Rule = {
  id: 'if-would',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) =>
    tokens.flatMap((token, index) => (token.lower === 'if' || token.lower === 'unless' ? matchAt(tokens, index) : [])),
}

function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const negated = willNot(tokens, index)
  if (negated !== null) return [negated]
  const [subject, modal, verb] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]]
  if (!isOneOf(subject, SUBJECTS) || modal === undefined || verb === undefined) return []
  if (
    !/^(?:will|would)$/u.test(modal.lower) ||
    /^(?:like|rather|not|please|prefer|kindly)$/u.test(verb.lower) ||
    // “if you will let me”: asked for, not foretold
    (subject?.lower === 'you' && /^(?:let|excuse|forgive|pardon|allow|permit|bear|indulge|follow)$/u.test(verb.lower))
  )
    return []
  if (tokens.slice(0, index).some((token) => WHETHER.has(token.lower))) return []
  if (verb.pos !== 'VERB' && verb.lower !== 'have' && verb.lower !== 'be') return []
  const next = tokens[index + 4]
  const right = modal.lower === 'would' ? afterWould(verb, next) : presentOf(subject, verb)
  if (right === null) return []
  const message = `After “${tokens[index]?.lower ?? 'if'}” no “will” or “would”: “${right}”.`
  return [{ from: modal, to: verb, message, suggestions: [right] }]
}

/** “if we will not change” */
function willNot(tokens: readonly Token[], index: number): RuleMatch | null {
  const [subject, modal, not, verb] = tokens.slice(index + 1, index + 5)
  if (!isOneOf(subject, SUBJECTS) || modal?.lower !== 'will' || not?.lower !== 'not' || verb?.pos !== 'VERB')
    return null
  // A refusal: “If you will not help, go.”
  if (subject?.lower === 'you' || tokens.slice(0, index).some((token) => WHETHER.has(token.lower))) return null
  const right = SINGULAR_PRONOUNS.has(subject?.lower ?? '') ? 'does not' : 'do not'
  return { from: modal, to: not, message: `After “if” no “will”: “${right}”.`, suggestions: [right] }
}

/** “would have gone” → “had gone”, “would have time” → “had time”. */
function afterWould(verb: Token, next: Token | undefined): string | null {
  if (verb.lower === 'have')
    return next?.pos === 'VERB' ||
      next?.pos === 'AUX' ||
      next?.pos === 'NOUN' ||
      next?.pos === 'ADJ' ||
      next?.pos === 'DET' ||
      /^(?:more|enough|less)$/u.test(next?.lower ?? '')
      ? 'had'
      : null
  if (verb.lower === 'be') return 'were'
  return pastForm(verb.lemma)
}

function presentOf(subject: Token | undefined, verb: Token): string | null {
  if (verb.lower === 'be')
    return subject?.lower === 'i' ? 'am' : SINGULAR_PRONOUNS.has(subject?.lower ?? '') ? 'is' : 'are'
  if (verb.lower === 'have' && SINGULAR_PRONOUNS.has(subject?.lower ?? '')) return 'has'
  return SINGULAR_PRONOUNS.has(subject?.lower ?? '') ? thirdOf(verb.lower) : phrase(verb.lower)
}

function thirdOf(base: string): string {
  return /(?:s|x|z|ch|sh|o)$/u.test(base)
    ? `${base}es`
    : /[^aeiou]y$/u.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`
}
