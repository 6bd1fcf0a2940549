import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const BE_OF: Readonly<Record<string, string>> = wordTable({ have: 'am', has: 'is', had: 'was' })
const PERSONS = /^(?:i|he|she|who|father|mother|brother|sister|son|daughter|friend|they|we|you)$/u

export const ageHave: Rule = {
  id: 'age-have',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I have 25 years.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [number, years, next] = [at(1), at(2), at(3)]
  const be = BE_OF[token.lower]
  if (be === undefined || years?.lower !== 'years' || number === undefined || !PERSONS.test(at(-1)?.lower ?? ''))
    return []
  const isNumber =
    /^\d{1,2}$/u.test(number.text) ||
    /^(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty)$/u.test(number.lower)
  // “I have ten years of experience”, “has three years left”.
  const isEnd = next === undefined || /^(?:\.|,|and|old|!|but)$/u.test(next.lower)
  if (!isNumber || !isEnd || (/^(?:ten|two|three|four|five)$/u.test(number.lower) && next?.lower !== 'old')) return []
  const right = be === 'am' && at(-1)?.lower !== 'i' ? 'are' : be
  const to = next?.lower === 'old' ? next : years
  return [
    {
      from: token,
      to,
      message: `Age is told with “be”: “${right} ${number.text} years old”.`,
      suggestions: [`${right} ${number.text} years old`],
    },
  ]
}
