import { FINITE_BE, MODALS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Verbs that learners put behind a needless “be”; none is a noun, an adjective or its own participle. */
const VERBS = readWords('words/verbs-behind-needless-be')
/** “will be happen”: no passive and no adjective. */
const HAPPENINGS = wordSet('happen occur exist die disappear become depend')
const OFTEN_OTHERS = wordSet(
  'travel increase help try like live hold match remain lead hear require cry cause become come develop get spend buy think die grow earn feel want',
)
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people who')
/** “All we did was make tea.” */
const CLEFTS = wordSet('what all thing')

export const beBase: Rule = {
  id: 'be-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => (tokens.some((token) => CLEFTS.has(token.lower)) ? [] : placesOf(tokens).flatMap(matchAt)),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const bare = at(1)
  if (token.lower === 'be' && bare !== undefined && HAPPENINGS.has(bare.lower) && isOneOf(at(-1), MODALS)) {
    const message = `“be” and “${bare.lower}” cannot stand together: say “${bare.lower}”.`
    return [{ from: token, to: bare, message, suggestions: [bare.lower] }]
  }
  if (!FINITE_BE.has(token.lower)) return []
  const adverb = isOneOf(
    at(1),
    wordSet('not always often usually really also never strongly totally completely fully still just'),
  )
    ? at(1)
    : undefined
  const verb = adverb === undefined ? at(1) : at(2)
  if (verb === undefined || !VERBS.has(verb.lemma)) return []
  if (verb.lower !== verb.lemma && verb.lower !== thirdPersonForm(verb.lemma)) return []
  // “are causes”: a noun.
  if (verb.lower !== verb.lemma && OFTEN_OTHERS.has(verb.lemma) && token.lower !== 'is') return []
  if (OFTEN_OTHERS.has(verb.lower) && !isSurelyVerb(verb, at(adverb === undefined ? 2 : 3), at(-1))) return []
  const right = finiteForm(token, verb)
  const message = `“${token.lower}” and “${verb.lower}” cannot stand together: say “${right}”.`
  if (adverb?.lower === 'not')
    return [{ from: token, to: verb, message, suggestions: [`${doForm(token)} not ${verb.lemma}`] }]
  return [{ from: token, to: verb, message, suggestions: [phrase(adverb, likeCase(token, right))] }]
}

function isSurelyVerb(verb: Token, next: Token | undefined, subject: Token | undefined): boolean {
  if (next?.lower === 'of' || verb.lower === 'become' || verb.lower === 'come') return false
  if (/^(?:like|live)$/u.test(verb.lower))
    return verb.lower === 'live' && isOneOf(next, wordSet('in with there here alone'))
  return isOneOf(subject, SUBJECTS) || (verb.pos === 'VERB' && subject?.pos === 'NOUN')
}

function doForm(be: Token): string {
  if (be.lower === 'was' || be.lower === 'were') return 'did'
  return be.lower === 'is' ? 'does' : 'do'
}

function finiteForm(be: Token, verb: Token): string {
  if (be.lower === 'was' || be.lower === 'were') return pastForm(verb.lemma)
  return be.lower === 'is' ? thirdPersonForm(verb.lemma) : verb.lemma
}
