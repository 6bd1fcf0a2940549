import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'
import { wordTable } from './word-table.ts'

const RIGHT_OF: Readonly<Record<string, string>> = wordTable({
  boring: 'bored',
  exciting: 'excited',
  interesting: 'interested',
  tiring: 'tired',
  confusing: 'confused',
  worrying: 'worried',
  surprising: 'surprised',
  disappointing: 'disappointed',
  embarrassing: 'embarrassed',
  frightening: 'frightened',
  stress: 'stressed',
  relaxing: 'relaxed',
  satisfying: 'satisfied',
  annoying: 'annoyed',
  exiting: 'excited',
})
const PERSONS = wordSet('you i we he she they people students children everyone everybody')
const VERBS = wordSet("am was were is are felt feel feels feeling 'm get got feels")
const ADVERBS = wordSet('very so really too always not also often')

export const feelingAdjective: Rule = {
  id: 'feeling-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const right = RIGHT_OF[token.lower]
  if (right === undefined) return []
  let back = -1
  while (isOneOf(at(back), ADVERBS)) back -= 1
  const verb = at(back)
  if (!isOneOf(verb, VERBS) || !isOneOf(at(back - 1), PERSONS)) return []
  // “He is boring” may be meant; “I am interesting in” and “I feel boring” are not.
  const isFeeling = /^fe(?:el|lt)/u.test(verb?.lower ?? '')
  const isCertain =
    isFeeling ||
    isComplement(token.lower, at(1)?.lower) ||
    (at(back - 1)?.lower === 'i' && !/^(?:stress|relaxing|confusing|surprising)$/u.test(token.lower))
  if (!isCertain || (/^(?:NOUN|ADJ|DET|PRON)$/u.test(at(1)?.pos ?? '') && at(1)?.pos !== 'PRON')) return []
  const message = `How a person feels is “${right}”; what makes them feel so is “${token.lower}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}

function isComplement(adjective: string, next: string | undefined): boolean {
  return adjective === 'interesting'
    ? next === 'in' || next === 'to'
    : adjective === 'stress'
      ? next === 'because' || next === 'about'
      : next === 'about'
}
