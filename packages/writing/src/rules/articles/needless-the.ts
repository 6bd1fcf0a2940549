import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const GAMES = wordSet('football tennis basketball volleyball chess golf cricket baseball hockey')
const LANGUAGES = wordSet('english french spanish german chinese arabic russian japanese italian')
const ACTIVITIES = wordSet('smoking swimming reading cooking recycling travelling traveling jogging shopping')
const SUBJECTS = wordSet(
  'mathematics math maths physics chemistry biology history geography marketing economics engineering accounting psychology philosophy',
)

export const needlessThe: Rule = {
  id: 'needless-the',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (token.lower !== 'the' || noun === undefined || !isNeedless({ index, at })) return []
  if (
    (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') && noun.lower !== 'climate') ||
    /^(?:of|that|which|who|-|'s|team|he|she|they|we|i|you|in|at)$/u.test(next?.lower ?? '')
  )
    return []
  const message = `“${noun.lower}” in general takes no “the”.`
  return [{ from: token, to: noun, message, suggestions: [likeCase(token, noun.text)] }]
}

function isNeedless({ index, at }: Pick<Place, 'index' | 'at'>): boolean {
  const [before, noun, next] = [at(-1), at(1), at(2)]
  const word = noun?.lower ?? ''
  if (GAMES.has(word)) {
    // “The football is my favourite sport.”
    const isLiked =
      index === 0 && next?.lower === 'is' && /^(?:my|a|the|very|one|more|for|not)$/u.test(at(3)?.lower ?? '')
    return isLiked || /^(?:play|plays|played|playing)$/u.test(before?.lower ?? '')
  }
  if (LANGUAGES.has(word))
    return (
      /^(?:speak|speaks|spoke|learn|learning|study|studying|speaking)$/u.test(before?.lower ?? '') &&
      (next === undefined || !next.isWord || /^(?:and|because|language|very|at)$/u.test(next.lower)) &&
      next?.lower !== 'language'
    )
  if (ACTIVITIES.has(word)) return index === 0 && isOneOf(next, wordSet('is can has causes makes'))
  if (SUBJECTS.has(word))
    return (
      /^(?:in|at|study|studied|studying|studies|like|love|teach|learn)$/u.test(before?.lower ?? '') &&
      (next === undefined || !next.isWord)
    )
  if (word === 'nature') return /^(?:in|love|enjoy|protect)$/u.test(before?.lower ?? '')
  return word === 'climate' && next?.lower === 'change' && !/^(?:NOUN|ADJ)$/u.test(at(3)?.pos ?? '')
}
