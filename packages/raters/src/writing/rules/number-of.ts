import { isIrregularPlural, isPlural } from '../lexicon/noun-forms.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

const SINGLES = wordSet('number amount price quality level lack importance use cost')

export const numberOf: Rule = {
  id: 'number-of',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “The number of cars are growing.” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (token.lower !== 'the' || !isOneOf(at(1), SINGLES) || at(2)?.lower !== 'of') return []
  if (isOneOf(at(-1), wordSet('and of in with or by for on if'))) return []
  let place = index + 3
  while (/^(?:ADJ|DET)$/u.test(tokens[place]?.pos ?? '')) place += 1
  const noun = tokens[place]
  const verb = tokens[place + 1]
  const right = singularAuxiliary(verb?.lower)
  if (noun === undefined || verb === undefined || right === undefined) return []
  if (!isIrregularPlural(noun.lower) && !isPlural(noun.lower, noun.lemma)) return []
  // “If the number of cars were lower …”
  if (verb.lower === 'were' && tokens.slice(0, index).some(({ lower }) => /^(?:if|wish)$/u.test(lower))) return []
  const message = `The verb goes with “the ${at(1)?.lower ?? ''}”, which is one: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
