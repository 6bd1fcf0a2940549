import { ING_FORMS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

const OPENERS = wordSet('that because although though think believe but')
/** Activities; “rising prices make” and “living costs are” name things. */
const ACTIVITIES = wordSet(`playing reading learning studying travelling traveling watching being having speaking doing
  using eating drinking working going getting helping knowing understanding taking making buying driving visiting
  smoking walking swimming cooking writing practising practicing exercising sleeping`)
const VERBS = wordSet('make help give need depend require allow improve teach bring mean cause take enable become')
const OBJECTS = wordSet('you us me them him people a the my our your their it on many more to students children')

export const gerundVerb: Rule = {
  id: 'gerund-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “Playing sports make you strong.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const gerund = tokens[index]
  if (
    !isOneOf(gerund, ACTIVITIES) ||
    gerund === undefined ||
    !(ING_FORMS.has(gerund.lower) || gerund.lower === 'being' || gerund.lower === 'having' || gerund.lower === 'doing')
  )
    return []
  if (index > 0 && !isOneOf(tokens[index - 1], OPENERS)) return []
  const distance = tokens.slice(index + 1, index + 5).findIndex(({ lower }) => VERBS.has(lower)) + 1
  const verb = tokens[index + distance]
  const group = tokens.slice(index + 1, index + distance)
  if (
    distance === 0 ||
    verb === undefined ||
    !VERB_BASES.has(verb.lower) ||
    !isOneOf(tokens[index + distance + 1], OBJECTS)
  )
    return []
  if (group.some(({ pos, lower }) => !/^(?:NOUN|ADJ|DET|PROPN|ADV)$/u.test(pos) || /^(?:and|or|to)$/u.test(lower)))
    return []
  const right = thirdPersonForm(verb.lower)
  const message = `“${gerund.lower} …” is one activity, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
