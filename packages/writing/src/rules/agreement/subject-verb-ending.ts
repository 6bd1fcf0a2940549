import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** Subjects of summaries that are never plural nor part of a compound before a verb. */
const SINGULARS = wordSet(
  'text passage author writer article paragraph study government technology internet everyone everybody someone somebody nobody',
)
const PLURALS = wordSet('people children men women students scientists researchers parents workers')
const DETERMINERS = wordSet('the this that an a many most some young old all')
/** “Many government spend”: the noun is wrong, and the verb right for it. */
const OF_MANY = wordSet('many most some all')
const ALSO_VERBS = wordSet(
  'talk show state argue claim mention like want need think smoke feel work live help use play talk look try love hate travel depend come cause',
)
/** The noun is the subject only where its group opens a clause. */
const OPENERS = wordSet('but because that when while so although though , ; today nowadays still then')

/** “It is important that the government invest …” is right. */
const GOVERNORS = /^(?:suggest|recommend|demand|insist|require|propose|important|essential|vital|necessary)/u

export const subjectVerbEnding: Rule = {
  id: 'subject-verb-ending',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const governor = tokens.find(({ lower }) => GOVERNORS.test(lower))
    const matches = placesOf(tokens).flatMap((place) => [...matchAt(place), ...afterWho(place)])
    return matches.filter(({ from }) => governor === undefined || from.start < governor.start)
  },
}

function matchAt(place: Place): RuleMatch[] {
  const { token, at } = place
  const verb = at(1)
  if (verb === undefined || at(2)?.text === '-' || verb.lemma === 'be' || !isSubject(place)) return []
  if (!PLAIN_VERBS.has(verb.lemma) && !ALSO_VERBS.has(verb.lemma)) return []
  const third = thirdPersonForm(verb.lemma)
  const isSingular = SINGULARS.has(token.lower) && !isOneOf(at(-1), OF_MANY)
  if (isSingular && verb.lower === verb.lemma && verb.lower !== 'read') return [match(verb, third)]
  return PLURALS.has(token.lower) && verb.lower === third ? [match(verb, verb.lemma)] : []
}

/** “children who plays”: “who” stands for the noun before it. */
function afterWho({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'who' || verb === undefined || !PLURALS.has(at(-1)?.lower ?? '')) return []
  // “one of the students who plays” may mean the one.
  if (at(-2)?.lower === 'of' || at(-3)?.lower === 'of') return []
  const isThird = verb.lower === thirdPersonForm(verb.lemma) && /^(?:VERB|NOUN)$/u.test(verb.pos)
  return isThird && verb.lower !== verb.lemma ? [match(verb, verb.lemma)] : []
}

/** Whether the noun's group opens its clause and no auxiliary or question stands before it. */
function isSubject({ token, index, at }: Place): boolean {
  // “the reading passage”
  const isReading = at(-1)?.lower === 'reading' && isOneOf(at(-2), DETERMINERS)
  const hasDeterminer = isOneOf(at(-1), DETERMINERS) || isReading
  const needsDeterminer = SINGULARS.has(token.lower) && !/(?:body|one)$/u.test(token.lower)
  if (needsDeterminer && !hasDeterminer) return false
  const start = isReading ? 3 : hasDeterminer ? 2 : 1
  return index < start || isOneOf(at(-start), OPENERS)
}

function match(verb: RuleMatch['from'], right: string): RuleMatch {
  return { from: verb, to: verb, message: `With this subject the verb is “${right}”.`, suggestions: [right] }
}
