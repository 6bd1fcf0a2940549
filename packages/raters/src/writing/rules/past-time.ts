import { PLAIN_VERBS } from '../lexicon/plain-verbs.ts'
import { pastForm } from '../lexicon/verb-forms.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { wordSet } from './tokens.ts'

const SUBJECTS = wordSet('i you he she it we they')
const UNITS = wordSet(
  'night week month year summer winter spring autumn weekend monday tuesday wednesday thursday friday saturday sunday',
)
const PAST_BE: Readonly<Record<string, string>> = { am: 'was', is: 'was', are: 'were', has: 'had', have: 'had' }

export const pastTime: Rule = {
  id: 'past-time',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const start = timeLength(tokens)
    if (start === 0) return []
    const [subject, verb] = tokens.slice(tokens[start]?.text === ',' ? start + 1 : start)
    if (subject === undefined || verb === undefined || !SUBJECTS.has(subject.lower)) return []
    const right = PAST_BE[verb.lower] ?? pastOf(verb)
    if (right === null) return []
    const time = tokens
      .slice(0, start)
      .map((token) => token.text)
      .join(' ')
    return [match(verb, right, time)]
  },
}

function match(verb: Token, right: string, time: string): RuleMatch {
  const message = `“${time}” is over, so the verb is in the past: “${right}”.`
  return { from: verb, to: verb, message, suggestions: [right] }
}

/** How many tokens at the start name a time that is over. */
function timeLength([first, second, third]: readonly Token[]): number {
  if (first?.lower === 'yesterday') return 1
  if (first?.lower === 'last' && UNITS.has(second?.lower ?? '')) return 2
  return third?.lower === 'ago' ? 3 : 0
}

function pastOf(verb: Token): string | null {
  const isPresent = verb.lower === verb.lemma || verb.lower.endsWith('s')
  if (!isPresent || !PLAIN_VERBS.has(verb.lemma)) return null
  const right = pastForm(verb.lemma)
  return right === verb.lower ? null : right
}
