import { AUXILIARIES, DETERMINERS, NOMINATIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { TIMELESS_ADVERBS } from '../rule/recurring-words.ts'

/** What a sentence opens with when its first clause hangs on the second. */
const OPENERS = wordSet('when if because although though while since as unless whenever')
/** What a noun group opens with; behind a noun it begins a clause, unless a verb has two objects. */
const SUBJECT_OPENERS = withWords(
  withoutWords(DETERMINERS, 'its your that'),
  'some many most people everyone everybody everything nobody there',
)
const TWO_OBJECTS =
  /^(?:give|gives|gave|given|giving|show|shows|showed|shown|teach|teaches|taught|tell|tells|told|buy|buys|bought|send|sends|sent|offer|offers|offered|bring|brings|brought|make|makes|made|call|calls|called|find|finds|found|keep|keeps|kept|get|gets|got|cost|costs|ask|asks|asked|allow|allows|pay|pays|paid|lend|lent|cause|save|saves|all|both|every|each|last|next|once|twice|half|than|as|so|such|quite|rather|what)$/u
const PLACES = /^(?:home|here|there|back|abroad|today|again|late|early)$/u
/** Behind one of these the pronoun goes on with the first clause. */
const GO_ON =
  wordSet(`and or but that who which what where how when if because whether than as why think thinks thought believe believes
  say says said know knows knew known feel feels hope like , ; : - ( not so while before after until since though although until
  is are was were am do does did can could will would should must may might have has had be been if unless only all everything
  anything something nothing thing things way time reason place day things more less first last people one ones person much best most
  mean means see sees saw sure ask asks asked wish tell tells told imagine guess realize realise understand remember find make let`)
const MIN_WORDS = 2
/** Behind a short “When I was ten” a comma is a matter of taste. */
const MIN_WORDS_OF_TIME = 9
const TIMES = wordSet('when if whenever')
const MAX_WORDS = 16

export const clauseComma: Rule = {
  id: 'clause-comma',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => matchIn(tokens),
}

/** “When you become older you have more time.” A second subject right behind an object or an adverb opens the main clause. */
function matchIn(tokens: readonly Token[]): RuleMatch[] {
  const [opener, subject] = tokens
  if (!isOneOf(opener, OPENERS) || subject === undefined) return []
  if (!SUBJECT_PRONOUNS.has(subject.lower) && !/^(?:DET|NOUN|PRON)$/u.test(subject.pos)) return []
  // “As I …” compares as well; only a pronoun shows a clause.
  if (opener?.lower === 'as' && !SUBJECT_PRONOUNS.has(subject.lower)) return []
  const place = tokens.findIndex(
    (token, index) =>
      index > MIN_WORDS &&
      ((SUBJECT_PRONOUNS.has(token.lower) && isMainClause(tokens, index)) || isNounClause(tokens, index)),
  )
  const last = tokens[place - 1]
  if (place < 0 || place > MAX_WORDS || last === undefined) return []
  if (TIMES.has(tokens[0]?.lower ?? '') && place <= MIN_WORDS_OF_TIME) return []
  if (
    tokens
      .slice(1, place)
      .some(({ text, lower }) => /^[,;:()?–—-]$/u.test(text) || /^(?:who|which|that|what)$/u.test(lower))
  )
    return []
  if (isDefinite(tokens, place) && tokens.slice(place).some(({ text }) => /^[,;:–—-]$/u.test(text))) return []
  const message = 'A comma parts the first clause from the main clause.'
  return [{ from: last, to: last, message, suggestions: [`${last.text},`] }]
}

function isMainClause(tokens: readonly Token[], index: number): boolean {
  const [before, pronoun, verb] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (before === undefined || pronoun === undefined || verb === undefined || !before.isWord) return false
  if (GO_ON.has(before.lower) || /^(?:ADP|DET|AUX|CCONJ|SCONJ|PART)$/u.test(before.pos)) return false
  // “you” and “it” may be objects of a verb: they must follow a noun, an adjective or an adverb.
  const isObjectToo = !NOMINATIVES.has(pronoun.lower)
  if (isObjectToo && !/^(?:NOUN|ADJ|ADV)$/u.test(before.pos)) return false
  return /^(?:VERB|AUX)$/u.test(verb.pos) || TIMELESS_ADVERBS.has(verb.lower)
}

/** “the faith we profess, …”: a pronoun behind “the” and a noun may tell which one. */
function isDefinite(tokens: readonly Token[], place: number): boolean {
  return tokens.slice(Math.max(0, place - 4), place - 1).some(({ lower }) => /^(?:the|all|any|every|no)$/u.test(lower))
}

/** “When I came home my mother was …” */
function isNounClause(tokens: readonly Token[], index: number): boolean {
  const [before, determiner] = [tokens[index - 1], tokens[index]]
  if (
    before === undefined ||
    !isOneOf(determiner, SUBJECT_OPENERS) ||
    !(/^(?:NOUN|ADJ)$/u.test(before.pos) || PLACES.test(before.lower))
  )
    return false
  if (GO_ON.has(before.lower) || tokens.slice(1, index).some(({ lower }) => TWO_OBJECTS.test(lower))) return false
  const isWhole = /^(?:people|every\p{L}+|nobody|there)$/u.test(determiner?.lower ?? '')
  let place = index + 1
  if (!isWhole) {
    while (tokens[place]?.pos === 'ADJ') place += 1
    if (tokens[place]?.pos !== 'NOUN') return false
    place += 1
  }
  return AUXILIARIES.has(tokens[place]?.lower ?? '')
}
