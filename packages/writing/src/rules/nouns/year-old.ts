import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

export const yearOld: Rule = {
  id: 'year-old',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “a ten years old boy”, “a 5 months old baby” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [unit, old, noun] = [at(1), at(2), at(3)]
  if (
    token.pos !== 'NUM' ||
    at(-1)?.lower === 'of' ||
    unit === undefined ||
    old?.lower !== 'old' ||
    noun?.pos !== 'NOUN'
  )
    return []
  const single = /^(year|month|week|day)s$/u.exec(unit.lower)?.[1]
  if (single === undefined) return []
  const right = `${token.text}-${single}-old`
  return [{ from: token, to: old, message: `Before its noun this is one word: “${right}”.`, suggestions: [right] }]
}
