import { DAYS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

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
      ...somePeople(place),
      ...things(place),
      ...lastWeek(place),
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

/** “the life in the city”, “the life in Cairo” */
function lifeIn({ token, at }: Place): RuleMatch[] {
  const [noun, link, third] = [at(1), at(2), at(3)]
  if (token.lower !== 'the' || noun?.lower !== 'life' || link?.lower !== 'in') return []
  if (third?.pos === 'PROPN') return [match(token, noun)]
  const place = third?.pos === 'DET' || third?.pos === 'ADJ' || third?.pos === 'PRON' ? at(4) : third
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
    (!/^(?:help|helps|helping|helped|respect|respecting|respects|understand|understanding|love|trust|judge|teach|hurt|annoy|disturb|criticise|criticize|bother)$/u.test(
      at(-1)?.lower ?? '',
    ) &&
      !/^(?:respect for|respect to|care about|interact with|communicate with|communicating with|listen to|cooperate with|compete with|depend on|rely on|talk to|talk with|living with|live with|share with|cooperation with|relationship with|relationships with|communication with)$/u.test(
        `${at(-2)?.lower ?? ''} ${at(-1)?.lower ?? ''}`,
      ))
  )
    return []
  return next === undefined || /^(?:[.,!]|and|or|because|to|in|when|if|but|smoothly|well|better)$/u.test(next.lower)
    ? [match(token, noun)]
    : []
}

const CROWDS = wordSet(
  'people doctors farmers students workers children women men girls boys ladies speakers teenagers kids adults parents citizens teachers families',
)

/** “for the old people”, “help the poor people” */
function somePeople({ token, index, at }: Place): RuleMatch[] {
  const [age, noun, next] = [at(1), at(2), at(3)]
  if (token.lower !== 'the' || noun === undefined || !CROWDS.has(noun.lower) || age === undefined || index === 0)
    return []
  if (
    !/^(?:old|older|young|younger|elderly|poor|rich|famous|disabled|homeless|unemployed|busy|educated|rural|adult)$/u.test(
      age.lower,
    )
  )
    return []
  // “On Sundays we help the old people.”: those of a home or a village.
  if (at(-1)?.lower.startsWith('help') && /^(?:old|older|elderly)$/u.test(age.lower)) return []
  // “only the old people can speak it”, “the young men and women”
  if (at(-1)?.lower === 'only' || (noun.lower.endsWith('men') && next?.lower === 'and')) return []
  if (/^(?:VERB|ADP|SCONJ|ADV|AUX|ADJ|CCONJ)$/u.test(at(-1)?.pos ?? '') && (next === undefined || isGeneralEnd(next)))
    return [match(token, age)]
  return []
}

const isGeneralEnd = (next: Token) =>
  /^(?:[.!?;]|and|but|because|is|are|can|should|do|have|often|usually|always|so|too|very|badly|more|see|think|today|nowadays|want|need|must|will|would|when|if|than|don|don’t|do|like|prefer|use|spend|feel|become|go|think|believe|cannot|could|may|might|get|live|work|easily|also|only|never|still|,)$/u.test(
    next.lower,
  )

/** “people buy the things”, “the way we look at the things” */
function things({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (token.lower !== 'the' || noun?.lower !== 'things' || !/^(?:VERB|ADP)$/u.test(at(-1)?.pos ?? '')) return []
  return next === undefined || /^(?:[.!?]|because|but|and|online|quickly|easily|cheaper)$/u.test(next.lower)
    ? [match(token, noun)]
    : []
}

const WEEK = withWords(DAYS, 'week month year summer winter weekend')

/** “I bought it the last Monday.”, “I am coming to your country the next month.” */
function lastWeek({ token, index, at }: Place): RuleMatch[] {
  const [which, unit, next] = [at(1), at(2), at(3)]
  if (token.lower !== 'the' || which === undefined || !isOneOf(unit, WEEK)) return []
  if (which.lower !== 'last' && which.lower !== 'next') return []
  const isEnd = next === undefined || /^(?:[.!?,]|because|but|when)$/u.test(next.lower)
  if (!isEnd || index === 0 || !/^(?:NOUN|PROPN|ADV)$/u.test(at(-1)?.pos ?? '')) return []
  if (which.lower === 'last') return /day$|^(?:week|month|year)$/u.test(unit?.lower ?? '') ? [match(token, which)] : []
  for (let back = -2; back >= -10; back -= 1)
    if (/^(?:will|am|going|are|hope)$/u.test(at(back)?.lower ?? '')) return [match(token, which)]
  return []
}
