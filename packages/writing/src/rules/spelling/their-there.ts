import { FINITE_BE, MODALS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const BE = withWords(MODALS, FINITE_BE, 'has have')
/** What people have; “there children” is “their children”. */
const OWNED = readWords('words/owned-by-them')
/** “Out there children play”: a place. */
const PLACE_BEFORE = wordSet('out over up down in here from and')
const BEFORE = wordSet(`with of to for from in on about spend love like improve lose waste use change leave help protect
  bring buy take teach do have find make see get keep at by into as send show tell give all`)

export const theirThere: Rule = {
  id: 'their-there',
  type: 'SPELLING',
  // “they're house” is about what is written.
  reads: 'both',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [...theirIs(place), ...thereChildren(place), ...they(place)]),
}

/** “their are many reasons” */
function theirIs({ token, at, index }: Place): RuleMatch[] {
  if (token.lower !== 'their' && token.lower !== 'theirs') return []
  if (!isOneOf(at(1), BE) || (token.lower === 'theirs' && index > 0)) return []
  // “their can of paint”, “their will”, “their might”.
  if (
    /^(?:can|will|might|may|must|has|have)$/u.test(at(1)?.lower ?? '') &&
    at(2)?.lower !== 'be' &&
    at(2)?.lower !== 'been'
  )
    return []
  if (token.lower === 'theirs' && !/^(?:many|a|some|no)$/u.test(at(2)?.lower ?? '')) return []
  const message = 'That something exists is said with “there”; “their” is “of them”.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'there')] }]
}

/** “with there children” */
function thereChildren({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  if (token.lower !== 'there' || !isOneOf(at(1), OWNED) || !isOneOf(before, BEFORE) || isOneOf(before, PLACE_BEFORE)) {
    if (
      !(
        token.lower === 'there' &&
        isOneOf(at(1), OWNED) &&
        /^(?:from|in|and)$/u.test(before?.lower ?? '') &&
        at(1)?.lower === 'own'
      )
    )
      return []
  }
  const message = '“there” is a place; what belongs to them is “their”.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'their')] }]
}

/** “their going to”, “they're house” */
function they({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  if (
    token.lower === 'they' &&
    next?.lower === "'re" &&
    isOneOf(at(2), OWNED) &&
    !/^(?:best|work|home|friends|families|parents|teachers|children|kids|names|skills|needs|schools|problems|countries|languages)$/u.test(
      at(2)?.lower ?? '',
    )
  ) {
    return [
      {
        from: token,
        to: next,
        message: '“they’re” is “they are”; what belongs to them is “their”.',
        suggestions: [likeCase(token, 'their')],
      },
    ]
  }
  const isGoing = token.lower === 'their' && next?.lower === 'going' && at(2)?.lower === 'to'
  return isGoing
    ? [
        {
          from: token,
          to: token,
          message: '“their” is “of them”; “they are” is “they’re”.',
          suggestions: [likeCase(token, 'they’re')],
        },
      ]
    : []
}
