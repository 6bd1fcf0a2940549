import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const MARKS = /^[,;:!?]$/u
const WORD = /^\p{L}{2,}$/u

export const missingSpace: Rule = {
  id: 'missing-space',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...after(place), ...before(place)]),
}

/** “help,we” */
function after({ token, at }: Place): RuleMatch[] {
  const [previous, next] = [at(-1), at(1)]
  if (!MARKS.test(token.text) || previous === undefined || next === undefined) return []
  const isTight = previous.end === token.start && token.end === next.start
  // Addresses and times: “http://…”, “a:b”.
  if (
    !isTight ||
    !WORD.test(previous.text) ||
    !/^\p{L}+$/u.test(next.text) ||
    (token.text === ':' && next.text.length < 3)
  )
    return []
  return [
    {
      from: token,
      to: next,
      message: `Behind “${token.text}” comes a space.`,
      suggestions: [`${token.text} ${next.text}`],
    },
  ]
}

/** “I came , I saw” */
function before({ token, index, at }: Place): RuleMatch[] {
  const [previous, next] = [at(-1), at(1)]
  if (!/^[,.?!]$/u.test(token.text) || index < 2 || previous === undefined || !WORD.test(previous.text)) return []
  const isLoose = token.start === previous.end + 1 && (next === undefined || next.start > token.end)
  if (!isLoose) return []
  return [
    {
      from: previous,
      to: token,
      message: `No space before “${token.text}”.`,
      suggestions: [`${previous.text}${token.text}`],
    },
  ]
}
