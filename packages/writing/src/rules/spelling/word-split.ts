import { NOMINATIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { HYPHENATED_PARTS } from '@rehearsal/english/words/hyphenated-words'
import { LOOSE_ENDINGS, LOOSE_OPENINGS, SPLIT_WORDS } from '@rehearsal/english/words/split-words'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE_MAY_BE = withWords(SUBJECT_PRONOUNS, 'this that there')

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'the my')

const OPENING_SUBJECTS = withWords(NOMINATIVES, 'it the my people ,')

export const wordSplit: Rule = {
  id: 'word-split',
  type: 'SPELLING',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [
      ...apart(place),
      ...loosePart(place),
      ...everyOne(place),
      ...everyday(place),
      ...maybe(place),
      ...maybeIs(place),
    ]),
}

/** “happi ness”, “un fair” */
function loosePart({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  if (next === undefined || next.start !== token.end + 1 || at(2)?.text === '-') return []
  if (SPLIT_WORDS.has(`${token.lower} ${next.lower}`)) return []
  // “the UN fulfilled its aim”
  const isLoose =
    LOOSE_ENDINGS.has(next.lower) ||
    (LOOSE_OPENINGS.has(token.lower) && token.text === token.lower && next.text.length > 3)
  const whole = `${token.lower}${next.lower}`
  return isLoose && next.text === next.lower && wordBand(whole) <= 55 ? [match(token, next, whole)] : []
}

/** “my self” */
function apart({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  const third = at(2)
  if (token.lower === 'now' && next?.lower === 'a' && third?.lower === 'days') return [match(token, third, 'nowadays')]
  const right = next === undefined ? undefined : SPLIT_WORDS.get(`${token.lower} ${next.lower}`)
  // The tagger cuts “cannot” in two.
  if (right === undefined || next === undefined || next.start === token.end) return []
  // “my self confidence”
  if (third !== undefined && HYPHENATED_PARTS.get(next.lower)?.has(third.lower) === true) return []
  // “some one of them”, “no body was found”, “every body of water”, “her self-respect”.
  if (
    third?.text === '-' ||
    (third?.lower === 'of' && !/^(?:in stead|out side|in side)$/u.test(`${token.lower} ${next.lower}`)) ||
    /^(?:was|is) found$/u.test(`${third?.lower ?? ''} ${at(3)?.lower ?? ''}`)
  )
    return []
  if (/^(?:no|some|every) body$/u.test(`${token.lower} ${next.lower}`) && /^(?:NOUN|ADP)$/u.test(third?.pos ?? ''))
    return []
  if (right === 'someone' && third?.pos === 'NOUN') return []
  // “The wine had no body.”
  if (right === 'nobody' && third?.isWord !== true) return []
  return [match(token, next, right)]
}

function match(from: RuleMatch['from'], to: RuleMatch['to'], right: string): RuleMatch {
  return { from, to, message: `This is one word: “${right}”.`, suggestions: [likeCase(from, right)] }
}

/** “Everyday I take the train.” */
function everyday({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'everyday') return []
  const next = at(1)
  const isOpening = index === 0 && OPENING_SUBJECTS.has(next?.lower ?? '')
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

/** “I think may be because …” */
const MAYBE_BEFORE = withWords(SUBJECT_PRONOUNS, 'because the my')

/** “May be he is late.” */
function maybe({ token, index, at }: Place): RuleMatch[] {
  const [be, subject, verb] = [at(1), at(2), at(3)]
  const isThought = isOneOf(at(-1), wordSet('think thought believe')) && be?.lower === 'be' && subject !== undefined
  if (token.lower === 'may' && be !== undefined && isThought && MAYBE_BEFORE.has(subject.lower))
    return [match(token, be, 'maybe')]
  if (
    index !== 0 ||
    token.lower !== 'may' ||
    be?.lower !== 'be' ||
    !SUBJECTS.has(subject?.lower ?? '') ||
    verb === undefined
  )
    return []
  return [match(token, be, 'maybe')]
}

/** “Every one knows it.” */
function everyOne({ token, at }: Place): RuleMatch[] {
  const [one, verb] = [at(1), at(2)]
  if (token.lower !== 'every' || one?.lower !== 'one' || verb === undefined) return []
  if (at(-1)?.lower === 'and' || !(/^(?:VERB|AUX)$/u.test(verb.pos) || verb.lower === 'who')) return []
  return [match(token, one, 'everyone')]
}

/** “what we learn maybe useless” */
function maybeIs({ token, index, at }: Place): RuleMatch[] {
  const [before, next] = [at(-1), at(1)]
  if (token.lower !== 'maybe' || index === 0 || next?.pos !== 'ADJ' || before === undefined) return []
  // “He is maybe ill”, “big, maybe huge”
  if (!BEFORE_MAY_BE.has(before.lower)) return []
  const message = '“may be” is a verb; “maybe” means “perhaps”.'
  return [{ from: token, to: token, message, suggestions: ['may be'] }]
}
