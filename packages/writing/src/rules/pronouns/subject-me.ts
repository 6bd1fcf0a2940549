import { CLAUSE_OPENERS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** A clause may begin behind these. */
const OPENERS = withWords(CLAUSE_OPENERS, ', so while then ago yesterday today last now')
const ADVERBS = wordSet('both always usually often also never really just still')

const BEFORE_ME = withWords(withoutWords(CLAUSE_OPENERS, 'and'), 'while so')

export const subjectMe: Rule = {
  id: 'subject-me',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...meFirst(place), ...meLast(place)]),
}

/** “Me and my wife decided …” */
function meFirst({ token, index, at }: Place): RuleMatch[] {
  const [and, owner, noun] = [at(1), at(2), at(3)]
  if (token.lower !== 'me' || and?.lower !== 'and' || owner === undefined || noun === undefined) return []
  const isOpening = index === 0 || isOneOf(at(-1), BEFORE_ME)
  if (!isOpening || !isOneOf(owner, POSSESSIVES) || noun.pos !== 'NOUN' || !isVerb(at(4), at(5))) return []
  return [match(token, noun, likeCase(token, phrase(owner, noun, 'and I')))]
}

/** “My brother and me started a business.” */
function meLast({ token, index, at }: Place): RuleMatch[] {
  const [noun, owner] = [at(-2), at(-3)]
  if (token.lower !== 'me' || at(-1)?.lower !== 'and' || noun?.pos !== 'NOUN' || !isOneOf(owner, POSSESSIVES)) return []
  if (index !== 3 && !isOneOf(at(-4), OPENERS)) return []
  // “He saw my mother, my father and me were …” has no place in English; “between my wife and me is” has.
  return isVerb(at(1), at(2)) ? [match(token, token, 'I')] : []
}

function isVerb(token: Token | undefined, next: Token | undefined): boolean {
  const verb = isOneOf(token, ADVERBS) ? next : token
  return verb !== undefined && /^(?:VERB|AUX)$/u.test(verb.pos) && !/(?:ing|is)$/u.test(verb.lower)
}

function match(from: Token, to: Token, right: string): RuleMatch {
  return { from, to, message: 'The subject is “I”, not “me”.', suggestions: [right] }
}
