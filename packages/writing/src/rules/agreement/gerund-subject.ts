import { ING_FORMS } from '@rehearsal/english/forms/common-verbs'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

export const gerundSubject: Rule = {
  id: 'gerund-subject',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => matchAt(tokens),
}

/** “Reading books are a good way …” */
function matchAt(tokens: readonly Token[]): RuleMatch[] {
  const [gerund, ...rest] = tokens
  if (gerund === undefined || !ING_FORMS.has(gerund.lower)) return []
  // “Living costs are high”: a compound, as its parts stand together elsewhere.
  const place = rest.findIndex((token) => singularAuxiliary(token.lower) !== undefined)
  const verb = rest[place]
  const group = rest.slice(0, place)
  const noun = group.at(-1)
  if (
    verb === undefined ||
    noun === undefined ||
    place > 3 ||
    group.some((token) => !/^(?:NOUN|ADJ|DET|PRON)$/u.test(token.pos))
  )
    return []
  if (!isPlural(noun.lower, noun.lemma) || !OBJECTS.test(`${gerund.lower} ${noun.lower}`)) return []
  const right = singularAuxiliary(verb.lower) ?? verb.lower
  const message = `“${gerund.text} ${noun.text}” is one activity, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** Activities with their usual objects; any other pair may be things of a kind (“rising prices are”). */
const OBJECTS =
  /^(?:reading|writing|buying|selling|eating|watching|playing|learning|helping|making|using|taking|visiting|speaking|teaching|building|wearing|having|getting|studying|driving|raising|protecting|solving|creating|giving|doing|collecting|killing|saving) (?!machines|rooms|cards|skills|games|difficulties|fields|grounds|materials|methods|aids|costs|habits|sites|lessons|groups|clubs|lists|schemes|licences|licenses|tests)\p{L}+$/u
