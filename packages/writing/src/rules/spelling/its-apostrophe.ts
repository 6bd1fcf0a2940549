import { ARTICLES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** After a possessive “its” stands a noun, never these. */
const AFTER_IS = wordSet(`a an the not very too really also always never important necessary possible impossible true
  difficult easy because like going time good bad better hard nice obvious clear that`)
/** What a thing has; “it's price” is never “it is price”. */
const OWNED = readWords('words/owned-by-it')

const NOT_DESCRIBING = withWords(ARTICLES, 'because that to')

export const itsApostrophe: Rule = {
  id: 'its-apostrophe',
  type: 'GRAMMAR_MINOR',
  reads: 'written',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...missing(place), ...needless(place), ...depends(place)]),
}

/** “its very hot” */
function missing({ token, at, index }: Place): RuleMatch[] {
  const next = at(1)
  if (token.lower !== 'its') return []
  if (!isCompared(next, at(2), at(3)) && (!isOneOf(next, AFTER_IS) || isDescription(next, at(2), at(3)))) return []
  // “its good and bad sides”
  if (at(2)?.pos === 'CCONJ' && at(3)?.pos === 'ADJ' && at(4)?.pos === 'NOUN') return []
  // “and its time has come”, “of its going”.
  if (index > 0 && next?.lower === 'that' && at(2)?.pos !== 'PRON') return []
  if (index > 0 && /^(?:time|like|going)$/u.test(next?.lower ?? '') && at(2)?.lower !== 'to') return []
  const right = likeCase(token, 'it’s')
  return [
    { from: token, to: token, message: '“its” shows what belongs to it; “it is” is “it’s”.', suggestions: [right] },
  ]
}

/** “its cheaper than …”, “its more useful than …” */
function isCompared(word: Token | undefined, next: Token | undefined, third: Token | undefined): boolean {
  if (/^(?:more|less)$/u.test(word?.lower ?? '')) return next?.pos === 'ADJ' && third?.lower === 'than'
  return word?.pos === 'ADJ' && word.lower.endsWith('er') && next?.lower === 'than'
}

/** “its very own door”, “its good points”, “its not so quiet street”: a noun comes after all. */
function isDescription(word: Token | undefined, next: Token | undefined, third: Token | undefined): boolean {
  if (NOT_DESCRIBING.has(word?.lower ?? '')) return false
  const isAdverb = /^(?:very|too|really|also|always|never|not)$/u.test(word?.lower ?? '')
  const place = isAdverb ? third : next
  // “by its very nature”
  if (/^(?:own|so)$/u.test(next?.lower ?? '') || (word?.lower === 'very' && next?.pos === 'NOUN')) return true
  if (word?.lower === 'not' && /^(?:very|so|too)$/u.test(next?.lower ?? '')) return true
  if (word?.lower === 'not' || /^(?:today|now|tonight)$/u.test(place?.lower ?? '')) return false
  return (
    /^(?:NOUN|ADJ|PROPN|VERB)$/u.test(place?.pos ?? '') ||
    place?.text === '-' ||
    (/^(?:time|like)$/u.test(word?.lower ?? '') && next?.lower !== 'to')
  )
}

/** “it's price” */
function needless({ token, at }: Place): RuleMatch[] {
  const [mark, noun] = [at(1), at(2)]
  if (token.lower !== 'it' || mark?.lower !== "'s" || noun === undefined || !OWNED.has(noun.lower)) return []
  // “It's people that count.”
  if (noun.lower === 'people' || noun.lower === 'food') return []
  const message = '“it’s” is “it is”; what belongs to it is “its”.'
  return [{ from: token, to: mark, message, suggestions: [likeCase(token, 'its')] }]
}

/** “Its depends on the weather.” */
function depends({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'its' || !/^(?:depends?|seems|takes|makes|happens|became|becomes)$/u.test(at(1)?.lower ?? ''))
    return []
  if (/^(?:NOUN|CCONJ|PUNCT)$/u.test(at(2)?.pos ?? 'PUNCT')) return []
  return [
    {
      from: token,
      to: token,
      message: 'The subject is “it”; “its” shows what belongs to it.',
      suggestions: [likeCase(token, 'it')],
    },
  ]
}
