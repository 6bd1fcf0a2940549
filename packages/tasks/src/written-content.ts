import type { KeyPointResult } from '@rehearsal/exam/score'
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { pointDoubt } from '@rehearsal/exam/point-doubt'
import type { PromptKind, WritingRating } from '@rehearsal/rating/types'
import { COPIED_LIMIT } from '@rehearsal/exam/writing/copied'
import { MEMORISED_LIMIT, memorisedCap } from '@rehearsal/exam/writing/memorised'
import { type JudgedTrait, MOST_ERROR } from '@rehearsal/scoring/rated-score'
import { memorisedShareOf, ofProse, zeroOf } from './of-prose.ts'
import { politeShare } from './register-traits.ts'
import { COVERAGE_WEIGHTS, onLine, WRITTEN_LINES } from './written-calibration.ts'

/** Below this share of the main points, with a foreign topic, an answer is about something else. */
const OFF_TOPIC_COVERAGE = 0.15
const OFF_TOPIC_RELEVANCE = 0.1
/** A summary with less of the main points than a stray word has told nothing of them. */
const LEAST_COVERAGE = 0.14
const SUMMARISED: ReadonlySet<PromptKind> = new Set(['passage', 'lecture'])
/** What is not off the topic is more than nothing, or a weak answer would lose all its traits. */
const LEAST_CONTENT = 0.1
const MOST_IN_DOUBT = 0.5
/** Findings that leave nothing of content (exam-rules §4). */
const NO_CONTENT: ReadonlySet<FindingCode> = new Set(['pasted_prompt', 'grader_instructions', 'too_short'])
/** A question says too little to count what a full answer holds: where its points are unknown, this relevance is full. */
const FULL_RELEVANCE = 0.6

/** Content: main points covered and how fully it is said, capped where it is copied or a frame, nothing where it is another topic; null without a prompt to compare with. */
export function judgeSummaryContent(rating: WritingRating, promptKind: PromptKind): JudgedTrait | null {
  return rating.content ? judgeContent(rating, rating.content, promptKind) : null
}

const judgeContent = ofProse(
  (rating, content: NonNullable<WritingRating['content']>, promptKind: PromptKind): JudgedTrait => {
    const nothing = reasonForNothing(rating, content, promptKind)
    if (nothing !== null) return zeroOf(nothing)
    const line = WRITTEN_LINES[promptKind].content
    const weight = COVERAGE_WEIGHTS[promptKind]
    const covered = coverageOf(content, promptKind)
    const richness = (1 - weight) * (rating.estimates.vocabulary ?? 0)
    const said = isJudgedEssay(content, promptKind) ? covered * (weight + richness) : weight * covered + richness
    // Words that stand side by side without a verb say nothing about each other.
    const told = onLine(line, said) * (1 - (rating.verblessShare ?? 0)) * politeShare(rating)
    const ofTopic = told * (content.topicShare ?? 1)
    const share = Math.min(Math.max(LEAST_CONTENT, ofTopic), memorisedCap(memorisedShareOf(rating)))
    const standardError = Math.hypot(line.standardError, weight * pointDoubt(content.keyPoints))
    const judged = { share, standardError, reason: contentReason(rating, content, promptKind) + foreignReason(rating) }
    return content.topic === 'doubtful' ? inDoubt(judged, content, promptKind) : judged
  },
)

/** Where it cannot be told whether an answer is about its question, content earns what its points do, half at most. */
function inDoubt(
  judged: JudgedTrait,
  { coverage, keyPoints }: NonNullable<WritingRating['content']>,
  promptKind: PromptKind,
): JudgedTrait {
  // Nobody has to use the authored arguments of a question.
  const isAsked = promptKind !== 'question' && keyPoints.length > 0
  const most = isAsked ? Math.min(MOST_IN_DOUBT, coverage) : MOST_IN_DOUBT
  return {
    share: Math.min(judged.share, Math.max(LEAST_CONTENT, most)),
    standardError: MOST_ERROR,
    reason: `We could not tell whether this answers the ${promptKind}, so it earns half at most.`,
  }
}

