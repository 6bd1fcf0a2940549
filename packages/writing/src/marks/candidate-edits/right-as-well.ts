/** Tells likelier words that are no corrections: where what stands there is right as well, and where the change would be wrong. */
import { OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import type { Mark } from '../../mark/mark.ts'

/** What stands before a mark, in it and behind it, and what would stand instead. */
type Around = { before?: RegExp; own: RegExp; after?: RegExp; suggestion?: RegExp }

const DELETION = /^$/u
const BEHIND_OBJECT = new RegExp(`\\b(?:${[...OBJECT_PRONOUNS].join('|')})\\s$`, 'iu')
/** No quantity and no preposition, which stand before nouns without “of”: “so much of money”, “I am against of sports”. */
const PLAIN_WORD =
  /(?<!\b(?:much|many|most|all|both|more|less|few|fewer|some|any|several|enough|huge|big|large|against|near|inside|outside|behind|beside|besides|around|despite|hundred|thousand|million))\s$/iu

/** What is right in other places than most. */
const RIGHT_AS_WELL: readonly Around[] = [
  // “He stopped to smoke”, “attend to this matter”, “two or more persons”
  { before: /\b(?:attend(?:s|ed|ing)?|see(?:s|n|ing)?|saw|tend(?:s|ed|ing)?)\s$/iu, own: /^to$/iu },
  { before: /\bstop(?:s|ped|ping)?\s$/iu, own: /^to$/iu },
  { before: /\b(?:or more|named|other|legal|natural|missing|displaced)\s$/iu, own: /^persons$/iu },
  // “To travel is to learn”, “I think that to keep a dog is hard”, “he said to the officer”, “I used to go”
  { before: /(?:^|[.?!]\s|\b(?:that|say|says|said|saying|used?)\s)$/iu, own: /^to$/iu, suggestion: DELETION },
  // “a doctor who is saving lives”
  {
    before: /\b(?:who|which|that)\s$/iu,
    own: /^(?:is|are|was|were)$/iu,
    after: /^\s\p{L}+ing\b/u,
    suggestion: DELETION,
  },
  // “I paid it into the bank”: the money.
  { before: /\bpa(?:y|ys|id|ying)\s$/iu, own: /^(?:it|them|that)$/iu, suggestion: /^for\b/iu },
  // “It takes me one hour”
  { before: /\b(?:take|takes|took|taking)\s(?:\p{L}+\s)?$/iu, own: /^\p{L}+$/u, suggestion: /^for\b/iu },
  // “My teacher of chemistry” is no “my teacher chemistry”.
  {
    before: PLAIN_WORD,
    own: /^of$/iu,
    after: /^\s\p{L}{4,}\b(?<!\b(?:there|here|this|these|those|that|last|next|them))/iu,
    suggestion: DELETION,
  },
  // “She taught me kindly”
  { before: BEHIND_OBJECT, own: /ly$/iu, suggestion: /(?<!ly)$/iu },
]

/** Places that are unusual, and changes of them that are wrong: the place is told, and nothing is put in it. */
const WRONG_CHANGES: readonly Around[] = [
  // “In the night it is cold” is no “the night it is cold” and no “in night”.
  {
    own: /^(?:in|on|at)$/iu,
    after: /^\sthe\s(?:night|morning|afternoon|evening|day|week|weekend|summer|winter|spring|autumn|past)\b/iu,
    suggestion: DELETION,
  },
  { before: /\b(?:in|during)\s$/iu, own: /^the$/iu, after: /^\s(?:night|morning|afternoon|evening)\b/iu },
  // “I am strongly believing”: “believe” alone does not stand behind “am”.
  {
    before: /(?:\b(?:am|is|are|was|were|be|been)|['’](?:m|re|s))\s(?:not\s|\p{L}+ly\s)?$/iu,
    own: /ing$/iu,
    suggestion: /(?<!ing|ed|en)$/iu,
  },
  // “who have not high education” is no “who do not high education”.
  {
    own: /^(?:have|has|had)$/iu,
    after: /^\snot\s(?:a|an|any|the|enough|much|many|(?:\p{L}+\s)?\p{L}+(?:tion|ness|ity|ment|[ae]nce))\b/iu,
    suggestion: /^d(?:o|oes|id)$/iu,
  },
]

const REACH = 30

function isAnyOf(list: readonly Around[], text: string, { start, end, suggestions: [suggested = ''] }: Mark): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  return list.some(
    (each) =>
      each.own.test(text.slice(start, end)) &&
      (each.before?.test(before) ?? true) &&
      (each.after?.test(text.slice(end, end + REACH)) ?? true) &&
      (each.suggestion?.test(suggested) ?? true),
  )
}

/** Whether a mark stands on what is right as well. */
export function isRightAsWell(text: string, mark: Mark): boolean {
  return isAnyOf(RIGHT_AS_WELL, text, mark)
}

/** Whether what a mark proposes is known to be wrong. */
export function isWrongChange(text: string, mark: Mark): boolean {
  return mark.suggestions.length > 0 && isAnyOf(WRONG_CHANGES, text, mark)
}
