import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const MAX_DISTANCE = 6

export const preferThan: Rule = {
  id: 'prefer-than',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I prefer the train than the plane.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (!/^(?:prefer|prefers|preferred|preferring)$/u.test(token.lower)) return []
  for (let distance = 2; distance <= MAX_DISTANCE; distance += 1) {
    const word = at(distance)
    // “prefer to walk rather than drive”, “prefer a bigger one than this”, “prefer that …”
    if (
      word === undefined ||
      /^(?:rather|more|less|better|other|else|,|\.|that|if|because|to|when|who)$/u.test(word.lower)
    )
      return []
    if (/(?:[^aeiou]er|ier)$/u.test(word.lower) && word.pos === 'ADJ') return []
    if (word.lower !== 'than') continue
    const next = at(distance + 1)
    return /^(?:NOUN|DET|PRON|ADJ|PROPN)$/u.test(next?.pos ?? '') || next?.lower.endsWith('ing') === true
      ? [{ from: word, to: word, message: 'One prefers one thing “to” another.', suggestions: ['to'] }]
      : []
  }
  return []
}
