import { ACCUSATIVES, NOMINATIVES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { USUAL_COMPARATIVES } from '../rule/recurring-words.ts'

const COMPARATIVE = withWords(USUAL_COMPARATIVES, 'weaker taller colder nicer heavier other')

const AFTER_AS = withWords(ACCUSATIVES, 'last before her in')

const AFTER_THAT = withWords(ACCUSATIVES, POSSESSIVES, 'before last mine')

const PRONOUNS = withWords(NOMINATIVES, 'it')

export const thenThan: Rule = {
  id: 'then-than',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...then(place, tokens), ...likeThat(place)]),
}

/** “bigger then”, “more expensive then” */
function then({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (token.lower !== 'then') return []
  const isShort = COMPARATIVE.has(at(-1)?.lower ?? '') && at(-1)?.lower !== 'other'
  const isLong = at(-1)?.pos === 'ADJ' && /^(?:more|less)$/u.test(at(-2)?.lower ?? '')
  // “It was colder then.” “I got better, then worse.”
  if ((!isShort && !isLong) || !isComparedWith(at(1)) || tokens[index + 1]?.text === ',') return []
  return [
    { from: token, to: token, message: 'A comparison goes on with “than”; “then” is a time.', suggestions: ['than'] },
  ]
}

function isComparedWith(next: Token | undefined): boolean {
  return (
    next !== undefined && /^(?:NOUN|PROPN|PRON|DET|ADJ|NUM|ADP|ADV|VERB)$/u.test(next.pos) && !PRONOUNS.has(next.lower)
  )
}

/** “taller that her mother” */
function likeThat({ token, at }: Place): RuleMatch[] {
  if (!/^(?:that|as|from)$/u.test(token.lower) || !/(?:[^aeiou]er|ier)$/u.test(at(-1)?.lower ?? '')) return []
  if (!COMPARATIVE.has(at(-1)?.lower ?? '') || /^(?:rather|other|better|later)$/u.test(at(-1)?.lower ?? '')) return []
  const next = at(1)?.lower ?? ''
  const isOther = token.lower === 'that' ? AFTER_THAT.has(next) : false
  const isAs = token.lower === 'as' && AFTER_AS.has(next)
  if ((!isOther && !isAs) || at(2)?.pos === 'VERB' || at(2)?.pos === 'AUX' || at(3)?.pos === 'AUX') return []
  return [{ from: token, to: token, message: 'A comparison goes on with “than”.', suggestions: ['than'] }]
}
