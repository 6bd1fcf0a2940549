import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { clauseSubjects, type ClauseSubject } from './clause-subject.ts'
import { pluralAuxiliary, singularAuxiliary } from './auxiliary-number.ts'

export const longSubjectAgreement: Rule = {
  id: 'long-subject-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => clauseSubjects(tokens).flatMap((subject) => matchAt(subject, tokens)),
}

function matchAt({ head, isMany, isLong, start, verb: place }: ClauseSubject, tokens: readonly Token[]): RuleMatch[] {
  const verb = tokens[place]
  if (verb === undefined) return []
  const right = isMany ? pluralAuxiliary(verb.lower) : singularAuxiliary(verb.lower)
  // “If the price were lower …” is right.
  const isUnreal =
    verb.lower === 'were' && tokens.slice(0, place).some((token) => /^(?:if|wish|though)$/u.test(token.lower))
  if (right === undefined || isUnreal) return []
  // “How much money do you need?”
  if (/^(?:do|does)$/u.test(verb.lower) && /^(?:PRON|DET|PROPN)$/u.test(tokens[place + 1]?.pos ?? '')) return []
  // “Ten years is long”, “drawers is a word”: a bare plural may be one thing.
  if (isMany && place === start + 1 && !isLong) return []
  const message = `The verb goes with “${head.text}”: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
