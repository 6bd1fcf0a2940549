import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { FAMILY_AND_FRIENDS } from '../rule/recurring-words.ts'

const THINGS = readWords('words/owned-things')
const KIN = withWords(
  FAMILY_AND_FRIENDS,
  'mom mum dad grandma grandpa nephew niece boss roommate flatmate classmate colleague teacher parents grandparents friends neighbours neighbors',
)
/** “the house of my father’s family”, “the friends of my parents who …” */
const GOES_ON = /^(?:'s|'|’|’s|-|and|or|who|whose|which|that|of|in|at|from)$/u

export const ofOwner: Rule = {
  id: 'of-owner',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “in the house of my grandfather”, “the sister of my friend’s” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [thing, of, owner, person, next] = [at(1), at(2), at(3), at(4), at(5)]
  if (token.lower !== 'the' || !isOneOf(thing, THINGS) || of?.lower !== 'of' || !isOneOf(owner, POSSESSIVES)) return []
  if (thing === undefined || person === undefined || !KIN.has(person.lower)) return []
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || (next !== undefined && GOES_ON.test(next.lower))) return []
  // “my friend’s father, the brother of my mother”: kin is often explained like this.
  if (at(-1)?.text === ',' || at(-1)?.lower === 'is' || at(-1)?.lower === 'was') return []
  const ending = person.lower.endsWith('s') && person.lower !== 'boss' ? '’' : '’s'
  const right = phrase(owner, `${person.text}${ending}`, thing)
  const message = `What belongs to a person takes ’s: “${right}”.`
  return [{ from: token, to: person, message, suggestions: [likeCase(token, right)] }]
}
