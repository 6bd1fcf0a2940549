import { ACCUSATIVES, ARTICLES, MODALS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { ING_FORMS, PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** What an object begins with: the word before it is a verb. */
const OBJECTS =
  wordSet(`a an the my his her its our their your this these it him them me us in to with from up out at on
  about money time english new more many some things people everything something`)
/** Another clause or another verb may begin behind these. */
const BREAKS =
  wordSet(`who which that what how when if because although while where is are was were am has have had do does
  did keep keeps start starts began begin enjoy enjoys like likes love stop avoid finish see watch hear , ; but so`)
const MAX_DISTANCE = 12

const OBJECT_OPENERS = withWords(ACCUSATIVES, ARTICLES, withoutWords(POSSESSIVES, 'your'), 'it new more many')

export const coordinatedBase: Rule = {
  id: 'coordinated-base',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “we can meet people and learning new things”, “to wake up early and visited museums” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (token.lower !== 'and' && token.lower !== 'or') return []
  const [verb, next] = [at(1), at(2)]
  if (verb === undefined || !isOneOf(next, OBJECTS)) return []
  const base = endedBase(verb, next)
  if (base === undefined) return []
  const opening = openingOf(tokens, index)
  if (opening === null || isAmbiguous(tokens, opening, verb)) return []
  const message = `The verb goes with “${opening.text}”, like the one before it: “${base}”.`
  return [{ from: verb, to: verb, message, suggestions: [base] }]
}

function endedBase(verb: Token, next: Token | undefined): string | undefined {
  // Also nouns: “find sympathy and understanding in them”.
  if (
    /^(?:understanding|suffering|meaning|feeling|training|building|learning|beginning|writing|reading|teaching|spending)$/u.test(
      verb.lower,
    ) &&
    !isOneOf(next, OBJECT_OPENERS)
  )
    return undefined
  const base =
    ING_FORMS.get(verb.lower) ??
    THIRD_PERSONS.get(verb.lower) ??
    DISTINCT_PASTS.get(verb.lower)?.base ??
    PASTS.get(verb.lower)
  if (base === undefined || base === verb.lower || VERB_BASES.has(verb.lower)) return undefined
  return PLAIN_VERBS.has(base) || /^(?:visit|study|help|play|work|travel|use|make|do|have|watch|try)$/u.test(base)
    ? base
    : undefined
}

/** “He wants to work and earns”, “by trying to save and working”: behind “to” the verb may go with an earlier one. */
function isAmbiguous(tokens: readonly Token[], opening: Token, verb: Token): boolean {
  if (opening.lower !== 'to') return false
  return (
    !ING_FORMS.has(verb.lower) || tokens.slice(0, tokens.indexOf(opening)).some(({ lower }) => lower.endsWith('ing'))
  )
}

/** The modal or the “to” whose base form stands before, with nothing between that might own the second verb. */
function openingOf(tokens: readonly Token[], and: number): Token | null {
  for (let place = and - 2; place >= 0 && and - place <= MAX_DISTANCE; place -= 1) {
    const [word, verb] = [tokens[place], tokens[place + 1]]
    if (word === undefined || verb === undefined) return null
    if (!MODALS.has(word.lower) && word.lower !== 'to') continue
    return isPlainGroup(tokens, place, and) ? word : null
  }
  return null
}

function isPlainGroup(tokens: readonly Token[], opening: number, and: number): boolean {
  const [word, verb] = [tokens[opening], tokens[opening + 1]]
  if (word === undefined || verb === undefined || !VERB_BASES.has(verb.lower) || verb.lower === 'be') return false
  if (verb.pos === 'NOUN' && !PLAIN_VERBS.has(verb.lower)) return false
  const between = tokens.slice(opening + 2, and)
  return !between.some(
    ({ lower, pos }) =>
      BREAKS.has(lower) ||
      MODALS.has(lower) ||
      lower === 'to' ||
      lower === 'and' ||
      pos === 'VERB' ||
      lower.endsWith('ing'),
  )
}
