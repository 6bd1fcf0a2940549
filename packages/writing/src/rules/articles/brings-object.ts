import { MODALS, NOMINATIVES, PLURAL_VERB_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import { isOneOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'who which that people')
const BEFORE_BASES = wordSet('to not never always often also usually please')
/** Take no object, or one of a kind that stands bare: “become president”, “go shopping”. */
const WITHOUT_OBJECT = readWords('words/verbs-without-object')
/** Verbs learners use with a thing to get or use, whose object is surely one thing. */
const SURE = wordSet('make take give visit start')

const ACTORS = withWords(NOMINATIVES, 'you who')

const DOERS = withWords(PLURAL_VERB_PRONOUNS, 'who people which students')

/**
 * Whether a word is the verb of an object behind it: after a subject, “to”, “not” or a modal. \`earlier\` holds the
 * tokens before it, nearest first.
 */
export function bringsObject(verb: Token, earlier: readonly (Token | undefined)[]): boolean {
  const [before] = earlier
  const base = VERB_BASES.get(verb.lower)
  if (base !== undefined && takesObject(base)) {
    return isOneOf(before, BEFORE_BASES) || isOneOf(before, MODALS) || isOneOf(before, DOERS)
  }
  const third = THIRD_PERSONS.get(verb.lower)
  if (third !== undefined && takesObject(third)) return verb.pos === 'VERB' && isOneOf(before, SUBJECTS)
  const past = PASTS.get(verb.lower)
  return past !== undefined && takesObject(past) && verb.pos === 'VERB' && isOneOf(before, ACTORS)
}

function takesObject(base: string): boolean {
  return !WITHOUT_OBJECT.has(base) || SURE.has(base)
}
