import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

type Government = {
  heads: ReadonlySet<string>
  wrong: ReadonlySet<string>
  right: string
  /** The head counts only behind one of these. */
  after?: ReadonlySet<string>
  /** The preposition counts only before one of these. */
  before?: ReadonlySet<string>
}

const OWNERS = 'the a an my your his her our their this that these those it them him me us you'
const VIEWS = wordSet('statement opinion idea view you him her them me')

/** Words, the prepositions that learners set behind them, and the right one. */
const GOVERNMENTS: readonly Government[] = [
  row('focus focuses focused focusing concentrate concentrates concentrated concentrating', 'in', 'on', {
    before: `${OWNERS} one only studying learning working doing`,
  }),
  row('believe believes believed', 'on', 'in', { before: `${OWNERS} god` }),
  row('complain complains complained complaining', 'for', 'about', { before: OWNERS }),
  row('attention', 'on in for at about', 'to', {
    after: 'pay pays paid paying more much enough no',
    before: `${OWNERS} what how people`,
  }),
  row('effect effects impact impacts', 'to', 'on', {
    after: 'an the bad good great big negative positive many some important huge strong side',
    before: `the our my his her their your people children us them society`,
  }),
  row('part', 'to on at', 'in', { after: 'take takes took taking taken', before: 'the a an this these' }),
  row('care', 'for with on', 'of', { after: 'take takes took taking taken', before: OWNERS }),
  row('reason reasons', 'of', 'for', { after: 'the main', before: 'this that it my our their his her these' }),
  row('key', 'of', 'to', { after: 'the a', before: 'success happiness learning life health' }),
  row('money', 'for', 'on', {
    after: 'spend spends spent spending',
    before: 'food clothes education books games the their things it them this these travel advertising',
  }),
  row('time', 'for', 'on', {
    after: 'spend spends spent spending',
    before: 'games sport sports their it them this homework',
  }),
  row('worried', 'for', 'about', { before: 'the exam exams money my this that' }),
  row('tired', 'from', 'of', { before: 'this that it waiting doing hearing them' }),
  row('believes', 'to', 'in', { before: 'god' }),
  row('answered answering', 'to', '', { before: 'me him her us them' }),
  row('talk talking speak speaking', 'in by', 'on', { before: 'phone' }),
  row('travel travels traveled travelled traveling travelling', 'with', 'by', {
    before: 'bus train plane car bicycle bike taxi',
  }),
]

export const governedPreposition: Rule = {
  id: 'governed-preposition',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...governed(place), ...agreed(place), ...atAge(place)]),
}

/** “focus in their work”, “pay attention on it”, “spend money for food” */
function governed({ token, at }: Place): RuleMatch[] {
  const preposition = at(1)
  const found = BY_HEAD.get(token.lower)?.find(
    ({ wrong, after, before }) =>
      isOneOf(preposition, wrong) &&
      (after === undefined || isOneOf(at(-1), after) || isOneOf(at(-2), after)) &&
      (before === undefined || isOneOf(at(2), before)),
  )
  if (found === undefined || preposition === undefined) return []
  return [match(token, preposition, found.right)]
}

/** “agree on this statement”, “agree to you” */
function agreed({ token, at }: Place): RuleMatch[] {
  const preposition = at(1)
  if (!/^(?:agree|agrees|agreed|disagree)$/u.test(token.lower) || preposition === undefined) return []
  if (!/^(?:on|to|in|about|of|by)$/u.test(preposition.lower)) return []
  const object = /^(?:the|this|that|these|first|second|his|her)$/u.test(at(2)?.lower ?? '') ? at(3) : at(2)
  const noun = object?.pos === 'ADJ' ? at(4) : object
  return isOneOf(noun, VIEWS) ? [match(token, preposition, 'with')] : []
}

/** “in the age of ten” */
function atAge({ token, at }: Place): RuleMatch[] {
  const isAge = at(1)?.lower === 'the' && at(2)?.lower === 'age' && at(3)?.lower === 'of' && at(4)?.pos === 'NUM'
  return /^(?:in|on)$/u.test(token.lower) && isAge
    ? [{ from: token, to: token, message: 'With an age the preposition is “at”.', suggestions: ['at'] }]
    : []
}

function match(head: Token, preposition: Token, right: string): RuleMatch {
  const message =
    right === ''
      ? `“${head.lower}” takes its object directly: leave out “${preposition.lower}”.`
      : `“${head.lower}” goes with “${right}”.`
  return right === ''
    ? { from: head, to: preposition, message, suggestions: [head.text] }
    : { from: preposition, to: preposition, message, suggestions: [right] }
}

function row(heads: string, wrong: string, right: string, near: { after?: string; before?: string } = {}): Government {
  return {
    heads: wordSet(heads),
    wrong: wordSet(wrong),
    right,
    ...(near.after === undefined ? {} : { after: wordSet(near.after) }),
    ...(near.before === undefined ? {} : { before: wordSet(near.before) }),
  }
}

const BY_HEAD = new Map<string, Government[]>()
for (const each of GOVERNMENTS) for (const head of each.heads) BY_HEAD.set(head, [...(BY_HEAD.get(head) ?? []), each])
