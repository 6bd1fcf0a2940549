import { FINITE_BE, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

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
  scaring: 'scared',
  depressing: 'depressed',
  frustrating: 'frustrated',
  exhausting: 'exhausted',
  thrilling: 'thrilled',
})
const PERSONS = withWords(NOMINATIVES, 'you people students children everyone everybody')
const VERBS = withWords(FINITE_BE, 'felt feel feels feeling get got')
const ADVERBS = wordSet('very so really too always not also often')

export const feelingAdjective: Rule = {
  id: 'feeling-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...matchAt(place), ...feelBase(place)]),
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

const FELT: ReadonlyMap<string, string> = new Map([
  ['relax', 'relaxed'],
  ['bore', 'bored'],
  ['tire', 'tired'],
  ['scare', 'scared'],
  ['worry', 'worried'],
  ['comfort', 'comfortable'],
  ['confidence', 'confident'],
  ['safety', 'safe'],
  ['disappoint', 'disappointed'],
  ['depress', 'depressed'],
  ['embarrass', 'embarrassed'],
  ['exhaust', 'exhausted'],
  ['satisfy', 'satisfied'],
  ['confuse', 'confused'],
  ['surprise', 'surprised'],
  ['interest', 'interested'],
  ['excite', 'excited'],
  ['frustrate', 'frustrated'],
  ['stress', 'stressed'],
  ['exited', 'excited'],
])

/** “It makes me feel relax.” */
function feelBase({ token, at }: Place): RuleMatch[] {
  const right = FELT.get(token.lower)
  let back = -1
  while (isOneOf(at(back), ADVERBS) || at(back)?.lower === 'more') back -= 1
  if (right === undefined || !/^(?:feel|feels|felt|feeling)$/u.test(at(back)?.lower ?? '')) return []
  const next = at(1)
  // “I feel interest in it”, “feel stress and anger”: nouns are felt as well.
  const isNoun = /^(?:comfort|confidence|safety|surprise|interest|stress|worry)$/u.test(token.lower)
  if (isNoun && back === -1 && !/^(?:when|because|if|\.)$/u.test(next?.lower ?? '.')) return []
  if (isNoun && back === -1 && /^(?:interest|surprise|worry|comfort|stress)$/u.test(token.lower)) return []
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '')) return []
  const message = `What a person feels is told by the adjective: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}
