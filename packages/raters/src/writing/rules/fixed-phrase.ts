import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, type Place, placesOf } from './tokens.ts'

/** What learners say, and what it should be. Words are matched as they stand, in any case. */
const PHRASES: readonly (readonly [wrong: string, right: string])[] = [
  ['in the other hand', 'on the other hand'],
  ['on other hand', 'on the other hand'],
  ['in one hand', 'on one hand'],
  ['in my point of view', 'from my point of view'],
  ['on my point of view', 'from my point of view'],
  ['according to my opinion', 'in my opinion'],
  ['on my opinion', 'in my opinion'],
  ['by my opinion', 'in my opinion'],
  ['despite of', 'despite'],
  ['in spite the', 'in spite of the'],
  ['as conclusion', 'in conclusion'],
  ['at conclusion', 'in conclusion'],
  ['in a conclusion', 'in conclusion'],
  ['for conclude', 'to conclude'],
  ['in nowadays', 'nowadays'],
  ['in these days', 'these days'],
  ['at same time', 'at the same time'],
  ['in same time', 'at the same time'],
  ['in the same time', 'at the same time'],
  ['most of people', 'most people'],
  ['the most of people', 'most people'],
  ['almost people', 'most people'],
  ['almost of people', 'most people'],
  ['a lot people', 'a lot of people'],
  ['make homework', 'do homework'],
  ['make my homework', 'do my homework'],
  ['make their homework', 'do their homework'],
  ['make a research', 'do research'],
  ['do a mistake', 'make a mistake'],
  ['do mistakes', 'make mistakes'],
  ['do a decision', 'make a decision'],
  ['make sport', 'do sport'],
  ['make sports', 'do sports'],
  ['say a lie', 'tell a lie'],
  ['say lies', 'tell lies'],
  ['play important role', 'play an important role'],
  ['plays important role', 'plays an important role'],
  ['play a important role', 'play an important role'],
  ['take care about', 'take care of'],
  ['in front the', 'in front of the'],
  ['in addition of', 'in addition to'],
  ['as same as', 'the same as'],
  ['the same like', 'the same as'],
  ['same like', 'same as'],
  ['in internet', 'on the internet'],
  ['in the internet', 'on the internet'],
  ['by internet', 'on the internet'],
  ['go to home', 'go home'],
  ['went to home', 'went home'],
  ['go to shopping', 'go shopping'],
  ['return back', 'return'],
  ['arrived to home', 'arrived home'],
  ['arrive to home', 'arrive home'],
  ['near from', 'near'],
  ['at the morning', 'in the morning'],
  ['in midnight', 'at midnight'],
  ['by my own', 'on my own'],
  ['by their own', 'on their own'],
  ['according with', 'according to'],
  ['all over world', 'all over the world'],
  ['around world', 'around the world'],
  ['in whole world', 'in the whole world'],
  ['for to', 'to'],
  ['such as like', 'such as'],
  ['each others', 'each other'],
  ['in long term', 'in the long term'],
  ['in short term', 'in the short term'],
]

const WORDS_OF = PHRASES.map(([wrong, right]) => ({ words: wrong.split(' '), right }))
/** Longest first, so that “the most of people” wins over “most of people”. */
const LONGEST_FIRST = WORDS_OF.toSorted((a, b) => b.words.length - a.words.length)
/** Right in these surroundings: “in short term times”, “what he stands for to this day”. */
const NEVER_BEFORE = new Map([
  ['in long term', /^(?:care|plans?|contracts?|-)$/u],
  ['in short term', /^(?:care|plans?|contracts?|-)$/u],
  ['for to', /^(?:this|the|day)$/u],
])

export const fixedPhrase: Rule = {
  id: 'fixed-phrase',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const matches: RuleMatch[] = []
    let next = 0
    for (const place of placesOf(tokens)) {
      const found = place.index < next ? null : matchAt(place)
      if (found === null) continue
      matches.push(found.match)
      next = place.index + found.length
    }
    return matches
  },
}

function matchAt({ token, at }: Place): { match: RuleMatch; length: number } | null {
  const found = LONGEST_FIRST.find(({ words }) => words.every((word, offset) => at(offset)?.lower === word))
  if (found === undefined) return null
  const wrong = found.words.join(' ')
  const last = at(found.words.length - 1) ?? token
  if (NEVER_BEFORE.get(wrong)?.test(at(found.words.length)?.lower ?? '') === true) return null
  if (wrong === 'for to' && at(-1)?.pos === 'VERB') return null
  if (wrong.endsWith('own') && at(found.words.length)?.pos === 'NOUN') return null
  // “In the internet age” and “in the internet café” are right.
  if (wrong.endsWith('internet') && at(found.words.length)?.pos === 'NOUN') return null
  const message = `Not “${wrong}” but “${found.right}”.`
  return {
    match: { from: token, to: last, message, suggestions: [likeCase(token, found.right)] },
    length: found.words.length,
  }
}
