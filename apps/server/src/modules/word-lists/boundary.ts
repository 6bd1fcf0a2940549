import { isUsageNote } from './part-of-speech.ts'
import { typedParts } from './typed-parts.ts'

// A list is text of anybody's, and its lines may be as long as it: the cost of each pattern goes with the length alone. No two
// repeats beside each other may take the same characters, and one that may begin anywhere begins only where it could not before.

/** Between a word and what it means. */
const SEPARATOR =
  /\s(?:[-–~]{1,2}|=|:|\|)\s+|(?<!\s)\s*(?:=>|->|→)\s*|(?<=[\p{L})\]}/."'\d]):\s+|(?<=\p{L}{2}[)\]]?)\s*=\s*(?=\p{L})/u
/** Where letters of another script begin. */
const OTHER_SCRIPT = /(?<![\s:=~,;–-])[\s:=~,;–-]*(?=(?!\p{Script=Latin})\p{L})/gu
/** What `mapTyped` does not fold of East Asian brackets stands beside ours. */
const OPENING = '([{【〔《〈『'
const SIGN = /[([{【〔《〈『)\]}】〕》〉』"]/gu
const LAST_BRACKETS = /(?<=\p{L}\s+)[([{【]([^()[\]{}【】]{3,})[)\]}】]$/u
const AROUND = /^(?:[([{【〔《〈『]([^()[\]{}【】〔〕《》〈〉『』]+)[)\]}】〕》〉』]|"([^"]+)")$/u

/** `isWrapped`: the meaning begins with a bracket or quote. */
export type Boundary = { start: number; end: number; isWrapped: boolean }

/** Where a line parts into a word and its meaning; null where it does not. */
export function boundaryOf(line: string): Boundary | null {
  const { typed, rawSpan } = typedParts(line)
  const found = foundIn(typed)
  if (found === null) return null
  const { start, end, isWrapped } = found
  return {
    start: rawSpan(0, start).end,
    end: end < typed.length ? rawSpan(end, typed.length).start : line.length,
    isWrapped,
  }
}

function foundIn(typed: string): Boundary | null {
  const [first] = [SEPARATOR.exec(typed), otherScriptIn(typed)]
    .filter((found) => found !== null)
    .filter(({ index }) => hasLetter(typed.slice(0, index)))
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length)
  if (first === undefined) return lastBracketsIn(typed)
  // `abate (کاستن)`: a line is not parted inside of brackets, but before them.
  const open = openIn(typed.slice(0, first.index))
  const wrapped = open === null ? null : before(typed, open)
  return wrapped ?? { start: first.index, end: first.index + first[0].length, isWrapped: false }
}

/** Where letters of another script begin behind Latin ones. */
function otherScriptIn(typed: string): RegExpExecArray | null {
  const latin = typed.search(/\p{Script=Latin}/u)
  if (latin === -1) return null
  return [...typed.matchAll(OTHER_SCRIPT)].find(({ index }) => index > latin) ?? null
}

/** `abate (to lessen)`; what only says how a word is used, as in `depend (on)`, is no meaning. */
function lastBracketsIn(typed: string): Boundary | null {
  const found = LAST_BRACKETS.exec(typed)
  const inside = found?.[1] ?? ''
  return found !== null && /\p{L}{3}/u.test(inside) && !isUsageNote(inside) ? before(typed, found.index) : null
}

function before(typed: string, open: number): Boundary | null {
  const word = typed.slice(0, open).replace(/(?<![\s:=~,;–-])[\s:=~,;–-]+$/u, '')
  return hasLetter(word) ? { start: word.length, end: open, isWrapped: true } : null
}

/** Where the outermost bracket or quote begins that is still open at the end; null where none is. */
function openIn(head: string): number | null {
  const open: number[] = []
  for (const { 0: sign, index } of head.matchAll(SIGN)) {
    const isInQuotes = head.charAt(open.at(-1) ?? -1) === '"'
    if (OPENING.includes(sign) || (sign === '"' && !isInQuotes && opensQuote(head, index))) open.push(index)
    else if (sign !== '"' || isInQuotes) open.pop()
  }
  return open[0] ?? null
}

/** Not the sign of inches. */
const opensQuote = (head: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(head.charAt(at - 1)) || (at === head.length - 1 && /\p{L}/u.test(head.charAt(at - 1)))

/** Where in a text stands what its brackets or quotes hold; null where they do not stand round all of it. */
export function insideOf(typed: string): { start: number; end: number } | null {
  return AROUND.test(typed) ? { start: 1, end: typed.length - 1 } : null
}

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
