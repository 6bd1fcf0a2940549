import { ACCUSATIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people everyone everybody')
const REPORTED = wordSet('told thought knew promised hoped believed decided warned')
const PERSONS = withWords(ACCUSATIVES, 'her everyone everybody')
/** What is still to come stays in the future: “I told you that I will come tomorrow”. */
const STILL = wordSet('now today tomorrow tonight next still always')
/** Behind “if” these tell of a case that is only imagined. */
const UNREAL = /^(?:were|would)$/u

export const unrealWill: Rule = {
  id: 'unreal-will',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => [...unreal(tokens), ...reported(tokens)],
}

/** “If I were rich, I will travel.” */
function unreal(tokens: readonly Token[]): RuleMatch[] {
  const [opener, subject, verb, next] = tokens
  if (opener?.lower !== 'if' || !isOneOf(subject, SUBJECTS) || verb === undefined) return []
  const isWas = verb.lower === 'was' && subject?.lower === 'i' && /^(?:DET|ADJ)$/u.test(next?.pos ?? '')
  const isHad =
    verb.lower === 'had' && /^(?:a|an|the|more|enough|much|many|money|time|one|to)$/u.test(next?.lower ?? '')
  if (!(UNREAL.test(verb.lower) || isWas || isHad)) return []
  // “If you would rather wait, we will help you”: a wish said politely.
  if (/^(?:rather|like|prefer|love|care)$/u.test(next?.lower ?? '')) return []
  return tokens.flatMap((token, index) => {
    const isNext = index > 4 && token.lower === 'will' && isSubject(tokens, index)
    return isNext ? [match(token, 'In a case that is only imagined say “would”.')] : []
  })
}

function isSubject(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return isOneOf(before, SUBJECTS) || (before?.pos === 'NOUN' && tokens[index - 2]?.pos === 'DET')
}

/** “He told me that he will come, but he did not.” */
function reported(tokens: readonly Token[]): RuleMatch[] {
  if (tokens.some(({ lower, text }) => STILL.has(lower) || /^["“:]$/u.test(text))) return []
  return tokens.flatMap((token, index) => {
    if (!REPORTED.has(token.lower)) return []
    let place = index + 1
    const isTold = /^(?:told|promised|warned)$/u.test(token.lower)
    if (isTold && isOneOf(tokens[place], PERSONS)) place += 1
    if (isTold && place === index + 1) return []
    if (tokens[place]?.lower === 'that') place += 1
    const [subject, will] = [tokens[place], tokens[place + 1]]
    if (will?.lower !== 'will' || !isOneOf(subject, SUBJECTS)) return []
    return [match(will, `Behind “${token.lower}” the future is told with “would”.`)]
  })
}

const match = (will: Token, message: string): RuleMatch => ({ from: will, to: will, message, suggestions: ['would'] })
