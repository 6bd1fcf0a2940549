import type { KeyPointResult } from '@rehearsal/exam/score'
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { notProseCodes } from '@rehearsal/exam/finding-codes/written-answer-codes'
import { pointDoubt } from '@rehearsal/exam/point-doubt'
import type { PromptKind, WritingRating } from '@rehearsal/rating/types'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { COPIED_LIMIT } from '@rehearsal/exam/writing/copied'
import { MEMORISED_LIMIT, memorisedCap, memorisedWorth } from '@rehearsal/exam/writing/memorised'
import { type JudgedTrait, MOST_ERROR } from '@rehearsal/scoring/rated-score'
import { politeShare } from './register-traits.ts'
import { COUNTED_ERRORS, COVERAGE_WEIGHTS, onLine, WRITTEN_LINES } from './written-calibration.ts'

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
/** Findings that say why an answer is no English prose. */
const NO_PROSE: ReadonlySet<FindingCode> = new Set(notProseCodes)
/** A question says too little to count what a full answer holds: where its points are unknown, this relevance is full. */
const FULL_RELEVANCE = 0.6
/** A well-built long answer has so many paragraphs. */
const FULL_PARAGRAPHS = 4
const PARAGRAPH_WEIGHT = 0.3

/** A judgement that needs sentences: a text without any earns nothing, whatever the trait. */
function ofProse<Rest extends unknown[]>(judge: (rating: WritingRating, ...rest: Rest) => JudgedTrait): typeof judge {
  return (rating, ...rest) =>
    rating.isProse ? inEnglish(rating, judge(rating, ...rest)) : zeroOf(reasonOfGuard(rating))
}

/** What a guard sets to nothing is no estimate. */
function zeroOf(reason: string): JudgedTrait {
  return { share: 0, standardError: 0, reason }
}

/** What is said in another language earns nothing of any trait. */
function inEnglish({ foreignShare = 0 }: WritingRating, judged: JudgedTrait): JudgedTrait {
  if (foreignShare === 0) return judged
  const percent = Math.round(100 * (1 - foreignShare))
  return {
    ...judged,
    share: judged.share * (1 - foreignShare),
    reason: `${judged.reason} Only the ${percent} % in English count.`,
  }
}

/** What was found against the answer as a whole, in the words of its finding: one name for one thing. */
function reasonOfGuard({ findings }: WritingRating): string {
  const guard = findings.find(({ code }) => NO_PROSE.has(code))
  return guard?.message ?? 'This does not read as English sentences.'
}

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
    const judged = { share, standardError, reason: contentReason(rating, content, promptKind) }
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
  { coverage, relevance, keyPoints, topic }: NonNullable<WritingRating['content']>,
  promptKind: PromptKind,
): string | null {
  const codes = findings.map(({ code }) => code)
  // What meaning says of the topic holds, and words alone take nothing to 0.
  const isElsewhere =
    topic === undefined && (coverage === 0 || (coverage < OFF_TOPIC_COVERAGE && relevance < OFF_TOPIC_RELEVANCE))
  const isToldReversed = keyPoints.some(({ truth }) => truth === 'reversed')
  const isEmpty = SUMMARISED.has(promptKind) && keyPoints.length > 0 && coverage < LEAST_COVERAGE && !isToldReversed
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

function memorisedShareOf({ templateShare = 0, memorisedShare = templateShare }: WritingRating): number {
  return memorisedShare
}

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

/**
 * Grammar by the rater's estimate, which weighs mistakes by the words written and by how the sentences run.
 *
 * Exam-rules §5: 2 correct; 1 errors that do not hinder; 0 errors that could hinder. The mistakes that are found are too
 * few to count alone: half of those of weak answers stay unseen.
 */
export const judgeGrammar = ofProse(({ errors, estimates }, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].grammar
  const mistakes = errors.grammarMinor + errors.grammarModerate + errors.grammarCritical
  return {
    share: onLine(line, estimates.grammar ?? 0),
    standardError: line.standardError,
    reason:
      mistakes === 0
        ? 'No grammar mistake was found, but some can be missed; judged by the flow and range of the sentences too.'
        : `${mistakes} grammar ${plural(mistakes)} found; judged by the flow and range of the sentences too.`,
  }
})

/** Vocabulary by the rater's judgement of the words chosen; spelling is no part of it beyond that. */
export const judgeVocabulary = ofProse((rating, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].vocabulary
  return ofOwnWords(rating, {
    share: onLine(line, rating.estimates.vocabulary ?? 0),
    standardError: line.standardError,
    reason: 'Judged by the range and precision of the words.',
  })
})

/**
 * Spelling by the number of misspelt words: none 2 of 2, one 1, more none in the academic format; the core format is
 * looser (up to two full, up to four half).
 *
 * Exam-rules §5, "Spelling 0-2".
 */
export const judgeSpelling = ofProse(({ errors }, leniency: 'academic' | 'core') => {
  const { full, half } = leniency === 'core' ? { full: 2, half: 4 } : { full: 0, half: 1 }
  const share = errors.spelling <= full ? 1 : errors.spelling <= half ? 0.5 : 0
  const found =
    errors.spelling === 0
      ? 'No spelling mistake was found.'
      : `${errors.spelling} spelling ${plural(errors.spelling)} found.`
  return { share, standardError: COUNTED_ERRORS.spelling, reason: found }
})

/** How well sentences and paragraphs hang together, by the rater's judgement of cohesion and the paragraphs of `answer`. */
export const judgeCohesion = ofProse((rating, answer: string, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].cohesion
  const paragraphs = normalizeTyped(answer)
    .split(/\n+/u)
    .filter((part) => part.trim() !== '').length
  const parts = Math.min(1, paragraphs / FULL_PARAGRAPHS)
  return ofOwnWords(rating, {
    share: onLine(line, (1 - PARAGRAPH_WEIGHT) * (rating.estimates.cohesion ?? 0) + PARAGRAPH_WEIGHT * parts),
    standardError: line.standardError,
    reason: `${paragraphs} ${paragraphs === 1 ? 'paragraph' : 'paragraphs'}; judged by links between sentences and how ideas follow too.${orderReason(rating)}`,
  })
})

/** Sentences whose order is hardly better than any other have no order that a reader could follow. */
const LITTLE_ORDER = 0.35

function orderReason({ order = 1 }: WritingRating): string {
  return order < LITTLE_ORDER ? ' Its sentences could stand in nearly any order.' : ''
}

/** General linguistic range: what the rater thinks of words, and half as much of structures. */
export const judgeLinguisticRange = ofProse((rating, promptKind: PromptKind): JudgedTrait => {
  const { vocabulary, grammar } = rating.estimates
  const line = WRITTEN_LINES[promptKind].range
  return ofOwnWords(rating, {
    share: onLine(line, (2 * (vocabulary ?? 0) + (grammar ?? 0)) / 3),
    standardError: line.standardError,
    reason: 'Judged by the range of words and of sentence structures together.',
  })
})

/** Words that were learned by heart show less of what their writer can do. */
function ofOwnWords(rating: WritingRating, judged: JudgedTrait): JudgedTrait {
  const worth = memorisedWorth(memorisedShareOf(rating))
  if (worth === 1) return judged
  return { ...judged, share: judged.share * worth, reason: `${judged.reason} Ready-made words count half.` }
}

function plural(count: number): string {
  return count === 1 ? 'mistake' : 'mistakes'
}
