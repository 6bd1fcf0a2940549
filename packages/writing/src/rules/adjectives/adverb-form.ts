import { FINITE_BE, MODALS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { PARTICIPLES, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'
import { INTENSIFIERS } from '../rule/recurring-words.ts'

const ADVERB_OF: Readonly<Record<string, string>> = wordTable({
  easy: 'easily',
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  serious: 'seriously',
  strong: 'strongly',
  complete: 'completely',
  total: 'totally',
  full: 'fully',
  final: 'finally',
  real: 'really',
  usual: 'usually',
  necessary: 'necessarily',
  clear: 'clearly',
  perfect: 'perfectly',
  successful: 'successfully',
  happy: 'happily',
  safe: 'safely',
  effective: 'effectively',
  efficient: 'efficiently',
  rapid: 'rapidly',
  gradual: 'gradually',
  dramatic: 'dramatically',
  significant: 'significantly',
  automatic: 'automatically',
  independent: 'independently',
  dangerous: 'dangerously',
  fluent: 'fluently',
  correct: 'correctly',
  general: 'generally',
  wide: 'widely',
  bad: 'badly',
  negative: 'negatively',
  positive: 'positively',
  regular: 'regularly',
  direct: 'directly',
  beautiful: 'beautifully',
  proper: 'properly',
  extreme: 'extremely',
  definite: 'definitely',
  certain: 'certainly',
  especial: 'especially',
  frequent: 'frequently',
  different: 'differently',
  rare: 'rarely',
  loud: 'loudly',
  rude: 'rudely',
  polite: 'politely',
  quiet: 'quietly',
  patient: 'patiently',
  honest: 'honestly',
  wrong: 'wrongly',
  immediate: 'immediately',
  constant: 'constantly',
  sudden: 'suddenly',
  tight: 'tightly',
  comfortable: 'comfortably',
  responsible: 'responsibly',
  professional: 'professionally',
  peaceful: 'peacefully',
  separate: 'separately',
  good: 'well',
})
/** Verbs that tell what happens and no state, so that an adverb follows them. */
const ACTIONS = readWords('words/action-forms')
const STRENGTHS = wordSet('strong complete total full definite real')
const CONVICTIONS = wordSet('agree disagree believe think support recommend')
/** Participles that are adjectives or nouns too: “is bad cut”, “a real made-up story”. */
const BE = withWords(FINITE_BE, 'be been')
const PLAIN_END = /^(?:and|,|\.|because|but|when|if|or|!|;|in|than|with|for|to|by)$/u

export const adverbForm: Rule = {
  id: 'adverb-form',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt(place: Place): RuleMatch[] {
  const { token, at } = place
  const right = ADVERB_OF[token.lower]
  if (
    right === undefined ||
    at(1)?.text === '-' ||
    !(isBeforeVerb(place) || isConviction(place) || isBehindVerb(place) || isBehindObject(place) || isAs(place))
  )
    return []
  const message = `How something is done is told by “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}

/** “can easy find”, “to better understand” aside; “is wide used” */
function isBeforeVerb({ token, at }: Place): boolean {
  const [before, next] = [at(-1), at(1)]
  if (next === undefined || (next.pos !== 'VERB' && !VERB_BASES.has(next.lower))) return false
  const isNegated = before?.lower === 'not' && isOneOf(at(-2), MODALS)
  const isModal = (isOneOf(before, MODALS) || isNegated) && VERB_BASES.has(next.lower)
  const isPassive =
    isOneOf(before, BE) &&
    PARTICIPLES.has(next.lower) &&
    next.lower.endsWith('ed') &&
    isParticipleOnly(next) &&
    at(2)?.pos !== 'NOUN'
  return (
    (isModal &&
      !/^(?:real|bad|total|different|good|wrong|separate|loud|tight|quiet|patient|honest|sudden)$/u.test(
        token.lower,
      )) ||
    isPassive
  )
}

function isParticipleOnly(token: Token): boolean {
  return token.pos === 'VERB' && !/^(?:compared|limited|married|tired|used)$/u.test(token.lower)
}

/** “I strong agree” */
function isConviction({ token, at }: Place): boolean {
  return (
    STRENGTHS.has(token.lower) &&
    CONVICTIONS.has(at(1)?.lower ?? '') &&
    /^(?:i|we|they|can|do|not|to)$/u.test(at(-1)?.lower ?? '')
  )
}

/** “grows very quick” at the end of a clause */
function isBehindVerb({ token, at }: Place): boolean {
  if (
    /^(?:full|final|clear|wide|direct|safe|happy|total|certain|general|healthy|real|slow|strong|loud|tight|quiet|patient|honest|wrong|separate|rare|polite|rude|good|comfortable|peaceful|responsible|constant|sudden)$/u.test(
      token.lower,
    )
  ) {
    if (isManner(token, at)) return true
    if (!/^(?:slow|safe|happy|strong)$/u.test(token.lower) || !isOneOf(at(-1), INTENSIFIERS)) return false
    if (token.lower !== 'slow') return false
  }
  const next = at(1)
  const isEnd = next === undefined || PLAIN_END.test(next.lower)
  const verb = isOneOf(at(-1), wordSet('very so too more really')) ? at(-2) : at(-1)
  return isEnd && isOneOf(verb, ACTIONS) && verb?.pos !== 'NOUN' && verb?.pos !== 'ADJ'
}

const SPEAKING = readWords('words/trained-actions')
const DEGREES = wordSet('very so too really quite pretty')

/** “speaks very loud”, “happens very rare”, “plays very good” */
function isManner(token: Token, at: Place['at']): boolean {
  const next = at(1)
  const isEnd = next === undefined || /^(?:and|,|\.|because|but|when|if|!|;|in|for|at|since)$/u.test(next.lower)
  if (!isEnd || !isOneOf(at(-1), DEGREES)) return false
  const isAdverb = /^(?:loud|rude|polite|quiet|patient|honest|rare|clear|safe|good|comfortable|responsible|peaceful)$/u
  return isAdverb.test(token.lower) && isOneOf(at(-2), SPEAKING) && at(-2)?.pos !== 'NOUN'
}

/** “speaks English very good”, “do it bad”, “adapt to it easy” */
function isBehindObject({ token, at }: Place): boolean {
  if (!/^(?:good|bad|easy|quick|perfect|fluent|careful|correct|wrong|serious|proper|polite|slow)$/u.test(token.lower))
    return false
  const next = at(1)
  if (next !== undefined && !/^(?:and|,|\.|because|but|when|if|!|;|since)$/u.test(next.lower)) return false
  const degree = isOneOf(at(-1), DEGREES) ? 1 : 0
  const [object, verb] = [at(-1 - degree), at(-2 - degree)]
  if (object?.lower === 'it')
    return (
      /^(?:do|does|did|done|learn|learned|understand|explain|explained|use|play)$/u.test(verb?.lower ?? '') &&
      token.lower !== 'wrong'
    )
  if (
    /^(?:english|spanish|french|german|chinese|arabic|russian|japanese|italian|piano|guitar|football|tennis|chess)$/u.test(
      object?.lower ?? '',
    )
  )
    return /^(?:speak|speaks|spoke|speaking|play|plays|played|playing|know|knows|understand|understands|write|writes|the)$/u.test(
      verb?.lower ?? '',
    )
  return false
}

/** “speaks English as fluent as”, “works as quick as” */
function isAs({ token, at }: Place): boolean {
  if (at(-1)?.lower !== 'as' || at(1)?.lower !== 'as') return false
  if (
    !/^(?:fluent|quick|easy|careful|perfect|correct|regular|effective|efficient|successful|frequent|serious|clear|good)$/u.test(
      token.lower,
    )
  )
    return false
  const before = at(-2)
  const isVerb = isOneOf(before, SPEAKING) && before?.pos === 'VERB'
  const isLanguage = /^(?:english|spanish|french|german|chinese|arabic|russian|japanese|it)$/u.test(before?.lower ?? '')
  return isVerb || (isLanguage && /^(?:speak|speaks|spoke|speaking|do|does|learn|use|play)$/u.test(at(-3)?.lower ?? ''))
}
