import { joinEngines } from '@rehearsal/exam/join-engines'
import type { Engine, Finding, KeyPointResult, WrittenWord } from '@rehearsal/exam/score'
import { TOP_LEVEL } from '@rehearsal/exam/writing/levels'
import type { OutsideJudgement, WritingInput, WritingRating } from '@rehearsal/rating/types'
import { listWords } from '../feedback/list-words.ts'
import { findingAsTyped, readTyped, type TypedText, wordsAsTyped } from '../text/as-typed.ts'
import type { Mark } from '../mark/mark.ts'
import { pointsToGrade } from './grader-prompt.ts'
import type { EngineResult } from './outside-engine.ts'

export type Answered = { engine: Engine; result: EngineResult }

/**
 * Adds to a rating what stronger engines found: marks where the built-in engine has none, which are shown and cost no
 * points, and a judgement of the traits, which scorers bound by their own. The engines stand in the rating. They were asked about
 * `answerToSend(input)`, and their places are of that text.
 */
export function mergeOutsideResults(
  rating: WritingRating,
  input: WritingInput,
  answered: readonly Answered[],
): WritingRating {
  const typed = readTyped(input.text)
  return answered.reduce((stronger, { engine, result }) => {
    const marked = result.marks.length === 0 ? stronger : withMarks(stronger, typed, engine, result.marks)
    const outside = judgementOf(input, engine, result, rating)
    return outside === null ? marked : { ...marked, outside }
  }, rating)
}

function withMarks(rating: WritingRating, typed: TypedText, engine: Engine, marks: readonly Mark[]): WritingRating {
  const wrong = rating.words.filter(({ type }) => type !== 'CORRECT')
  const added = marks
    .filter((mark) => !wrong.some((word) => touches(typed.rawSpan(mark.start, mark.end), word)))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter((mark, index, all) => index === 0 || mark.start >= (all[index - 1]?.end ?? 0))
  if (added.length === 0) return rating
  return {
    ...rating,
    engine: joinEngines(rating.engine, engine),
    words: mergeWords(rating.words, wordsAsTyped(listWords(typed.text, added), typed)),
    findings: [...rating.findings, ...added.map((mark) => findingAsTyped(findingOf(mark), typed))],
  }
}

function touches({ start, end }: { start: number; end: number }, { span: [from, to] }: WrittenWord): boolean {
  return start <= to && end >= from
}

/** Both lists hold every word of the text in order; what either of them marks stays marked. */
function mergeWords(own: readonly WrittenWord[], added: readonly WrittenWord[]): WrittenWord[] {
  const isCorrect = ({ type }: WrittenWord) => type === 'CORRECT'
  const isMissed = ({ grammarErrorType }: WrittenWord) => grammarErrorType === 'MISSED'
  const byStart = new Map(
    added.filter((word) => !isCorrect(word) && !isMissed(word)).map((word) => [word.span[0], word]),
  )
  const replaced = own.map((word) => (isCorrect(word) ? (byStart.get(word.span[0]) ?? word) : word))
  return [...replaced, ...added.filter(isMissed)].toSorted(
    (a, b) => a.span[0] - b.span[0] || Number(isMissed(b)) - Number(isMissed(a)),
  )
}

const SEVERITY = {
  SPELLING: 'minor',
  GRAMMAR_MINOR: 'minor',
  GRAMMAR_MODERATE: 'moderate',
  GRAMMAR_CRITICAL: 'moderate',
} as const

function findingOf({ code, type, start, end, message, suggestions }: Mark): Finding {
  const [suggestion] = suggestions
  const finding = { code, severity: SEVERITY[type], start, end, message }
  return suggestion === undefined ? finding : { ...finding, suggestion }
}

/** Levels as shares; content is the share of main points made where the engine looked for each of them. */
function judgementOf(
  input: WritingInput,
  engine: Engine,
  { levels, keyPoints: claimed }: EngineResult,
  rating: WritingRating,
): OutsideJudgement | null {
  const keyPoints = pointsToGrade(input)
  const points = keyPoints.flatMap(({ point }, index): KeyPointResult[] => {
    const claim = claimed.find((each) => each.index === index)
    return claim === undefined
      ? []
      : [{ point, isCovered: claim.isCovered, quote: claim.isCovered ? claim.evidence : null }]
  })
  const isComplete = keyPoints.length > 0 && points.length === keyPoints.length
  const covered = points.filter(({ isCovered }) => isCovered).length
  const judged = levels.map(({ trait, level, reason }) => ({ trait, share: level / TOP_LEVEL, reason }))
  const content = {
    trait: 'content',
    share: covered / Math.max(1, points.length),
    reason: `${covered} of ${points.length} main points covered.`,
  } as const
  const traits = isComplete ? [...judged.filter(({ trait }) => trait !== 'content'), content] : judged
  if (traits.length === 0) return null
  return { engine, traits, keyPoints: isComplete ? points : (rating.content?.keyPoints ?? []) }
}
