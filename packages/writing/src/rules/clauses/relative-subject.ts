import { QUESTION_WORDS, SINGULAR_PRONOUNS, SUBORDINATORS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase, type Place, placesOf } from '../rule/tokens.ts'

const PRONOUNS = withWords(SINGULAR_PRONOUNS, 'they')
/** Behind these another clause begins, and its own subject is right. */
const BREAKS = withWords(
  withoutWords(SUBORDINATORS, 'whenever whereas'),
  withoutWords(QUESTION_WORDS, 'whom whose'),
  ', ; : and but or so like till once say says said think thinks thought know knows feel feels believe',
)
const ARTICLES = wordSet('the all every any everything things anything')
const LENGTH = { group: 4, clause: 14 }

export const relativeSubject: Rule = {
  id: 'relative-subject',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “Tourists who come to my city they want to see the castle” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (
    !/^(?:who|which|that)$/u.test(token.lower) ||
    (!isFinite(at(1)) && !THIRD_PERSONS.has(at(1)?.lower ?? '')) ||
    !opensSentence(tokens, index)
  )
    return []
  const start = index + 2
  const rest = tokens.slice(start, start + LENGTH.clause)
  const end = rest.findIndex((each) => PRONOUNS.has(each.lower) || BREAKS.has(each.lower))
  const [pronoun, verb, next] = [rest[end], tokens[start + end + 1], tokens[start + end + 2]]
  const before = tokens[start + end - 1]
  if (end < 1 || pronoun === undefined || !PRONOUNS.has(pronoun.lower) || !isFinite(verb) || verb === undefined)
    return []
  const isEnd = /^(?:NOUN|ADV|NUM|PROPN)$/u.test(before?.pos ?? '') || tokens[start + end - 2]?.lower === 'to'
  if (!isEnd || next?.isWord !== true) return []
  // “gives people the tools they need”: behind “the” and no preposition the pronoun opens a clause as well.
  const article = tokens.slice(start, start + end).findLastIndex(({ lower }) => ARTICLES.has(lower))
  if (article >= 0 && tokens[start + article - 1]?.pos !== 'ADP') return []
  // “People who love the work they do are happy”: the pronoun opens a clause of its own.
  if (hasVerbBehind(tokens.slice(start + end + 2))) return []
  const message = `The subject stands at the start already: leave out “${pronoun.text}”.`
  return [{ from: pronoun, to: verb, message, suggestions: [phrase(verb)] }]
}

const isFinite = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:VERB|AUX)$/u.test(token.pos) && !token.lower.endsWith('ing')

/** A short noun group without a verb, alone or behind a comma, “and” or “but”. */
function opensSentence(tokens: readonly Token[], relative: number): boolean {
  const opening = tokens.slice(0, relative).findLastIndex(({ lower }) => /^(?:,|and|but|because)$/u.test(lower)) + 1
  const group = tokens.slice(opening, relative)
  const isGroup = group.length > 0 && group.length <= LENGTH.group && group.every(({ isWord }) => isWord)
  return (
    isGroup &&
    !group.some(({ pos }) => /^(?:VERB|AUX|ADP)$/u.test(pos)) &&
    /^(?:NOUN|PROPN)$/u.test(group.at(-1)?.pos ?? '')
  )
}

function hasVerbBehind(rest: readonly Token[]): boolean {
  const stop = rest.findIndex(({ lower }) => BREAKS.has(lower))
  const clause = rest.slice(0, stop < 0 ? undefined : stop)
  return clause.some((each, place) => isFinite(each) && !/^(?:to|not)$/u.test(clause[place - 1]?.lower ?? 'to'))
}
