import { ING_FORMS } from '@rehearsal/english/forms/common-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Who goes somewhere does so to do something. */
const MOTION =
  wordSet(`go goes went gone come comes came coming travel travels travelled traveled travelling traveling move moves moved
  moving return returns returned invite invites invited hurry hurried fly flew gather gathered gathers meet meets met`)
/** Names of activities and things as well. */
const NOUNS_TOO =
  wordSet(`training shopping building housing parking advertising marketing banking swimming fishing camping teaching
  learning cooking heating lighting clothing meeting being having`)
const MAX_DISTANCE = 7

export const purposeIng: Rule = {
  id: 'purpose-ing',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “He goes to the park for doing exercise.” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [verb, next] = [at(1), at(2)]
  if (token.lower !== 'for') return []
  const right = verb?.lower === 'doing' ? 'do' : ING_FORMS.get(verb?.lower ?? '')
  if (verb === undefined || right === undefined || NOUNS_TOO.has(verb.lower)) return []
  if (!/^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/u.test(next?.pos ?? '') || !followsMotion(tokens, index)) return []
  const message = `To say what for, use “to ${right}”.`
  return [{ from: token, to: verb, message, suggestions: [phrase('to', right)] }]
}

/** “go to the park”, “invited us”, with no other verb in between. */
function followsMotion(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:NOUN|PROPN|ADV|PRON)$/u.test(tokens[index - 1]?.pos ?? '')) return false
  for (let place = index - 1; place >= 0 && index - place <= MAX_DISTANCE; place -= 1) {
    const token = tokens[place]
    if (token === undefined || !token.isWord || /^(?:and|or|but|who|which|that|time|way|reason)$/u.test(token.lower))
      return false
    if (isOneOf(token, MOTION)) return token.pos === 'VERB'
    if (/^(?:VERB|AUX)$/u.test(token.pos)) return token.lower === 'going' && tokens[place + 1]?.pos !== 'PART'
  }
  return false
}
