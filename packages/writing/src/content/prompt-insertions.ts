/** Finds parts of the prompt that were inserted into an answer about something else, and what is left without them. */
import type { KeyPoint, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../estimates/constants.ts'
import type { ParsedText } from '../text/token.ts'
import { contentTerms } from './content-terms.ts'
import { hasCue } from './cue-matcher.ts'
import { withoutInsertion, type InsertionThresholds } from './without-insertion.ts'

/**
 * Where two neighbouring sentences hold so much of what was asked, they may have been put in, and the rest of the answer has to
 * speak of it by itself (`MIN_REST`). Of 84 honest e-mails none is lost. In essays `topicRelevance` looks, in summaries what
 * their sentences mean.
 */
const INSERTION: Readonly<Record<'words' | 'cues', InsertionThresholds>> = {
  words: { minShare: 0.3, maxLengthRatio: 0.5 },
  cues: { minShare: 0.7, maxLengthRatio: 0.5 },
}
/** Relevance that the rest of an e-mail has at least. */
const MIN_REST = 0.7

/** What is left of an e-mail without sentences that hold much of its situation, or of what its points are known by, and may have been put in. */
export function withoutPromptInsertions(
  own: ParsedText,
  situation: ParsedText,
  { keyPoints }: WritingInput,
): ParsedText[] {
  const wordsOf = (part: ParsedText) => contentTerms(part).map(({ term }) => term)
  const rests = [
    withoutInsertion(own, new Set(wordsOf(situation)), INSERTION.words, wordsOf),
    withoutCueInsertion(own, keyPoints, INSERTION.cues),
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

/** The relevance of what is left, so that it is off the topic below the least that the rest of an e-mail has to have. */
export function rescaledRelevance(relevance: number): number {
  return Math.min(1, (relevance * MIN_RELEVANCE) / MIN_REST)
}
