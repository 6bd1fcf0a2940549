import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
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
  const verb = tokens[verbPlace(tokens, place + 1)]
  const right = singularAuxiliary(verb?.lower) ?? singularVerb(verb)
  if (noun === undefined || verb === undefined || right === undefined) return []
  if (!isIrregularPlural(noun.lower) && !isPlural(noun.lower, noun.lemma)) return []
  // “If the number of cars were lower …”
  if (verb.lower === 'were' && tokens.slice(0, index).some(({ lower }) => /^(?:if|wish)$/u.test(lower))) return []
  const message = `The verb goes with “the ${at(1)?.lower ?? ''}”, which is one: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** Behind “on our streets”, “in the city”. */
function verbPlace(tokens: readonly Token[], from: number): number {
  if (!/^(?:on|in|at)$/u.test(tokens[from]?.lower ?? '')) return from
  const isOwned = /^(?:DET|PRON|ADJ)$/u.test(tokens[from + 1]?.pos ?? '')
  return tokens[from + (isOwned ? 2 : 1)]?.pos === 'NOUN' ? from + (isOwned ? 3 : 2) : from
}

function singularVerb(verb: Token | undefined): string | undefined {
  const isGrowth = /^(?:grow|increase|decrease|rise|become|fall|keep|continue|go|depend|seem)$/u.test(verb?.lower ?? '')
  return verb !== undefined && isGrowth && verb.pos === 'VERB' ? thirdPersonForm(verb.lower) : undefined
}
