import type { ParsedText, Sentence } from '../text/token.ts'

/** Says of a sentence whether one of the patterns (sources of regular expressions, of any case, with straight apostrophes) is in it. */
export function sentenceMatcher(
  sources: readonly string[],
): (parsed: Pick<ParsedText, 'text'>, sentence: Sentence) => boolean {
  const patterns = sources.map((source) => new RegExp(source, 'iu'))
  return ({ text }, { start, end }) => {
    const said = text.slice(start, end).replaceAll('’', "'")
    return patterns.some((pattern) => pattern.test(said))
  }
}
