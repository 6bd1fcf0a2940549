import { FINITE_BE, NOMINATIVES, QUESTION_WORDS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase } from '../rule/tokens.ts'

/** Activities that are judged; their base forms are no nouns at the start of a clause. */
const ACTIVITIES = wordSet(`learn read drive eat live travel speak write listen teach buy sing swim spend save protect
  communicate understand know take get become have make find choose grow build keep help use play watch study go`)
const OPENERS = wordSet('that because think believe although but since so')
const JUDGES = wordSet('is can makes helps will was has gives')
const JUDGED =
  /^(?:a|an|the|very|not|so|good|bad|better|best|important|necessary|easy|hard|difficult|fun|useful|helpful|dangerous|expensive|boring|interesting|be|us|you|people|help|make|one|more|too|my|also|really|enough|harmful)$/u
/** With one of these inside, the clause is an order or a question. */
const OTHERS = withWords(
  withoutWords(QUESTION_WORDS, 'whose'),
  NOMINATIVES,
  FINITE_BE,
  'that if whether it sure this there , ; : and or can will not',
)

export const bareActivity: Rule = {
  id: 'bare-activity',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => (tokens.at(-1)?.text === '?' ? [] : tokens.flatMap((_, index) => matchAt(tokens, index))),
}

/** “Learn English is hard.” “I think travel alone is fun” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const verb = tokens[index]
  if (verb === undefined || !isOneOf(verb, ACTIVITIES) || (!VERB_BASES.has(verb.lower) && verb.lower !== 'have'))
    return []
  if (index > 0 && !isOneOf(tokens[index - 1], OPENERS)) return []
  // “travel costs”, “study time”, “use of cars”: a noun.
  const next = tokens[index + 1]
  if (/^(?:travel|use|play|watch|study|help|go|buy|drive|get|read)$/u.test(verb.lower) && !isObject(next)) return []
  const distance = tokens.slice(index + 1, index + 10).findIndex((token) => JUDGES.has(token.lower)) + 1
  const group = tokens.slice(index + 1, index + distance)
  if (distance < 2 || group.some(({ lower }) => OTHERS.has(lower))) return []
  if (!JUDGED.test(tokens[index + distance + 1]?.lower ?? '')) return []
  const right = ingForm(verb.lower)
  const message = `An activity as a subject ends in “-ing”: “${right.charAt(0).toUpperCase()}${right.slice(1)} …”.`
  return [{ from: verb, to: verb, message, suggestions: [likeCase(verb, right)] }]
}

function isObject(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    (/^(?:DET|PROPN|PRON)$/u.test(next.pos) ||
      /^(?:alone|abroad|books|games|films|movies|sports|english|tv|television|music|cars|things|together|with|hard|in|to|by|more|too)$/u.test(
        next.lower,
      ))
  )
}
