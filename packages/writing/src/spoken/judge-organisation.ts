/** Judges how well what was said hangs together. */
import type { KeyPointResult } from '@rehearsal/exam/score'
import { hasCue } from '../content/cue-matcher.ts'
import { CONNECTIVES } from '../estimates/connectives.ts'
import type { ParsedText } from '../text/token.ts'

/** A list is strung together with these too: they link nothing by themselves. */
const BARE = new Set([
  'and',
  'then',
  'both',
  'either',
  'who',
  'which',
  'if',
  'when',
  'first',
  'second',
  'since',
  'once',
])
/** What speakers of talks and pictures link with beside writers' connectives. */
const SPOKEN =
  `compared with, compared to, more than, less than, higher than, lower than, in general, to begin with, after that,
  this means, this shows, that is why, at the same time, on top of that, in short, to summarise, to summarize, in summary`
    .split(',')
    .map((link) => link.trim())
const LINKS = [...CONNECTIVES.filter((connective) => !BARE.has(connective)), ...SPOKEN]
/** One link for each twenty words is well linked; short answers need two. */
const WORDS_PER_LINK = 20
const MIN_LINKS = 2
const LINK_SHARE = 0.75

/**
 * How well the points of a spoken answer hang together, 0–1: different linking words for its length (three quarters), and how
 * many of the points that were made stand in the order of the prompt (a quarter). Source: exam-rules §5, "well linked".
 */
export function judgeOrganisation(parsed: ParsedText, points: readonly KeyPointResult[]): number {
  const words = parsed.tokens.filter((token) => token.isWord)
  const links = LINKS.filter((link) => hasCue(words, link)).length
  const wanted = Math.max(MIN_LINKS, words.length / WORDS_PER_LINK)
  return LINK_SHARE * Math.min(1, links / wanted) + (1 - LINK_SHARE) * orderedShare(parsed.text, points)
}

/** Share of all pairs of points whose quotes stand in the order of the points; 1 where there is no pair. */
function orderedShare(text: string, points: readonly KeyPointResult[]): number {
  const places = points.flatMap(({ isCovered, quote }) => (isCovered && quote !== null ? [text.indexOf(quote)] : []))
  const pairs = places.flatMap((place, i) => places.slice(i + 1).map((later) => later >= place))
  return pairs.length === 0 ? 1 : pairs.filter(Boolean).length / pairs.length
}
