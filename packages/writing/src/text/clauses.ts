/** Cuts sentences into clauses, which are quoted as what shows a main point. */
import type { ParsedText, Token } from './token.ts'

/** Words that open a new clause when they follow one of at least this many words. */
const OPENERS = new Set(
  'and but or so because since although though while whereas which who whose when where if as unless until that'.split(
    ' ',
  ),
)
const MIN_CLAUSE_WORDS = 4
/** “A hundred and seventy members” is one number. */
const NUMBER_GROUPS = new Set(['hundred', 'thousand', 'million'])

export type Clause = { tokens: readonly Token[]; start: number; end: number }

/** Cuts sentences at commas, semicolons, colons and conjunctions into clauses of at least four words. */
export function clausesOf(parsed: ParsedText): Clause[] {
  return parsed.sentences.flatMap((sentence) => {
    const parts: Token[][] = [[]]
    for (const token of sentence.tokens) {
      const current = parts.at(-1) ?? []
      const isLongEnough = current.filter((part) => part.isWord).length >= MIN_CLAUSE_WORDS
      const isWithinNumber = token.lower === 'and' && NUMBER_GROUPS.has(current.at(-1)?.lower ?? '')
      if (isLongEnough && OPENERS.has(token.lower) && !isWithinNumber) parts.push([token])
      else current.push(token)
      if (isLongEnough && /^[,;:–—]$/u.test(token.text)) parts.push([])
    }
    return joinShortTail(parts).flatMap((tokens) => toClause(tokens))
  })
}

function joinShortTail(parts: readonly Token[][]): Token[][] {
  const last = parts.at(-1) ?? []
  const isShort = parts.length > 1 && last.filter((token) => token.isWord).length < MIN_CLAUSE_WORDS
  return isShort ? [...parts.slice(0, -2), [...(parts.at(-2) ?? []), ...last]] : [...parts]
}

function toClause(tokens: readonly Token[]): Clause[] {
  const words = tokens.filter((token) => token.isWord)
  const first = words[0]
  const last = words.at(-1)
  return first === undefined || last === undefined ? [] : [{ tokens: words, start: first.start, end: last.end }]
}
