import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, type Place, placesOf } from './tokens.ts'
import { wordTable } from './word-table.ts'

/** Written apart, and what it is in one word; the second list may be right where a noun or verb follows. */
const JOINED: Readonly<Record<string, string>> = wordTable({
  'now days': 'nowadays',
  'now adays': 'nowadays',
  'no body': 'nobody',
  'some body': 'somebody',
  'some thing': 'something',
  'some one': 'someone',
  'any thing': 'anything',
  'every thing': 'everything',
  'every body': 'everybody',
  'them selves': 'themselves',
  'my self': 'myself',
  'your self': 'yourself',
  'him self': 'himself',
  'her self': 'herself',
  'it self': 'itself',
  'our selves': 'ourselves',
  'how ever': 'however',
  'there fore': 'therefore',
  'more over': 'moreover',
  'with out': 'without',
  'home work': 'homework',
  'house work': 'housework',
  'class mate': 'classmate',
  'class mates': 'classmates',
  'week end': 'weekend',
  'after noon': 'afternoon',
  'grand mother': 'grandmother',
  'grand father': 'grandfather',
  'news paper': 'newspaper',
  'bath room': 'bathroom',
  'bed room': 'bedroom',
  'out side': 'outside',
  'in side': 'inside',
  'an other': 'another',
  'foot ball': 'football',
  'basket ball': 'basketball',
  'un fortunately': 'unfortunately',
  'when ever': 'whenever',
  'what ever': 'whatever',
  'where as': 'whereas',
  'some times': 'sometimes',
  'some where': 'somewhere',
  'any body': 'anybody',
  'al ready': 'already',
  'al ways': 'always',
  'under stand': 'understand',
  'child hood': 'childhood',
  'life time': 'lifetime',
  'girl friend': 'girlfriend',
  'boy friend': 'boyfriend',
  'room mate': 'roommate',
  'sun light': 'sunlight',
  'air port': 'airport',
  'country side': 'countryside',
  'back ground': 'background',
  'over weight': 'overweight',
})

export const wordSplit: Rule = {
  id: 'word-split',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...apart(place), ...everyday(place), ...maybe(place)]),
}

/** “my self” */
function apart({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  const third = at(2)
  if (token.lower === 'now' && next?.lower === 'a' && third?.lower === 'days') return [match(token, third, 'nowadays')]
  const right = next === undefined ? undefined : JOINED[`${token.lower} ${next.lower}`]
  // The tagger cuts “cannot” in two.
  if (right === undefined || next === undefined || next.start === token.end) return []
  // “some one of them”, “no body was found”, “every body of water”, “her self-respect”.
  if (
    third?.text === '-' ||
    third?.lower === 'of' ||
    /^(?:was|is) found$/u.test(`${third?.lower ?? ''} ${at(3)?.lower ?? ''}`)
  )
    return []
  if (/^(?:no|some|every) body$/u.test(`${token.lower} ${next.lower}`) && /^(?:NOUN|ADP)$/u.test(third?.pos ?? ''))
    return []
  if (right === 'someone' && third?.pos === 'NOUN') return []
  return [match(token, next, right)]
}

function match(from: RuleMatch['from'], to: RuleMatch['to'], right: string): RuleMatch {
  return { from, to, message: `This is one word: “${right}”.`, suggestions: [likeCase(from, right)] }
}

/** “Everyday I take the train.” */
function everyday({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'everyday') return []
  const next = at(1)
  const isOpening = index === 0 && /^(?:i|we|he|she|they|it|the|my|people|,)$/u.test(next?.lower ?? '')
  const isEnd =
    (next === undefined || /^(?:\.|,|and|because|at|in|to|for|by|with|!|but|after|before)$/u.test(next.lower)) &&
    index > 0 &&
    at(-1)?.pos !== 'DET' &&
    at(-1)?.pos !== 'ADP' &&
    at(-1)?.lower !== 'the' &&
    at(-1)?.pos !== 'PRON' &&
    at(-1)?.pos !== 'AUX'
  if (!isOpening && !isEnd) return []
  return [
    {
      from: token,
      to: token,
      message: '“every day” tells how often; “everyday” stands before a noun.',
      suggestions: [likeCase(token, 'every day')],
    },
  ]
}

/** “May be he is late.” */
function maybe({ token, index, at }: Place): RuleMatch[] {
  const [be, subject, verb] = [at(1), at(2), at(3)]
  if (
    index !== 0 ||
    token.lower !== 'may' ||
    be?.lower !== 'be' ||
    !/^(?:i|he|she|it|we|they|the|you|my)$/u.test(subject?.lower ?? '') ||
    verb === undefined
  )
    return []
  return [match(token, be, 'maybe')]
}
