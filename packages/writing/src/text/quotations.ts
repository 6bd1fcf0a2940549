/** Finds what stands between quotation marks: other people's words, which are not their quoter's mistakes. */

/** UTF-16 offsets, end exclusive; the quotation marks themselves are outside. */
export type Quotation = { start: number; end: number }

/** Pairs that say themselves which end they are. `„` is closed by either of the English ones. */
const PAIRED =
  /“([^“”\n]+)”|„([^„“”"\n]+)[“”"]|«([^«»\n]+)»|»([^«»\n]+)«|‹([^‹›\n]+)›|「([^「」\n]+)」|``([^`\n]+?)''/gu
/** A straight mark opens behind a blank or a bracket, and closes before what is no letter. */
const STRAIGHT = /(?<=^|[\s([{–—-])"(?=\S)([^"\n]*[^"\s])"(?![\p{L}\p{N}])/gmu
/** “'twas”, “'em”, “rock 'n' roll”, “the '90s”: letters are left out, nothing is quoted. */
const OPENING_SINGLE =
  /(?<=^|[\s([{–—"“-])['‘](?!(?:tis|twas|twill|em|til|till|cause|cos|bout|round|n)\b|\p{N})(?=[\p{L}¿¡])/giu
/** Behind a stop, or a word before a blank, a stop or a bracket; “the boys' dogs” is such a place, too. */
const CLOSING_SINGLE = /(?<=[\p{L}\p{N}.,!?;:…–—-])['’](?![\p{L}\p{N}])/gu
/** The same behind a stop, where no owner can stand. */
const AFTER_STOP = /[.,!?…]/u
/** Whatever ends behind a word may be two apostrophes: of “my parents 'house and the boys' room” nothing is quoted. */
const MAX_WORDS_BEHIND_A_WORD = 8

/** Who quotes more than this share of what he writes would have others answer for him. */
const MAX_SHARE = 0.5
/** So many words may be quoted whatever stands around them. */
const FREE_WORDS = 30

/**
 * The quotations of a text, in text order and without overlaps: between double, single, German or French quotation marks, curly or
 * straight, each within its line. Apostrophes are none. Where more than half of a text of more than thirty words is quoted, it has none:
 * such a text is judged as its writer's.
 */
export function quotationsOf(text: string): Quotation[] {
  const double = [...matches(text, PAIRED), ...matches(text, STRAIGHT)]
  const all = withoutOverlaps([...double, ...singleQuotations(text)])
  const quoted = all.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)), 0)
  return quoted > FREE_WORDS && quoted > MAX_SHARE * wordsIn(text) ? [] : all
}

/** Whether a span of the text touches one of its quotations. */
export function isQuoted(quotations: readonly Quotation[], span: Quotation): boolean {
  return quotations.some(({ start, end }) =>
    span.start === span.end ? start < span.start && span.end < end : span.start < end && start < span.end,
  )
}

function matches(text: string, pattern: RegExp): Quotation[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const inner = match.slice(1).find((group) => group !== undefined)
    const start = inner === undefined ? -1 : match[0].indexOf(inner) + match.index
    return inner === undefined ? [] : [{ start, end: start + inner.length }]
  })
}

/** From each opening mark to the next place where a quotation ends: behind a stop if there is one, for “the boys' dogs” is none. */
function singleQuotations(text: string): Quotation[] {
  const found: Quotation[] = []
  let from = 0
  for (const { index: open } of text.matchAll(OPENING_SINGLE)) {
    if (open < from) continue
    const line = text.indexOf('\n', open)
    const rest = text.slice(open + 1, line < 0 ? text.length : line)
    const next = rest.search(OPENING_SINGLE)
    const closings = [...rest.matchAll(CLOSING_SINGLE)].filter(({ index }) => next < 0 || index < next)
    const closing = closings.find(({ index }) => AFTER_STOP.test(rest.charAt(index - 1))) ?? closings.at(-1)
    if (closing === undefined) continue
    const isSure = AFTER_STOP.test(rest.charAt(closing.index - 1))
    if (!isSure && wordsIn(rest.slice(0, closing.index)) > MAX_WORDS_BEHIND_A_WORD) continue
    from = open + 1 + closing.index
    found.push({ start: open + 1, end: from })
  }
  return found
}

function withoutOverlaps(quotations: readonly Quotation[]): Quotation[] {
  const kept: Quotation[] = []
  for (const each of quotations.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if ((kept.at(-1)?.end ?? -1) <= each.start) kept.push(each)
  return kept
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
