import { DAYS, MONTHS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const MOTIONS = wordSet(`go goes went going gone come comes came coming travel travels traveled travelled traveling
  travelling move moves moved moving return returns returned returning get gets got getting walk walks walked drive
  drives drove fly flies flew arrive arrives arrived`)
const ADVERBS = wordSet('there here abroad overseas everywhere somewhere anywhere downtown outside upstairs downstairs')
const GOING = wordSet('go goes went going gone')
const PLACES = wordSet(`school university college work church bed cinema beach park supermarket gym library mountains
  market hospital doctor toilet mall museum zoo countryside seaside airport station bank party concert`)
/** “went in May”: a time. */
const TIMES = withWords(MONTHS, DAYS, 'christmas easter')
const STOPS = wordSet('airport station hotel restaurant party office house bus-stop door')

export const motionPlace: Rule = {
  id: 'motion-place',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...toThere(place), ...goIn(place), ...arriveIn(place)]),
}

/** “go to there”, “travel to abroad” */
function toThere({ token, at }: Place): RuleMatch[] {
  const adverb = at(1)
  if (token.lower !== 'to' || !isOneOf(at(-1), MOTIONS) || adverb === undefined || !ADVERBS.has(adverb.lower)) return []
  // “come to there being”: no place.
  if (/^(?:being|is|are)$/u.test(at(2)?.lower ?? '')) return []
  const message = `Before “${adverb.lower}” stands no “to”.`
  return [{ from: token, to: adverb, message, suggestions: [adverb.text] }]
}

/** “go in school”, “went in Paris”, “go at the park” */
function goIn({ token, at }: Place): RuleMatch[] {
  if (!/^(?:in|at|on)$/u.test(token.lower) || !isOneOf(at(-1), GOING)) return []
  const place = at(1)?.lower === 'the' ? at(2) : at(1)
  const next = at(1)?.lower === 'the' ? at(3) : at(2)
  if (place === undefined || next?.pos === 'NOUN' || next?.text === '-') return []
  const isCity = token.lower === 'in' && at(1)?.lower !== 'the' && place.pos === 'PROPN' && !TIMES.has(place.lower)
  // “going on in school”: not a way.
  const isPlace = PLACES.has(place.lower) && (token.lower !== 'on' || place.lower !== 'work')
  if (!isCity && !isPlace) return []
  return [{ from: token, to: token, message: 'For the aim of a way say “to”.', suggestions: ['to'] }]
}

/** “arrived in the airport” */
function arriveIn({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'in' || !/^arriv(?:e|es|ed|ing)$/u.test(at(-1)?.lower ?? '')) return []
  if (!/^(?:the|my|our|a|his|her|their)$/u.test(at(1)?.lower ?? '') || !isOneOf(at(2), STOPS)) return []
  return [{ from: token, to: token, message: 'One arrives “at” a place like this.', suggestions: ['at'] }]
}
