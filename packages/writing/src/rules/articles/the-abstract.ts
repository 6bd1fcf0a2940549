import { ABSTRACT_NOUNS, ABSTRACT_PAIRS } from '@rehearsal/english/words/abstract-nouns'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** “the life of a bee”, “the society we know”, “the pollution there” */
const SAYS_WHICH = wordSet(`of that which who whom whose where when in at on from for we i you they he she it between
  around with to - 's ' as here there behind among over under by about through into than -- ( " : ; people everyone this
  these those my our your their his her its the a an itself within during against after before since required needed needs care`)
const JOINTS = wordSet('and or')
/** A participle says which: “the pollution caused by cars”, “the unemployment facing us”. */
const PARTICIPLE = /(?:ed|en|ing|ught|wn|lt|nt|ne)$/u
const MORE_PARTICIPLES = wordSet('made led left won held found lost brought put set cut felt due')
const BEFORE = wordSet('all both half into and or')
/** How far an “of” behind “and” may stand that belongs to both. */
const REACH = 6

export const theAbstract: Rule = {
  id: 'the-abstract',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Money cannot buy the happiness.”, “The globalization changes …” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const first = at(1)
  if (token.lower !== 'the' || first === undefined || isOneOf(at(-1), BEFORE)) return []
  const isPair = ABSTRACT_PAIRS.has(`${first.lower} ${at(2)?.lower ?? ''}`)
  if (!isPair && !ABSTRACT_NOUNS.has(first.lower)) return []
  const length = isPair ? 2 : 1
  if (at(length)?.text !== at(length)?.lower || !isWhole(at, length)) return []
  const noun = phrase(first, isPair ? at(2) : undefined)
  const message = `“${noun.toLowerCase()}” in general takes no “the”.`
  return [{ from: token, to: first, message, suggestions: [likeCase(token, first.text)] }]
}

/** Nothing behind the noun says which is meant. */
function isWhole(at: Place['at'], length: number): boolean {
  const next = at(length + 1)
  if (next === undefined) return true
  if (SAYS_WHICH.has(next.lower) || /^(?:NOUN|PROPN|ADJ|NUM|SYM|X)$/u.test(next.pos)) return false
  if (JOINTS.has(next.lower)) return !isShared(at, length + 1)
  if (next.text === ',') return !isListed(at(length + 2)) && !isShared(at, length + 1)
  return !isParticiple(next)
}

function isParticiple(next: Token): boolean {
  return MORE_PARTICIPLES.has(next.lower) || (next.pos === 'VERB' && PARTICIPLE.test(next.lower))
}

/** “the freedom, the dignity and …” */
function isListed(second: Token | undefined): boolean {
  return second === undefined || /^(?:NOUN|PROPN|ADJ|DET|ADP)$/u.test(second.pos) || JOINTS.has(second.lower)
}

/** “the health and safety of its citizens”, “the success or failure that …” */
function isShared(at: Place['at'], joint: number): boolean {
  for (let distance = joint + 1; distance <= joint + REACH; distance += 1) {
    const token = at(distance)
    if (token === undefined) return false
    if (/^(?:of|that|which|for|in|to|we|on|between)$/u.test(token.lower)) return true
  }
  return false
}
