import type { KeyPoint, PromptKind, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../estimates/constants.ts'
import type { ParsedText } from '../text/token.ts'
import { contentTerms } from './content-terms.ts'
import { hasCue } from './cue-matcher.ts'
import { besidePutIn, type PutIn } from './put-in.ts'

/**
 * Where two neighbouring sentences hold so much of what was asked, the rest of the answer has to speak of it by itself
 * (`carried` is the least relevance). Honest answers to lectures have 0.19 at least (86) and what is left of others 0.14 at
 * most (88); of 84 honest e-mails none is lost. In essays `topicRelevance` looks.
 */
const PUT_IN: Readonly<Partial<Record<PromptKind, { words: PutIn; cues: PutIn | null; carried: number }>>> = {
  situation: { words: { held: 0.3, mostWords: 0.5 }, cues: { held: 0.7, mostWords: 0.5 }, carried: 0.7 },
  lecture: { words: { held: 0, mostWords: 1 }, cues: null, carried: 0.15 },
}

/** What is left of an answer where sentences that hold much of its prompt, or of what its points are known by, may have been put in. */
export function besideForeignBodies(
  own: ParsedText,
  passage: ParsedText,
  { promptKind, keyPoints }: WritingInput,
): ParsedText[] {
  const rule = PUT_IN[promptKind]
  if (rule === undefined) return []
  const wordsOf = (part: ParsedText) => contentTerms(part).map(({ term }) => term)
  const bodies = [
    besidePutIn(own, new Set(wordsOf(passage)), rule.words, wordsOf),
    rule.cues === null ? null : besideCues(own, keyPoints, rule.cues),
  ]
  return bodies.filter((rest) => rest !== null)
}

function besideCues(own: ParsedText, keyPoints: readonly KeyPoint[], most: PutIn) {
  const lists = keyPoints.flatMap(({ cues }) =>
    cues.map((alternatives) => ({ name: alternatives.join(), alternatives })),
  )
  const cuesOf = ({ tokens }: ParsedText) => {
    const words = tokens.filter(({ isWord }) => isWord)
    return lists.filter(({ alternatives }) => alternatives.some((cue) => hasCue(words, cue))).map(({ name }) => name)
  }
  return besidePutIn(own, new Set(lists.map(({ name }) => name)), most, cuesOf)
}

/** The relevance of what is left, so that it is off the topic below the least that its kind asks for: e-mails more than a whole answer, summaries of a talk less. */
export function carriedRelevance(relevance: number, promptKind: PromptKind): number {
  const least = PUT_IN[promptKind]?.carried ?? MIN_RELEVANCE
  return Math.min(1, (relevance * MIN_RELEVANCE) / least)
}
