import { wordSet } from '@rehearsal/english/text/word-set'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'

const SUPERLATIVE_OF: ReadonlyMap<string, string> = new Map(
  `big>biggest small>smallest old>oldest young>youngest long>longest short>shortest tall>tallest high>highest low>lowest cheap>cheapest
  rich>richest poor>poorest strong>strongest hot>hottest cold>coldest fast>fastest slow>slowest new>newest hard>hardest easy>easiest
  happy>happiest large>largest great>greatest nice>nicest fat>fattest thin>thinnest clean>cleanest dirty>dirtiest safe>safest busy>busiest
  good>best bad>worst funny>funniest pretty>prettiest lucky>luckiest heavy>heaviest`
    .split(/\s+/u)
    .map((pair) => pair.split('>'))
    .map(([plain = '', most = '']) => [plain, most]),
)

export const mostShort: Rule = {
  id: 'most-short',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “the most big city” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const adjective = at(1)
  const right = SUPERLATIVE_OF.get(adjective?.lower ?? '')
  if (token.lower !== 'most' || right === undefined || adjective === undefined) return []
  // “most old people”, “at the most high tides”
  if (!isOneOf(at(-1), wordSet('the my our his her their'))) return []
  if (!/^(?:NOUN|ADP)$/u.test(at(2)?.pos ?? '') || at(2)?.text === '-') return []
  const message = `A short adjective takes “-est”: “${right}”.`
  return [{ from: token, to: adjective, message, suggestions: [right] }]
}
