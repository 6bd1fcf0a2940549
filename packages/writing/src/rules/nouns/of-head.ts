import { readWords } from '@rehearsal/english/data/read-words'
import { wordSet } from '@rehearsal/english/text/word-set'
import { OF_HEADS } from '@rehearsal/english/words/of-heads'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE =
  wordSet(`about in on at for with by to from into during because that when if but is was are were know knows
  learn learned see understand reduce increase improve change like through and`)
/** “In fear and hope of”: a list. */
const CLAUSE_VERBS = wordSet('think believe know say says said observe see feel agree opinion fact sure means mean')
/** “by way of example”, “with regard of”, “at end of day”: bare, or the noun counts something. */
const FREE = readWords('words/heads-without-of')

export const ofHead: Rule = {
  id: 'of-head',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I know history of my city”, “about quality of life”, “Number of cars is growing” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [of, owner] = [at(1), at(2)]
  if (
    !OF_HEADS.has(token.lower) ||
    of?.lower !== 'of' ||
    owner === undefined ||
    (token.pos === 'VERB' && token.lower !== 'beginning')
  )
    return []
  let first = 0
  while (isAdjective(at(first - 1))) first -= 1
  const before = at(first - 1)
  const from = at(first) ?? token
  const isStart = before === undefined && index + first === 0
  if (!isStart && !isOneOf(before, BEFORE)) return []
  // “that spirit of freedom” points; “I think that number of cars” does not.
  if (before?.lower === 'that' && !isOneOf(at(first - 2), CLAUSE_VERBS)) return []
  if (token.lower === 'age' && /^(?:NUM)$/u.test(owner.pos)) return []
  if (
    before !== undefined &&
    (FREE.has(`${before.lower}-${from.lower}`) || (before.lower === 'and' && at(first - 2)?.text !== ','))
  )
    return []
  if (!isStart && from.text !== from.lower) return []
  const message = `“${token.lower} of …” says which one, so it needs “the”.`
  return [
    {
      from,
      to: from,
      message,
      suggestions: ['the', ...(first < 0 ? ['a'] : [])].map((article) => phrase(likeCase(from, article), from.lower)),
    },
  ]
}

function isAdjective(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.pos === 'ADJ' &&
    wordBand(token.lower) <= 35 &&
    !/^(?:such|many|much|more|less|own|no|any|another|other|great|large|small|good|certain|growing|different|equal|full)$/u.test(
      token.lower,
    )
  )
}
