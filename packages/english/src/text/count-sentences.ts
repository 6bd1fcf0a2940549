/** Abbreviations whose full stop never ends a sentence. */
const ALWAYS_INSIDE = new Set(
  'mr mrs ms dr prof st sr jr vs e.g eg i.e ie cf fig no vol pp ed eds al approx dept gen col sgt capt rev hon'.split(
    ' ',
  ),
)
/** Abbreviations that may end a sentence; they do when a typical opener follows. */
const MAYBE_INSIDE = new Set('etc u.s u.k u.n e.u a.m p.m inc ltd co corp ph.d b.c a.d'.split(' '))
const OPENERS = new Set(
  'the this that these those it he she they we you i a an in on at however moreover furthermore therefore although while when if as but so and there'.split(
    ' ',
  ),
)

/**
 * Counts sentences as the form rule of summarize-written-text does (exam-rules §3.2: one single complete sentence).
 *
 * Full stops of abbreviations, initials and decimals, a question inside quotation marks, an ellipsis that runs on,
 * colons and semicolons end no sentence. A blank line does. Text without any end mark is one sentence.
 */
export function countSentences(text: string): number {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => countInParagraph(paragraph))
    .reduce((sum, count) => sum + count, 0)
}

function countInParagraph(paragraph: string): number {
  let count = 0
  let from = 0
  for (const match of paragraph.matchAll(/[.!?…]+["'”’)\]]*(?=\s|$)|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll}*[\s,])/gu)) {
    const end = match.index + match[0].length
    if (!endsSentence(paragraph.slice(from, match.index), match[0], paragraph.slice(end))) continue
    if (hasWord(paragraph.slice(from, end))) count += 1
    from = end
  }
  return hasWord(paragraph.slice(from)) ? count + 1 : count
}

function endsSentence(before: string, mark: string, after: string): boolean {
  const next = /^\s*["'“‘(]*([\p{L}\p{N}]+)/u.exec(after)?.[1]
  if (next === undefined) return true
  const runsOn = /^\p{Ll}/u.test(next)
  if (/^(\.{2,}|…)/u.test(mark) && runsOn) return false
  if (/^[.!?]+["'”’)\]]/u.test(mark) && runsOn) return false
  if (mark !== '.') return true
  const word = /(\S+)$/u.exec(before)?.[1]?.toLowerCase().replace(/^\W+/u, '') ?? ''
  if (ALWAYS_INSIDE.has(word) || /^\p{L}$/u.test(word)) return isPronounI(word, before, next)
  if (MAYBE_INSIDE.has(word)) return OPENERS.has(next.toLowerCase()) && !runsOn
  return true
}

/** “… than I. The” ends a sentence although a single letter stands before the stop; “J. Smith” does not. */
function isPronounI(word: string, before: string, next: string): boolean {
  return word === 'i' && /\sI$/u.test(before) && OPENERS.has(next.toLowerCase())
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
