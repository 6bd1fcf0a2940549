/** Finds parts of the prompt that were inserted into an answer about something else, and what is left without them. */
import type { KeyPoint, PromptKind, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../estimates/constants.ts'
import type { ParsedText } from '../text/token.ts'
import { contentTerms } from './content-terms.ts'
import { hasCue } from './cue-matcher.ts'
import { withoutInsertion, type InsertionThresholds } from './without-insertion.ts'

/**
 * Where two neighbouring sentences hold so much of what was asked, they may have been put in, and the rest of the answer has to
 * speak of it by itself (`minRelevance`). Honest answers to lectures have 0.19 at least (86) and what is left of others 0.14 at
 * most (88); of 84 honest e-mails none is lost. In essays `topicRelevance` looks.
 */
const INSERTION_RULES: Readonly<
  Partial<Record<PromptKind, { words: InsertionThresholds; cues: InsertionThresholds | null; minRelevance: number }>>
> = {
  situation: {
    words: { minShare: 0.3, maxLengthRatio: 0.5 },
    cues: { minShare: 0.7, maxLengthRatio: 0.5 },
    minRelevance: 0.7,
  },
  lecture: { words: { minShare: 0, maxLengthRatio: 1 }, cues: null, minRelevance: 0.15 },
}

/** What is left of an answer where sentences that hold much of its prompt, or of what its points are known by, may have been put in. */
export function withoutPromptInsertions(
  own: ParsedText,
  passage: ParsedText,
  { promptKind, keyPoints }: WritingInput,
): ParsedText[] {
  const rule = INSERTION_RULES[promptKind]
  if (rule === undefined) return []
  const wordsOf = (part: ParsedText) => contentTerms(part).map(({ term }) => term)
  const rests = [
    withoutInsertion(own, new Set(wordsOf(passage)), rule.words, wordsOf),
    rule.cues === null ? null : withoutCueInsertion(own, keyPoints, rule.cues),
  ]
  return rests.filter((rest) => rest !== null)
}

function withoutCueInsertion(own: ParsedText, keyPoints: readonly KeyPoint[], thresholds: InsertionThresholds) {
  const lists = keyPoints.flatMap(({ cues }) =>
    cues.map((alternatives) => ({ name: alternatives.join(), alternatives })),
  )
  const cuesOf = ({ tokens }: ParsedText) => {
    const words = tokens.filter(({ isWord }) => isWord)
    return lists.filter(({ alternatives }) => alternatives.some((cue) => hasCue(words, cue))).map(({ name }) => name)
  }
  return withoutInsertion(own, new Set(lists.map(({ name }) => name)), thresholds, cuesOf)
}

/** The relevance of what is left, so that it is off the topic below the least that its kind asks for: e-mails more than a whole answer, summaries of a talk less. */
export function rescaledRelevance(relevance: number, promptKind: PromptKind): number {
  const least = INSERTION_RULES[promptKind]?.minRelevance ?? MIN_RELEVANCE
  return Math.min(1, (relevance * MIN_RELEVANCE) / least)
}
