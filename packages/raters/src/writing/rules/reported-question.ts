import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, type Place, placesOf, wordSet } from './tokens.ts'

const ASKED = wordSet(
  'ask asks asked asking know knows knew wonder wondered tell told understand explain explained sure idea remember forgot choose decide see realize realise',
)
const WH = wordSet('what where when why how who which')
const BE = wordSet('is are was were')
const DO = wordSet('do does did')
const MODALS_ASKED = wordSet('can could should will would must')
const PRONOUNS = wordSet('i you he she it we they')
const POSSESSIVES = wordSet('my your his her its our their')

export const reportedQuestion: Rule = {
  id: 'reported-question',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (!WH.has(token.lower) || !isReported(tokens, index)) return []
  // “She asked: what is it?”: the question itself.
  if (tokens.slice(0, index).some(({ text }) => /^[:"“‘,]$/u.test(text))) return []
  const [modal, asker, verbOfModal] = [at(1), at(2), at(3)]
  if (isOneOf(modal, MODALS_ASKED) && modal !== undefined && isOneOf(asker, PRONOUNS) && asker !== undefined) {
    // “I know who can it.”
    return verbOfModal?.pos === 'VERB' || verbOfModal?.pos === 'AUX' ? [match(modal, asker, phrase(asker, modal))] : []
  }
  // “how much costs the course”, “what time does it start”: the auxiliary may come later.
  const verbPlace = [1, 2].find((distance) => isOneOf(at(distance), BE) || isOneOf(at(distance), DO))
  if (verbPlace === undefined || (verbPlace === 2 && !/^(?:NOUN|ADJ|ADV)$/u.test(at(1)?.pos ?? ''))) return []
  const verb = at(verbPlace)
  if (verb === undefined) return []
  return BE.has(verb.lower) ? afterBe(verb, at, verbPlace) : afterDo(verb, at, verbPlace)
}

/** “asked me what …”, “do you know where …”: a verb of asking with at most one person behind it. */
function isReported(tokens: readonly Token[], index: number): boolean {
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]]
  if (isOneOf(before, ASKED)) return true
  return isOneOf(earlier, ASKED) && /^(?:me|him|her|us|them|you)$/u.test(before?.lower ?? '')
}

function afterBe(verb: Token, at: Place['at'], place: number): RuleMatch[] {
  const [first, second] = [at(place + 1), at(place + 2)]
  const isPronoun = isOneOf(first, PRONOUNS) && (second === undefined || !second.isWord || second.pos !== 'NOUN')
  const isOwned =
    isOneOf(first, POSSESSIVES) &&
    second?.pos === 'NOUN' &&
    (at(place + 3) === undefined ||
      at(place + 3)?.isWord === false ||
      /^(?:and|or|in)$/u.test(at(place + 3)?.lower ?? ''))
  const last = isPronoun ? first : isOwned ? second : undefined
  if (last === undefined || first === undefined) return []
  const subject = isOwned ? phrase(first, second) : first.text
  return [match(verb, last, `${subject} ${verb.text}`)]
}

function afterDo(verb: Token, at: Place['at'], place: number): RuleMatch[] {
  const subject = at(place + 1)
  const isDetermined = /^(?:the|a|my|your|his|her|this)$/u.test(subject?.lower ?? '')
  const last = isDetermined ? at(place + 2) : subject
  if (subject === undefined || last === undefined || (!isDetermined && !PRONOUNS.has(subject.lower))) return []
  if (at(place + (isDetermined ? 3 : 2))?.pos !== 'VERB') return []
  return [match(verb, last, isDetermined ? phrase(subject, last) : subject.text)]
}

function match(from: Token, to: Token, right: string): RuleMatch {
  const message = `Inside a sentence the question has the order of a statement: “${right} …”.`
  return { from, to, message, suggestions: [right] }
}
