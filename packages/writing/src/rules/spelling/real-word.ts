import { type Confusion, CONFUSIONS, isAsked } from '@rehearsal/english/confusions/confusions'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** A rule that finds some confusions, which stand by their wrong word; of those that fit, the first is meant. */
export function confusionRule(confusions: ReadonlyMap<string, readonly Confusion[]>): Rule {
  return {
    id: 'real-word',
    type: 'SPELLING',
    reads: 'both',
    find: ({ tokens }) =>
      placesOf(tokens).flatMap((place) => {
        const found = confusions.get(place.token.lower)?.find((each) => fits(each, place))
        return found === undefined ? [] : [matchOf(found, place)]
      }),
  }
}

export const realWord = confusionRule(CONFUSIONS)

function matchOf({ right }: Confusion, { token }: Place): RuleMatch {
  const message = `“${token.text}” is another word: here “${right}” is meant.`
  return { from: token, to: token, message, suggestions: [likeCase(token, right)] }
}

/** No word stands behind the beginning of a sentence; its end counts as a full stop. */
function fits({ right, behind, before }: Confusion, { token, at }: Place): boolean {
  const last = at(-1)
  // “the stairs of Angkor Wat”
  const isName = /^\p{Lu}/u.test(token.text) && /^[\p{L},]/u.test(last?.text ?? '')
  if (isName && !/^\p{Lu}/u.test(right)) return false
  // “In Mongolia people say so.”
  if (/^\p{Lu}/u.test(right) && /^(?:in|from|of|to|across|outside)$/u.test(last?.lower ?? '')) return false
  return isAsked(behind, last?.lower ?? '^') && isAsked(before, at(1)?.lower ?? '.')
}
