import type { SummaryInput, WritingRating } from '../../types/writing.ts'
import type { ReadableText } from '../marks/readable-text.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import { copiedShare } from './copied-share.ts'
import { estimateCoverage } from './estimate-coverage.ts'
import { judgeKeyPoints } from './judge-key-points.ts'
import { topicRelevance } from './topic-relevance.ts'

/**
 * Judges what an answer says about its passage; null when neither the passage nor its main points are known. A misspelt word
 * says what it means; what is quoted is quoted as written.
 */
export function judgeContent(
  { asWritten, asMeant, quoted }: ReadableText,
  input: SummaryInput,
): WritingRating['content'] {
  const { promptText, keyPoints } = input
  const hasPassage = promptText.trim() !== ''
  if (!hasPassage && keyPoints.length === 0) return null
  const pointsText = keyPoints.flatMap(({ point, cues }) => [point, ...cues.flat()]).join('. ')
  const passage = parseText(hasPassage ? promptText : pointsText)
  const { results, coverage } = judgeKeyPoints(asMeant, keyPoints, quoted)
  return {
    coverage: keyPoints.length > 0 ? coverage : estimateCoverage(asMeant, passage),
    keyPoints: results,
    copiedShare: copiedShare(asWritten.text, promptText),
    relevance: relevanceOf(asMeant, passage, input, pointsText),
  }
}

/** An answer that takes up the authored points in other words than the prompt's is on the topic too. */
function relevanceOf(answer: ParsedText, passage: ParsedText, input: SummaryInput, pointsText: string): number {
  const alone = topicRelevance(answer, passage, input.promptKind)
  if (alone === 1 || input.keyPoints.length === 0 || input.promptText.trim() === '') return alone
  const whole = parseText(`${input.promptText}\n${pointsText}`)
  return Math.max(alone, topicRelevance(answer, whole, input.promptKind, passage))
}
