import { FINITE_BE, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Verbs for what someone knows, has or is like, not for what happens now. */
const BASE_OF: Readonly<Record<string, string>> = wordTable({
  knowing: 'know',
  believing: 'believe',
  belonging: 'belong',
  understanding: 'understand',
  wanting: 'want',
  needing: 'need',
  liking: 'like',
  owning: 'own',
  containing: 'contain',
  consisting: 'consist',
  preferring: 'prefer',
  agreeing: 'agree',
  depending: 'depend',
  deserving: 'deserve',
  meaning: 'mean',
  seeming: 'seem',
  resembling: 'resemble',
  possessing: 'possess',
  lacking: 'lack',
  hating: 'hate',
  disagreeing: 'disagree',
  smelling: 'smell',
  tasting: 'taste',
})
const ADVERBS = wordSet('not also really always still very')
/** “I am having two brothers.” */
const HAD =
  /^(?:two|three|four|five|a|an|many|one|no|some|any|its|high|patience|fever|knowledge|enough|more|different)$/u
const RELATIONS = wordSet(
  'fever patience knowledge importance own right rights benefits advantages disadvantages brother brothers sister sisters child children son daughter sons daughters car house job degree farm family flat apartment shop dog cat garage company money sibling siblings bicycle uncle aunt experience years problem problems',
)

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'who people this that everybody everyone nobody')

export const stativeProgressive: Rule = {
  id: 'stative-progressive',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (!FINITE_BE.has(token.lower)) return []
  const distance = isOneOf(at(1), ADVERBS) ? 2 : 1
  const verb = at(distance)
  const base =
    verb === undefined
      ? null
      : baseOf(verb.lower, at(distance + 1)?.lower, [at(distance + 2)?.lower, at(distance + 3)?.lower])
  const isSure = /^(?:knowing|believing|belonging|meaning|consisting|containing)$/u.test(verb?.lower ?? '')
  const isSubject = SUBJECTS.has(at(-1)?.lower ?? '')
  if (verb === undefined || base === null || !(isSubject || (isSure && at(-1)?.pos === 'NOUN'))) return []
  if (verb.lower === 'meaning' && at(1)?.lower !== 'not' && at(distance + 1)?.lower !== 'that') return []
  if (at(1)?.lower === 'not') return [negated(token, verb, base)]
  const right = finiteOf(token.lower, base)
  const adverb = distance === 2 ? `${at(1)?.text ?? ''} ` : ''
  const message = `“${base}” tells a state, so it takes no -ing: “${right}”.`
  return [{ from: token, to: verb, message, suggestions: [likeCase(token, `${adverb}${right}`)] }]
}

/** “This is not meaning that …” */
function negated(be: Token, verb: Token, base: string): RuleMatch {
  const auxiliary = be.lower.startsWith('w') ? 'did' : be.lower === 'is' ? 'does' : 'do'
  const right = `${auxiliary} not ${base}`
  return {
    from: be,
    to: verb,
    message: `“${base}” tells a state, so it takes no -ing: “${right}”.`,
    suggestions: [right],
  }
}

function baseOf(verb: string, next: string | undefined, behind: readonly (string | undefined)[]): string | null {
  if (verb === 'having') {
    const isState = HAD.test(next ?? '') && [next, ...behind].some((word) => RELATIONS.has(word ?? ''))
    return isState && !behind.includes('problems') && !behind.includes('problem') ? 'have' : null
  }
  // “is understanding with children”, “was wanting in tact”.
  if (/^(?:understanding|wanting)$/u.test(verb) && /^(?:and|with|in|of|,|\.)$/u.test(next ?? '.')) return null
  // “was smelling bad”; “was smelling the flowers” is an act
  if (/^(?:smelling|tasting)$/u.test(verb))
    return /^(?:bad|good|nice|delicious|awful|terrible|horrible|sweet|bitter|like|great|fresh|strange|very|so)$/u.test(
      next ?? '',
    )
      ? (BASE_OF[verb] ?? null)
      : null
  if (verb === 'lacking' && /^(?:in|of|\.|,|and)$/u.test(next ?? '.')) return null
  if (verb === 'depending' && next !== 'on' && next !== 'of') return null
  return BASE_OF[verb] ?? null
}

function finiteOf(be: string, base: string): string {
  if (be === 'was' || be === 'were') return pastForm(base)
  return be === 'is' ? thirdPersonForm(base) : base
}
