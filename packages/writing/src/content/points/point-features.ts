/** What speaks for a point's being said in an answer, as numbers. */
import type { KeyPoint } from '@rehearsal/rating/types'
import { mean } from '@rehearsal/statistics/numbers'
import type { ParsedText, Token } from '../../text/token.ts'
import { hasCue } from '../cue-matcher.ts'
import { actFeatures, type PointActs } from './point-acts.ts'
import type { ScoredWindow } from './score-windows.ts'
import { type PointWords, wordFeatures } from './point-words.ts'

/** What the likeliest stretches do with their words is looked at. */
const STRETCHES = 4
/** The last point is usually made before the last sentences. */
const POINTS_END = 0.8

/** One point beside an answer, the windows as `scoreWindows` has them. */
export type PointCase = {
  keyPoint: KeyPoint
  windows: readonly ScoredWindow[]
  words: PointWords
  acts: PointActs
  /** How near the question's points come on average, so that a writer far from all of them is known. */
  usual: number
  /** Its place among the points, 0–1. */
  place: number
}

/** The features of one point in their fixed order (`POINT_FEATURES`). */
export function pointFeatures(answer: ParsedText, of: PointCase): number[] {
  const { keyPoint, windows } = of
  const best = bestWindow(windows)
  if (best === null) return POINT_FEATURES.map(() => 0)
  const words = answer.tokens.filter(({ isWord }) => isWord)
  const inside = words.filter(({ start, end }) => start >= best.start && end <= best.end)
  const figures = keyPoint.cues.filter((alternatives) => alternatives.some((cue) => /\d/u.test(cue)))
  const ofKind = (kind: ScoredWindow['kind']) => windows.filter((window) => window.kind === kind)
  const top = (key: 'says' | 'nearest' | 'statement' | 'opposite' | 'score' | 'prompt', among = windows) =>
    Math.max(0, ...among.map((window) => window[key]))
  const sentences = ofKind('sentence')
  const own = windows.filter(({ says, other }) => says >= other)
  const [, second = 0] = sentences.map(({ score }) => score).toSorted((a, b) => b - a)
  const bestPlace = best.sentences[0] / Math.max(1, answer.sentences.length)
  return [
    top('says'),
    top('nearest'),
    top('statement'),
    top('score'),
    top('says', sentences),
    top('says', ofKind('clause')),
    top('says', ofKind('pair')),
    top('says', own),
    second,
    best.says,
    best.nearest,
    best.statement,
    best.other,
    best.prompt,
    best.opposite - best.says,
    top('opposite') - top('says'),
    Math.max(-1, ...windows.map(({ statement, other }) => statement - other)),
    own.length / windows.length,
    of.usual,
    top('says') - of.usual,
    cueShare(keyPoint.cues, words),
    cueShare(keyPoint.cues, inside),
    cueShare(figures, words),
    figures.length === 0 ? 0 : 1,
    ...wordFeatures(of.words, answer, inside),
    Math.log(1 + words.length),
    Math.log(1 + inside.length),
    ...actFeatures(of.acts, likeliest(windows)),
    bestPlace,
    Math.abs(bestPlace - POINTS_END * of.place),
  ]
}

function likeliest(windows: readonly ScoredWindow[]): string[] {
  return windows
    .toSorted((a, b) => b.score - a.score)
    .slice(0, STRETCHES)
    .map(({ text }) => text)
}

/** The window in which the point, and no other one, is likeliest to be made. */
export function bestWindow(windows: readonly ScoredWindow[]): ScoredWindow | null {
  return windows.reduce<ScoredWindow | null>(
    (best, window) => (best === null || window.score > best.score ? window : best),
    null,
  )
}

/** The mean over points of how near the nearest window comes. */
export function usualNearness(byPoint: readonly (readonly ScoredWindow[])[]): number {
  return mean(byPoint.map((windows) => Math.max(0, ...windows.map(({ says }) => says))))
}

/** The share of cue lists of which one alternative at least is among the words; 0 of none. */
function cueShare(cues: KeyPoint['cues'], words: readonly Token[]): number {
  if (cues.length === 0) return 0
  return cues.filter((alternatives) => alternatives.some((cue) => hasCue(words, cue))).length / cues.length
}

/** Names of the features, in order. */
export const POINT_FEATURES = [
  'says',
  'nearest',
  'statement',
  'score',
  'sentence',
  'clause',
  'pair',
  'ownSays',
  'secondScore',
  'bestSays',
  'bestNearest',
  'bestStatement',
  'bestOther',
  'bestPrompt',
  'bestOpposite',
  'opposite',
  'statementLessOther',
  'ownShare',
  'usual',
  'aboveUsual',
  'cues',
  'bestCues',
  'figures',
  'hasFigures',
  'coreWords',
  'bestWords',
  'bestOwnWords',
  'words',
  'bestLength',
  'acts',
  'specialActs',
  'usualAct',
  'bestActs',
  'mostActs',
  'bestPlace',
  'outOfOrder',
] as const