function reasonForNothing(
  { findings }: WritingRating,
  { coverage, relevance, keyPoints, topic, copiedShare }: NonNullable<WritingRating['content']>,
  promptKind: PromptKind,
): string | null {
  const codes = findings.map(({ code }) => code)
  // What meaning says of the topic holds, and words alone take nothing to 0.
  const isElsewhere =
    topic === undefined && (coverage === 0 || (coverage < OFF_TOPIC_COVERAGE && relevance < OFF_TOPIC_RELEVANCE))
  const isToldReversed = keyPoints.some(({ truth }) => truth === 'reversed')
  // Whoever copies is on the topic by the source’s words.
  const isEmpty =
    (topic === undefined || copiedShare > COPIED_LIMIT) &&
    SUMMARISED.has(promptKind) &&
    keyPoints.length > 0 &&
    coverage < LEAST_COVERAGE &&
    !isToldReversed
  if (isEmpty) return `None of the main points of the ${promptKind} is told.`
  if (isElsewhere || codes.includes('off_topic')) return `This is about something else than the ${promptKind}.`
  return findings.find(({ code }) => NO_CONTENT.has(code))?.message ?? null
}

/** What counts as covered: half of it where it was copied, a fair share where only the topic is known. */
function coverageOf(
  { coverage, copiedShare, keyPoints, relevance }: NonNullable<WritingRating['content']>,
  promptKind: PromptKind,
): number {
  const isBroad = promptKind === 'question' || promptKind === 'situation'
  if (isBroad && keyPoints.length === 0) return Math.min(coverage, relevance / FULL_RELEVANCE)
  return copiedShare > COPIED_LIMIT ? Math.min(coverage, 1) / 2 : coverage
}

/** An essay whose question is known is judged by what it does: its results name that, and no points of a list. */
const isJudgedEssay = ({ keyPoints }: NonNullable<WritingRating['content']>, promptKind: PromptKind): boolean =>
  promptKind === 'question' && keyPoints.length > 0

function contentReason(
  rating: WritingRating,
  content: NonNullable<WritingRating['content']>,
  promptKind: PromptKind,
): string {
  const { keyPoints, copiedShare } = content
  const covered = keyPoints.filter(({ isCovered }) => isCovered).length
  const reversed = keyPoints.filter(({ truth }) => truth === 'reversed').length
  const touched = keyPoints.filter(({ isCovered, quote }) => !isCovered && quote !== null).length - reversed
  const inPart = touched === 0 ? '' : `, ${touched} in part`
  const turned = reversed === 0 ? '' : `, ${reversed} said the other way round`
  const counted =
    keyPoints.length === 0 ? '' : `${covered} of ${keyPoints.length} main points covered${inPart}${turned}`
  const memorised = memorisedReason(memorisedShareOf(rating), rating.templateShare ?? 0)
  if (memorised !== null) return memorised
  if (copiedShare > COPIED_LIMIT)
    return `${counted || `The ${promptKind} was used`}, but ${Math.round(copiedShare * 100)} % is copied from it; use your own words.`
  if (isJudgedEssay(content, promptKind)) return essayReason(keyPoints)
  return counted === ''
    ? `Compared with the ${promptKind} itself, and by how fully it is said.`
    : `${counted}; how fully it is said counts too.`
}

function essayReason(keyPoints: readonly KeyPointResult[]): string {
  const named = (isFound: boolean) =>
    keyPoints
      .filter(({ isCovered }) => isCovered === isFound)
      .map(({ point }) => `${point.slice(0, 1).toLowerCase()}${point.slice(1)}`)
      .join(', ')
  const [found, missing] = [named(true), named(false)]
  const parts = [...(found === '' ? [] : [`Found: ${found}.`]), ...(missing === '' ? [] : [`Not clear: ${missing}.`])]
  return `${parts.join(' ')} How much it says of its own, and how richly, counts too.`
}

function memorisedReason(share: number, templateShare: number): string | null {
  if (share <= MEMORISED_LIMIT) return null
  const percent = Math.round(share * 100)
  if (templateShare >= share / 2) return `${percent} % of this is phrases that fit any topic; write about this one.`
  return `${percent} % of this stands in earlier answers in the same order; write it anew for this task.`
}

/** Paragraphs about something else are named one by one among the findings. */
function foreignReason({ findings }: WritingRating): string {
  const count = findings.filter(({ code }) => code === 'foreign_paragraph').length
  if (count === 0) return ''
  return count === 1
    ? ' One paragraph is about something else and earns nothing here.'
    : ` ${count} paragraphs are about something else and earn nothing here.`
}
