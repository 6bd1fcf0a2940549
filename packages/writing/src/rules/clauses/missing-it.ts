import { CLAUSE_OPENERS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase } from '../rule/tokens.ts'
import { BEFORE_ADJECTIVES } from '../rule/recurring-words.ts'

const BE = wordSet('is was')
const BEFORE = withWords(withoutWords(CLAUSE_OPENERS, 'and'), 'think believe since although so ,')
const ADJECTIVES =
  wordSet(`important necessary good bad better difficult easy possible impossible hard useful true clear
  interesting dangerous expensive comfortable cheaper easier harder faster essential convenient healthy safe raining cheap nice beautiful great obvious perfect wrong right spoken`)

const ADVERBS = wordSet('very so too really quite')

export const missingIt: Rule = {
  id: 'missing-it',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => (tokens.at(-1)?.text === '?' ? [] : tokens.flatMap((_, index) => matchAt(tokens, index))),
}

/** Behind an adverb any adjective tells how “it” is, where its sentence is no question. */
function isDescribed(tokens: readonly Token[], word: Token | undefined, next: Token | undefined): boolean {
  const isEnd = /^(?:in|here|there|outside|today|because|and|but|to|when|for|,|\.)$/u.test(next?.lower ?? '')
  return (
    isOneOf(tokens[1], ADVERBS) && word === tokens[2] && word?.pos === 'ADJ' && isEnd && tokens.at(-1)?.text === '.'
  )
}

function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const be = tokens[index]
  const before = tokens[index - 1]
  if (be === undefined || !BE.has(be.lower)) return []
  const word = isOneOf(tokens[index + 1], BEFORE_ADJECTIVES) ? tokens[index + 2] : tokens[index + 1]
  const next = tokens[tokens.indexOf(word ?? be) + 1]
  if (index === 0) {
    // “Is very cold in my room.”
    if (isDescribed(tokens, word, next)) return [match(be)]
    // “Is good food cheap”: a question without its mark has a subject behind the adjective.
    if (!isOneOf(word, ADJECTIVES) || (/^(?:NOUN|PROPN|PRON|DET)$/u.test(next?.pos ?? '') && next?.lower !== 'that'))
      return []
    return [match(be)]
  }
  if (
    !isOneOf(before, BEFORE) ||
    before?.lower === ',' ||
    before?.lower === 'that' ||
    before?.lower === 'so' ||
    before?.lower === 'but'
  )
    return []
  if (
    /^(?:think|believe)$/u.test(before?.lower ?? '') &&
    (tokens.slice(0, index).some(({ lower }) => /^(?:what|which|who|that|do)$/u.test(lower)) ||
      !isOneOf(word, ADJECTIVES))
  )
    return []
  // “Though small, and because is a conjunction”: the word is named.
  if (!isOneOf(word, ADJECTIVES) && !/^(?:a|the|my|our|very)$/u.test(tokens[index + 1]?.lower ?? '')) return []
  return index === 1 ? [] : [match(be)]
}

function match(be: Token): RuleMatch {
  const right = be.text === be.lower ? phrase('it', be) : phrase(likeCase(be, 'it'), be.lower)
  return { from: be, to: be, message: `The subject is missing: “${right.toLowerCase()} …”.`, suggestions: [right] }
}
