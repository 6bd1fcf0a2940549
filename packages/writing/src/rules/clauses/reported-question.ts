import {
  ACCUSATIVES,
  FINITE_BE,
  FINITE_DO,
  PLURAL_VERB_PRONOUNS,
  POSSESSIVES,
  QUESTION_WORDS,
  SUBJECT_PRONOUNS,
} from '@rehearsal/english/classes/classes'
import { ING_FORMS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ASKED = wordSet(
  'ask asks asked asking know knows knew wonder wondered tell told understand explain explained sure idea remember forgot choose decide see realize realise imagine matter find show discover about learn',
)
const WH = withoutWords(QUESTION_WORDS, 'whom whose')
const MODALS_ASKED = wordSet('can could should will would must had have has')

const NOUN_OPENERS = withWords(POSSESSIVES, 'the')

const TOLD_PEOPLE = withWords(ACCUSATIVES, 'her you')

export const reportedQuestion: Rule = {
  id: 'reported-question',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (!WH.has(token.lower)) return []
  // “She asked: what is it?”: the question itself.
  if (tokens[index - 1]?.text === ',' || tokens.slice(0, index).some(({ text }) => /^[:"“‘]$/u.test(text))) return []
  if (!isReported(tokens, index)) return isInside(tokens, index) ? statementDo({ token, index, at }) : []
  const [modal, asker, verbOfModal] = [at(1), at(2), at(3)]
  if (isOneOf(modal, MODALS_ASKED) && modal !== undefined && isOneOf(asker, SUBJECT_PRONOUNS) && asker !== undefined) {
    // “I know who can it.”
    return verbOfModal?.pos === 'VERB' || verbOfModal?.pos === 'AUX' ? [match(modal, asker, phrase(asker, modal))] : []
  }
  const owned = ownedModal(at)
  if (owned.length > 0) return owned
  // “how much costs the course”, “what time does it start”: the auxiliary may come later.
  const verbPlace = [1, 2, 3, 4].find(
    (distance) => isOneOf(at(distance), FINITE_BE) || isOneOf(at(distance), FINITE_DO),
  )
  if (verbPlace === undefined || !isThing(at, verbPlace)) return []
  const verb = at(verbPlace)
  if (verb === undefined) return []
  if (FINITE_DO.has(verb.lower)) return afterDo(verb, at, verbPlace)
  if (verbPlace > 2) return []
  const found = afterBe(verb, at, verbPlace)
  return found.length > 0 ? found : afterGroup(verb, at, verbPlace)
}

/** Whether the question word at `index` begins a question inside a sentence: “I know why does it work”. */
export function isReportedQuestion(tokens: readonly Token[], index: number): boolean {
  return isReported(tokens, index) || isInside(tokens, index)
}

/** “what time”, “how much”, “what kind of job” */
function isThing(at: Place['at'], length: number): boolean {
  if (length === 1) return true
  const isKind = /^(?:kind|type|sort)s?$/u.test(at(1)?.lower ?? '') && at(2)?.lower === 'of'
  if (length > 2) return isKind && length === 4 && at(3)?.pos === 'NOUN'
  return /^(?:NOUN|ADJ|ADV)$/u.test(at(1)?.pos ?? '') || /^(?:much|many|often|long)$/u.test(at(1)?.lower ?? '')
}

/** “how will our children live” */
function ownedModal(at: Place['at']): RuleMatch[] {
  const isLong = at(3)?.pos === 'ADJ'
  const [modal, owner, noun, verb] = [at(1), at(2), isLong ? at(4) : at(3), isLong ? at(5) : at(4)]
  if (!isOneOf(modal, MODALS_ASKED) || modal === undefined || owner === undefined || noun === undefined) return []
  const isSubject = (POSSESSIVES.has(owner.lower) || owner.lower === 'the') && noun.pos === 'NOUN'
  return isSubject && VERB_BASES.has(verb?.lower ?? '')
    ? [match(modal, noun, phrase(owner, isLong ? at(3) : undefined, noun, modal))]
    : []
}

/** A question word with its question inside a statement, behind a verb, a noun or a preposition. */
function isInside(tokens: readonly Token[], index: number): boolean {
  return (
    index > 1 && tokens.at(-1)?.text === '.' && /^(?:VERB|NOUN|ADP|ADJ|PRON|PART)$/u.test(tokens[index - 1]?.pos ?? '')
  )
}

/** “you can go where do you want” */
function statementDo({ at }: Place): RuleMatch[] {
  const place = [1, 2, 4].find((distance) => isOneOf(at(distance), FINITE_DO))
  const verb = place === undefined || !isThing(at, place) ? undefined : at(place)
  if (place === undefined || verb === undefined) return []
  const isPronoun = SUBJECT_PRONOUNS.has(at(place + 1)?.lower ?? '') || at(place + 1)?.lower === 'people'
  return isPronoun ? afterDo(verb, at, place) : []
}

/** “asked me what …”, “do you know where …”: a verb of asking with at most one person behind it. */
function isReported(tokens: readonly Token[], index: number): boolean {
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]]
  if (isOneOf(before, ASKED)) return true
  return isOneOf(earlier, ASKED) && TOLD_PEOPLE.has(before?.lower ?? '')
}

/** “how advanced is the metro system”, “what is the real freedom”, “why are people so angry” */
function afterGroup(verb: Token, at: Place['at'], place: number): RuleMatch[] {
  // “about which animals are relatives”: the question's own noun is the subject.
  if (place > 1 && at(place + 1)?.pos === 'NOUN') return []
  const end = groupEnd(at, place + 1)
  const last = end === null ? undefined : at(end)
  const next = end === null ? undefined : at(end + 1)
  if (end === null || last === undefined) return []
  const word = at(0)?.lower ?? ''
  const isAdverb = /^(?:why|when|where|how)$/u.test(word)
  const hasTo = next?.lower === 'to' && /^(?:way|time|place|method|solution)$/u.test(last.lower)
  const isState = isAdverb && /^(?:why|when)$/u.test(word) && /^(?:ADJ|ADV)$/u.test(next?.pos ?? '')
  if (!isEnd(next) && next?.lower !== 'for' && !hasTo && !isState) return []
  // “I know what is the matter.”
  if (!isAdverb && /^(?:matter|point|use|problem|difference|case|truth|reason|one|thing)$/u.test(last.lower)) return []
  const group = phrase(...Array.from({ length: end - place }, (_, offset) => at(place + 1 + offset)))
  return [match(verb, last, `${group} ${verb.text}`)]
}

/** The place of the last word of “the real freedom”, “the taste of home” or “people”, or null. */
function groupEnd(at: Place['at'], start: number): number | null {
  let place = start
  const isDetermined = isOneOf(at(place), POSSESSIVES) || /^(?:the|this|these|those)$/u.test(at(place)?.lower ?? '')
  if (isDetermined) place += 1
  while (isDetermined && (at(place)?.pos === 'ADJ' || at(place)?.lower === 'most')) place += 1
  const noun = at(place)
  if (noun?.pos !== 'NOUN' || (!isDetermined && noun.lower !== 'people' && noun.lower === noun.lemma)) return null
  if (isDetermined && at(place + 1)?.pos === 'NOUN') place += 1
  if (at(place + 1)?.lower !== 'of') return place
  let inner = place + 2
  while (/^(?:DET|ADJ)$/u.test(at(inner)?.pos ?? '') || isOneOf(at(inner), POSSESSIVES)) inner += 1
  return at(inner)?.pos === 'NOUN' ? inner : null
}

function afterBe(verb: Token, at: Place['at'], place: number): RuleMatch[] {
  const [first, second] = [at(place + 1), at(place + 2)]
  const isPronoun =
    isOneOf(first, SUBJECT_PRONOUNS) && (second === undefined || !second.isWord || second.pos !== 'NOUN')
  const going = at(place + 3)
  // “what was the teacher saying”, “where is the best bread.”
  if (NOUN_OPENERS.has(first?.lower ?? '') && second?.pos === 'NOUN' && first !== undefined) {
    const isGoing = going !== undefined && ING_FORMS.has(going.lower) && going.pos === 'VERB'
    const isPlace = /^(?:where|how)$/u.test(at(0)?.lower ?? '') && place === 1 && isEnd(going)
    if (isGoing || isPlace) return [match(verb, second, `${phrase(first, second)} ${verb.text}`)]
  }
  const noun = going
  if (
    /^(?:what|where|how)$/u.test(at(0)?.lower ?? '') &&
    (isOneOf(first, POSSESSIVES) || (first?.lower === 'the' && at(0)?.lower === 'where')) &&
    second?.pos === 'ADJ' &&
    noun?.pos === 'NOUN' &&
    isEnd(at(place + 4))
  )
    return [match(verb, noun, `${phrase(first, second, noun)} ${verb.text}`)]
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
  const isPronoun = SUBJECT_PRONOUNS.has(subject?.lower ?? '') || subject?.lower === 'people'
  if (subject === undefined || last === undefined || (!isDetermined && !isPronoun)) return []
  const asked = at(place + (isDetermined ? 3 : 2))
  if (asked === undefined || (asked.pos !== 'VERB' && !VERB_BASES.has(asked.lower))) return []
  const group = isDetermined ? phrase(subject, last) : subject.text
  const form = statementForm(verb, last, asked)
  return form === asked.lower ? [match(verb, last, group)] : [match(verb, asked, `${group} ${form}`)]
}

/** The verb as it stands without its “do”: “does the course start” → “the course starts”, “did he go” → “he went”. */
function statementForm({ lower: auxiliary }: Token, subject: Token, { lower: asked }: Token): string {
  if (!VERB_BASES.has(asked)) return asked
  if (auxiliary === 'did') return pastForm(asked)
  const isSeveral =
    PLURAL_VERB_PRONOUNS.has(subject.lower) || subject.lower === 'people' || isPlural(subject.lower, subject.lemma)
  return auxiliary === 'does' && !isSeveral ? thirdPersonForm(asked) : asked
}

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || !token.isWord || /^(?:and|or|but|in|so|because)$/u.test(token.lower)

function match(from: Token, to: Token, right: string): RuleMatch {
  const message = `Inside a sentence the question has the order of a statement: “${right} …”.`
  return { from, to, message, suggestions: [right] }
}
