import { DEGREE_ADVERBS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const ADJECTIVE_OF: Readonly<Record<string, string>> = wordTable({
  convenience: 'convenient',
  difficulty: 'difficult',
  safety: 'safe',
  comfort: 'comfortable',
  importance: 'important',
  popularity: 'popular',
  efficiency: 'efficient',
  necessity: 'necessary',
  usefulness: 'useful',
  independence: 'independent',
  confidence: 'confident',
  patience: 'patient',
  intelligence: 'intelligent',
  effectiveness: 'effective',
  flexibility: 'flexible',
  loneliness: 'lonely',
  anger: 'angry',
  boredom: 'bored',
})
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people everything life transport transportation city car')
const LINKS = wordSet('is are was were be become becomes became feel feels felt seem seems get gets')
const DEGREES = withWords(withoutWords(DEGREE_ADVERBS, 'rather'), 'not')
/** Nobody feels these; “feel anger” is right. */
const FELT = wordSet('safety confidence comfort convenience')
const END = /^(?:[.,]|and|or|but|for|to|than|because|when|if|in)$/u

export const nounForAdjective: Rule = {
  id: 'noun-for-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...matchAt(place), ...truth(place)]),
}

/** “it is difficulty for children”, “it becomes more convenience”, “I feel more confidence” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = ADJECTIVE_OF[token.lower]
  const next = at(1)
  if (right === undefined || (next !== undefined && !END.test(next.lower))) return []
  const isDegree = isOneOf(at(-1), DEGREES)
  const link = isDegree ? at(-2) : at(-1)
  const subject = isDegree ? at(-3) : at(-2)
  if (!isOneOf(link, LINKS) || (/^(?:get|gets|feel|feels|felt)$/u.test(link?.lower ?? '') && !FELT.has(token.lower)))
    return []
  // “The aim is comfort”, “what we need is more patience”, “there is more safety”
  if (isDegree && at(-1)?.lower !== 'more' && at(-1)?.lower !== 'not') return [match(token, right)]
  if (!isOneOf(subject, SUBJECTS) && !(isDegree && link?.lower.startsWith('becom') === true)) return []
  if (subject?.lower === 'it' && /^(?:necessity|patience|confidence)$/u.test(token.lower) && !isDegree) return []
  return [match(token, right)]
}

/** “it is truth that …” */
function truth({ token, at }: Place): RuleMatch[] {
  const isTruth = token.lower === 'truth' && at(1)?.lower === 'that' && /^(?:is|was)$/u.test(at(-1)?.lower ?? '')
  return isTruth && (at(-2) === undefined || at(-2)?.lower === 'it') ? [match(token, 'true')] : []
}

function match(token: Place['token'], right: string): RuleMatch {
  return { from: token, to: token, message: `Here the adjective is needed: “${right}”.`, suggestions: [right] }
}
