import { isPlural } from '../lexicon/noun-forms.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, placesOf, wordSet } from './tokens.ts'

const STARTS = wordSet('the my his her our your their this these those some many most')
const MEN = wordSet('father brother uncle husband son grandfather boyfriend man boy king')
const WOMEN = wordSet('mother sister aunt wife daughter grandmother girlfriend woman girl queen')
const VERBS = wordSet('is are was were has have can will must should do does did want wants like likes')
/** “The day they were born”, “the way he is”: time and manner open a relative clause. */
const OPEN_CLAUSES = wordSet('day time year week month moment way reason place things questions problems')

export const doubleSubject: Rule = {
  id: 'double-subject',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap(({ token, index, at }) => {
      if (!/^(?:NOUN|PROPN)$/u.test(token.pos) || !isStart(tokens, index) || !isOneOf(at(2), VERBS)) return []
      const pronoun = at(1)
      if (pronoun === undefined || pronoun.lower !== pronounFor(token) || !isStatement(at(2), at(3))) return []
      const message = `“${token.text}” is the subject already: leave out “${pronoun.text}”.`
      return [match(token, pronoun, message)]
    }),
}

function match(noun: Token, pronoun: Token, message: string): RuleMatch {
  return { from: noun, to: pronoun, message, suggestions: [phrase(noun)] }
}

/** The noun group stands at the start of the sentence. */
function isStart(tokens: readonly Token[], noun: number): boolean {
  const group = tokens.slice(0, noun)
  return (
    group.length > 0 &&
    group.length <= 2 &&
    isOneOf(group[0], STARTS) &&
    (group.length === 1 || group[1]?.pos === 'ADJ')
  )
}

function pronounFor(noun: Token): string | null {
  if (OPEN_CLAUSES.has(noun.lower)) return null
  if (MEN.has(noun.lower)) return 'he'
  if (WOMEN.has(noun.lower)) return 'she'
  return isPlural(noun.lower, noun.lemma) ? 'they' : 'it'
}

/** After “be” only what describes the subject; otherwise “the house they are building” would be caught. */
function isStatement(verb: Token | undefined, next: Token | undefined): boolean {
  if (next === undefined) return false
  if (/^(?:is|are|was|were)$/u.test(verb?.lower ?? '')) {
    return (
      /^(?:very|a|an|the|so|too|not)$/u.test(next.lower) || (next.pos === 'ADJ' && !/(?:ed|ing|en)$/u.test(next.lower))
    )
  }
  return verb?.lower === 'has' || verb?.lower === 'have'
    ? next.pos === 'DET'
    : verb?.lower.startsWith('want') === true && next.lower === 'to'
}
