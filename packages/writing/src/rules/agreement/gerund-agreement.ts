import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

const OPENERS = wordSet('that because although though think believe but since while')
const ACTIVITIES =
  wordSet(`playing reading learning studying travelling traveling watching being having speaking doing using eating
  drinking going getting helping knowing understanding taking making buying driving visiting writing spending teaching
  living working building creating giving finding keeping protecting saving solving sharing wearing joining`)
/** What an object or a place opens with: then the word is no adjective (“working conditions”, “living things”). */
const OBJECTS =
  wordSet(`a an the my our your his her their this that these many some much more new different foreign other facts
  ideas things people english languages books movies films games experience expert alone abroad in with by about all good everything
  sports money knowledge concepts skills at too risks risk from`)
const VERBS = wordSet('make help give need require allow improve teach bring cause take enable become play seem')
const COMPLEMENTS = wordSet(
  'you us me them him people a an the my our your their it on many more to very important not good',
)
const MAX_GROUP = 7

export const gerundAgreement: Rule = {
  id: 'gerund-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “Although learning facts are important”, “being an expert in one subject have” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const gerund = tokens[index]
  if (gerund === undefined || !ACTIVITIES.has(gerund.lower) || !isOneOf(tokens[index + 1], OBJECTS)) return []
  // “Working people have to pay.”
  if (gerund.lower === 'working' && tokens[index + 1]?.lower === 'people') return []
  if (index > 0 && !isOneOf(tokens[index - 1], OPENERS) && !isOpening(tokens, index)) return []
  for (let place = index + 2; place <= index + MAX_GROUP; place += 1) {
    const [verb, next] = [tokens[place], tokens[place + 1]]
    if (
      verb === undefined ||
      /^(?:and|or|,|to|who|that|which|what|how|is|has|does|can|will|it|he|she|they|we|you|i|people)$/u.test(verb.lower)
    )
      return []
    const right = rightForm(verb, next)
    if (right !== null) {
      const message = `“${gerund.lower} …” is one activity, so the verb is “${right}”.`
      return [{ from: verb, to: verb, message, suggestions: [right] }]
    }
    if (verb.pos === 'VERB' || verb.pos === 'AUX') return []
  }
  return []
}

/** “In my opinion, learning …” */
function isOpening(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index - 1]?.text === ',' &&
    index <= 5 &&
    /^(?:in|for|from|to|first|firstly|second|secondly|moreover|also|however|therefore|finally|nowadays)$/u.test(
      tokens[0]?.lower ?? '',
    )
  )
}

function rightForm(verb: Token, next: Token | undefined): string | null {
  if (!isOneOf(next, COMPLEMENTS) && next?.pos !== 'ADJ') return null
  const auxiliary = singularAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  return VERBS.has(verb.lower) && VERB_BASES.has(verb.lower) && verb.pos === 'VERB' ? thirdPersonForm(verb.lower) : null
}
