import { MID_ADVERBS } from '@rehearsal/english/classes/classes'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, SENTENCE_OPENERS } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

/** One thing without a number; none is a plural or a verb before these verbs. */
const MASSES =
  wordSet(`television tv advertising life success society food water air nature technology education happiness
  knowledge money health information traffic pollution unemployment poverty tourism transportation advertisement
  government smoking travelling traveling learning studying reading internet weather music art science history time noise pollution tradition love friendship`)
const OPENERS = wordSet('because that think believe , but although since so if when opinion world today nowadays')
const BASES = wordSet(
  'make give help bring come need get go become take cause show mean change play teach provide enrich affect improve influence increase reduce develop save allow enable create connect keep offer require destroy',
)
const BEHIND =
  wordSet(`a an the my our your his her their its us them me him you people to from with many more much lots
  very so better worse good bad an important by when because and in at`)
const ADVERBS = withoutWords(MID_ADVERBS, 'already just sometimes')
const GOVERNORS =
  /^(?:do|does|did|let|lets|make|makes|made|help|helps|see|saw|hear|suggest\w*|recommend\w*|demand\w*|insist\w*|require\w*|wish|can|could|will|would|should|must|may|might|or|nor|and|what|which|who|important|necessary|essential)$/u

export const massSubject: Rule = {
  id: 'mass-subject',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => (tokens.at(-1)?.text === '?' ? [] : tokens.flatMap((_, index) => matchAt(tokens, index))),
}

/** “Television have bad effects.” “I think life give us chances.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const noun = tokens[index]
  if (!isOneOf(noun, MASSES) || noun === undefined) return []
  const start = /^(?:the|our|my|their)$/u.test(tokens[index - 1]?.lower ?? '') ? index - 1 : index
  const isOpening =
    start === 0 || isOneOf(tokens[start - 1], OPENERS) || (start === 1 && isOneOf(tokens[0], SENTENCE_OPENERS))
  if (!isOpening) return []
  if (tokens.slice(0, start).some(({ lower }) => GOVERNORS.test(lower))) return []
  const isAdverb = isOneOf(tokens[index + 1], ADVERBS)
  const [verb, next] = tokens.slice(isAdverb ? index + 2 : index + 1)
  if (verb === undefined) return []
  const right = singularOf(verb, next)
  if (right === undefined) return []
  const message = `“${noun.lower}” is one thing, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function singularOf(verb: Token, next: Token | undefined): string | undefined {
  // “life were”: a wish; “food do”: hardly ever.
  if (verb.lower === 'do' && next?.lower === 'not') return 'does'
  if (/^(?:are|have)$/u.test(verb.lower)) return next?.text === '-' ? undefined : singularAuxiliary(verb.lower)
  return isOneOf(verb, BASES) && verb.pos === 'VERB' && isOneOf(next, BEHIND) ? thirdPersonForm(verb.lower) : undefined
}
