import { ARTICLES, BE_FORMS, MODALS, POSSESSIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { GOVERNED_WORDS, type GovernedWord } from '@rehearsal/english/phrases/governed-words'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** Verbs whose base form is a noun as well: verbs only behind one of the signs. */
const NOUNS_TOO =
  wordSet(`phone respect ask call help need visit research use request face attend damage harm benefit trust doubt blame dream
  care answer study interest experience need look increase decrease demand influence need`)
const VERB_SIGNS = withWords(MODALS, SUBJECT_PRONOUNS, 'to people who cannot not which always also never often')
const DETERMINERS = withWords(POSSESSIVES, ARTICLES, 'this that no any some much more of in')
/** “It depends, in this case, …”: what follows is no object. */
const TIMES = wordSet(
  'moment time day days year years week morning night way case point stage place age order end same',
)

/** A rule that knows the prepositions behind some words. */
export function governmentRule(words: readonly GovernedWord[]): Rule {
  const byForm = new Map<string, GovernedWord[]>()
  for (const word of words) for (const form of word.forms) byForm.set(form, [...(byForm.get(form) ?? []), word])
  return {
    id: 'preposition-government',
    type: 'GRAMMAR_MINOR',
    find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, byForm.get(place.token.lower) ?? [])),
  }
}

/** “adapt with the climate”, “jealous from him”, “tell to me” */
export const prepositionGovernment = governmentRule(GOVERNED_WORDS)

function matchAt({ token, at }: Place, words: readonly GovernedWord[]): RuleMatch[] {
  const [preposition, object, next] = [at(1), at(2), at(3)]
  if (preposition === undefined || object === undefined) return []
  const row = words.find(({ wrong }) => wrong.has(preposition.lower))
  if (row === undefined || !isOneOf(object, row.objects)) return []
  if (isTime(object, next) || isVerbGroup(preposition, object, next) || isOtherPart(token, at(-1), row.right)) return []
  if (row.right === '') {
    const message = `“${token.lower}” takes its object directly: leave out “${preposition.lower}”.`
    return [{ from: token, to: preposition, message, suggestions: [token.text] }]
  }
  const message = `“${token.lower}” goes with “${row.right}”, not “${preposition.lower}”.`
  return [{ from: preposition, to: preposition, message, suggestions: [row.right] }]
}

function isTime(object: Token, next: Token | undefined): boolean {
  return isOneOf(next, TIMES) || TIMES.has(object.lower)
}

/** “ready to school them”, “help to others like us” aside: “to” and a verb. */
function isVerbGroup(preposition: Token, object: Token, next: Token | undefined): boolean {
  return preposition.lower === 'to' && object.pos === 'VERB' && /^(?:DET|PRON)$/u.test(next?.pos ?? '')
}

/** A noun where the verb is meant: “the need of money”, “a visit to my aunt”; a verb that is passive: “was told to me”. */
function isOtherPart(token: Token, before: Token | undefined, right: string): boolean {
  if (right === '' && (NOUNS_TOO.has(token.lower) || NOUNS_TOO.has(token.lower.replace(/s$/u, ''))))
    return !isOneOf(before, VERB_SIGNS)
  // “touch the objects on the table”
  if (/^objects?$/u.test(token.lower) && token.pos === 'NOUN') return true
  // “by reason of its size”
  if (token.lower === 'reason' && before?.lower === 'by') return true
  const isPassive = BE_FORMS.has(before?.lower ?? '') && /(?:ed|old|et)$/u.test(token.lower)
  if (right === '' && isPassive) return true
  return right === '' && (isOneOf(before, DETERMINERS) || token.pos === 'NOUN' || token.pos === 'ADJ')
}
