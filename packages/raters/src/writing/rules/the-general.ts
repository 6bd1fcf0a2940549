import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf, wordSet } from './tokens.ts'

/** Things in general, which need no “the” where nothing says which. */
const GENERAL = wordSet(
  'life society nature technology education happiness success advertising tourism unemployment pollution friendship globalization mankind humanity childhood adolescence',
)
/** “the life of a bee”, “the society that we know” */
const SAYS_WHICH =
  /^(?:of|that|which|who|in|at|on|from|for|we|i|you|they|he|she|it|between|around|with|where|to|-|'s|'|and|or|as|here|there|you|people|your|has|had)$/u
const OPENERS = wordSet(`that because but so when if think thinks believe believes although though while say says`)
const VERBS = wordSet(
  'is are can will makes make becomes become should must gives give helps help plays changes does do has',
)
const LIVED = wordSet('enjoy enjoys enjoyed enjoying')
const AGES = wordSet('young old older elderly younger')
const KINDS = wordSet('real daily everyday social professional modern')
const AFTER_PEOPLE = wordSet(
  'can will should must have has do does are is want need like enjoy think often always usually also spend know prefer',
)

export const theGeneral: Rule = {
  id: 'the-general',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [
      ...general(place),
      ...enjoyLife(place),
      ...inRealLife(place),
      ...people(place),
      ...lifeIn(place),
      ...helpOthers(place),
    ]),
}

/** “The technology is …”, “because the life is hard” */
function general({ token, index, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (token.lower !== 'the' || noun === undefined || !GENERAL.has(noun.lower)) return []
  if (index > 0 && !isOneOf(at(-1), OPENERS)) return []
  return isOneOf(next, VERBS) ? [match(token, noun)] : []
}

/** “enjoy the life” */
function enjoyLife({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  const isEnd = /^(?:in|for|about)$/u.test(at(-1)?.lower ?? '') && (next === undefined || /^[.,]$/u.test(next.text))
  if (token.lower !== 'the' || noun?.lower !== 'life' || !(isOneOf(at(-1), LIVED) || isEnd)) return []
  return SAYS_WHICH.test(next?.lower ?? '.') && next?.lower !== 'and' ? [] : [match(token, noun)]
}

/** “in the real life”, “in the daily life” */
function inRealLife({ token, at }: Place): RuleMatch[] {
  const [kind, noun, next] = [at(1), at(2), at(3)]
  if (
    token.lower !== 'the' ||
    kind === undefined ||
    noun === undefined ||
    !KINDS.has(kind.lower) ||
    noun.lower !== 'life'
  )
    return []
  if (/^(?:of|that|which|who|where|-|'s|'|we|you)$/u.test(next?.lower ?? '.') || next?.pos === 'NOUN') return []
  return [match(token, kind)]
}

/** “the life in the city” */
function lifeIn({ token, index, at }: Place): RuleMatch[] {
  const [noun, link, third] = [at(1), at(2), at(3)]
  if (token.lower !== 'the' || noun?.lower !== 'life' || !/^in$/u.test(link?.lower ?? '')) return []
  const place = third?.lower === 'the' ? at(4) : third?.pos === 'ADJ' ? at(4) : third
  if (index > 0 && !isOneOf(at(-1), OPENERS)) return []
  return /^(?:city|cities|country|countryside|village|villages|town|towns|past|future)$/u.test(place?.lower ?? '')
    ? [match(token, noun)]
    : []
}

/** “The young people enjoy …”, “I think that the old people are …” */
function people({ token, index, at }: Place): RuleMatch[] {
  const [age, noun, next] = [at(1), at(2), at(3)]
  if (token.lower !== 'the' || age === undefined || noun === undefined) return []
  if (index > 0 && !isOneOf(at(-1), OPENERS) && at(-1)?.lower !== 'than') return []
  const isMany = age.lower === 'people' && isOneOf(noun, AFTER_PEOPLE) && at(-1)?.lower !== 'than' && index > 0
  if (isMany) return [match(token, age)]
  const isPeople = AGES.has(age.lower) && noun.lower === 'people' && isOneOf(next, AFTER_PEOPLE)
  return isPeople ? [match(token, age)] : []
}

function match(token: Token, next: Token): RuleMatch {
  const right = phrase(likeCase(token, next.text))
  return { from: token, to: next, message: 'Meant in general, this takes no “the”.', suggestions: [right] }
}

/** “to help the others” */
function helpOthers({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (
    token.lower !== 'the' ||
    noun?.lower !== 'others' ||
    !/^(?:help|helps|helping|respect|respecting)$/u.test(at(-1)?.lower ?? '')
  )
    return []
  return next === undefined || /^(?:[.,]|and|or|because|to|in)$/u.test(next.lower) ? [match(token, noun)] : []
}
