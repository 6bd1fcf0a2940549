import { POSSESSIVES, RELATIVES, SINGULAR_AUXILIARIES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE = wordSet('because')

const SUBJECT_RELATIVES = withoutWords(RELATIVES, 'whom')

const FINITE = withWords(SINGULAR_AUXILIARIES, 'are were have do can will')

export const becauseOfClause: Rule = {
  id: 'because-of-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...withOf(place, tokens), ...withoutOf(place)]),
}

/** “because of they are late”. */
function withOf({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [of, subject, verb] = [at(1), at(2), at(3)]
  if (!BEFORE.has(token.lower) || of === undefined || of.lower !== 'of') return []
  const isPronoun = SUBJECT_PRONOUNS.has(subject?.lower ?? '') && verb !== undefined && /^(?:VERB|AUX)$/u.test(verb.pos)
  const earlier = tokens.slice(0, index)
  // “Those who left because of the war were poor.”
  const isSecond =
    earlier.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) && !earlier.some(({ lower }) => SUBJECT_RELATIVES.has(lower))
  if (!isPronoun && !((index === 0 || isSecond) && isNounClause(at))) return []
  const message = 'Before a subject and its verb say “because” without “of”.'
  return [{ from: token, to: of, message, suggestions: [token.text] }]
}

/** “because of the snow was falling”, “because of everyone knows it”: a noun group and its verb, with no other clause between. */
function isNounClause(at: Place['at']): boolean {
  let place = 2
  while (/^(?:DET|ADJ|NUM)$/u.test(at(place)?.pos ?? '') || POSSESSIVES.has(at(place)?.lower ?? '')) place += 1
  const head = at(place)
  const isHead = head?.pos === 'NOUN' || /^(?:everyone|everybody|nobody|people)$/u.test(head?.lower ?? '')
  const verb = at(place + 1)
  const isBare = place === 2 && head?.pos === 'NOUN'
  if (!isHead || isBare || verb === undefined) return false
  if (FINITE.has(verb.lower)) return place <= 5
  return /^(?:VERB)$/u.test(verb.pos) && VERB_BASES.has(verb.lower) && PRONOUN_OR_DET.test(at(place + 2)?.pos ?? '')
}
const PRONOUN_OR_DET = /^(?:DET|PRON)$/u

/** “because the rain, we stayed”: no verb before the comma. */
function withoutOf({ token, index, at }: Place): RuleMatch[] {
  const [article, noun, comma] = [at(1), at(2), at(3)]
  if (
    !BEFORE.has(token.lower) ||
    index !== 0 ||
    article?.pos !== 'DET' ||
    noun?.pos !== 'NOUN' ||
    comma?.text !== ','
  ) {
    return []
  }
  // “Because the channel, known as a qanat, ran …” goes on with its own verb.
  if (!/^(?:PRON|DET)$/u.test(at(4)?.pos ?? '') && at(4)?.lower !== 'many') return []
  const message = 'Before a noun alone say “because of”.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'because of')] }]
}
