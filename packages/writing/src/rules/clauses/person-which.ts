import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const PERSONS = wordSet(`people man men woman women child children person persons student students teacher teachers
  friend friends parents boy boys girl girls doctor doctors scientist scientists researcher researchers worker workers
  employee employees customer customers player players driver drivers farmer farmers citizen citizens resident
  residents tourist tourists visitor visitors patient patients author learner learners someone anyone everyone somebody anybody everybody
  mother father brother brothers sister sisters uncle aunt cousin cousins grandmother grandfather grandparents wife
  husband son daughter sons daughters neighbour neighbours neighbor neighbors boss colleague colleagues classmate
  classmates roommate roommates guest guests leader leaders manager managers owner owners speaker candidate candidates
  actor actors singer singers writer writers teenager teenagers youngsters adults pupil pupils graduate graduates
  specialist specialists lawyer lawyers engineer engineers nurse nurses thief thieves person tenant tenants
  passenger passengers pedestrian pedestrians cyclist cyclists hero president king queen baby babies kid kids girlfriend
  boyfriend landlord soldier soldiers criminals immigrants migrants volunteers volunteer members professor professors`)

export const personWhich: Rule = {
  id: 'person-which',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const comma = at(-1)?.text === ',' ? 1 : 0
  const person = at(-1 - comma)
  const next = at(1)
  if (token.lower !== 'which' || person === undefined || !PERSONS.has(person.lower)) return []
  // “He asked people which colour they liked” is a question.
  if (next === undefined || !(/^(?:VERB|AUX)$/u.test(next.pos) || /^(?:lives|works|studies|loves)$/u.test(next.lower)))
    return []
  if (/^(?:ask|tell|show|teach)/u.test(at(-2)?.lemma ?? '') || /^(?:of|by|from)$/u.test(at(-2)?.lower ?? '')) return []
  // “He lost to the champion, which was a shame.”: what the whole clause says.
  if (
    comma > 0 &&
    !isOwnKin(at) &&
    !/^(?:works|lives|speaks|studies|loves|likes|wants|helps|helped|lived|worked)$/u.test(next.lower)
  )
    return []
  const message = `For people say “who”, not “which”.`
  return [{ from: token, to: token, message, suggestions: ['who'] }]
}

/** “my grandmother, which is 84 years old”: at the start of the sentence nothing else can be meant. */
function isOwnKin(at: Place['at']): boolean {
  return at(-4) === undefined && /^(?:my|his|her|our|their)$/u.test(at(-3)?.lower ?? '')
}
