/** Judges whether an answer is about its question, by what its sentences mean. */
import type { TopicVerdict, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../../estimates/constants.ts'
import type { AnswerMeaning } from '../../meaning/answer-meaning.ts'
import { ngramOverlap } from '../ngram-overlap.ts'
import { type ForeignParagraph, foreignParagraphs } from './foreign-paragraphs.ts'
import { topicModel } from './topic-model.ts'
import { topicNearness } from './topic-nearness.ts'
import { readTopicQuestion } from './topic-question.ts'

/** A sentence that shares this much of its n-grams with the prompt says nothing of its own. */
const MAX_OVERLAP = 0.5

export type TopicJudgement = {
  /** 0–1; less than `MIN_RELEVANCE` for what is not surely about the question. */
  relevance: number
  verdict: TopicVerdict
  foreign: readonly ForeignParagraph[]
}

/**
 * Whether an answer is about its question. It is off only where meaning and `words` (`topicRelevance`, 0–1) both say so, with the
 * bar of meaning set for one false alarm in 2,000 good answers by their extrapolated tail; where meaning alone is in doubt, or
 * stands against the words, the verdict is `doubtful`. What an answer repeats of the prompt is not looked at. Null where
 * nothing is known of the question, or the kind of prompt has no bars.
 */
export async function judgeTopic(
  { answer, windows }: AnswerMeaning,
  input: Pick<WritingInput, 'promptText' | 'promptKind'>,
  words: number,
): Promise<TopicJudgement | null> {
  if (input.promptKind !== 'question') return null
  const question = await readTopicQuestion(input)
  if (question === null) return null
  const own = windows.filter(({ kind, text }) => kind === 'sentence' && !isRepeated(text, input.promptText))
  if (own.length === 0) return { relevance: 0, verdict: words < MIN_RELEVANCE ? 'off' : 'doubtful', foreign: [] }
  const bars = topicModel().kinds[input.promptKind]
  const { near, rest, subject } = topicNearness(
    own.map(({ vector }) => vector),
    question,
  )
  const isFar = near - subject < bars.off
  const verdict = isFar && words < MIN_RELEVANCE ? 'off' : isFar || rest - subject < bars.doubtful ? 'doubtful' : 'on'
  const degree = (rest - subject - bars.doubtful) / (bars.usual - bars.doubtful)
  return {
    relevance: held(MIN_RELEVANCE + (1 - MIN_RELEVANCE) * degree, verdict),
    verdict,
    foreign: verdict === 'off' ? [] : foreignParagraphs(answer.text, own, question),
  }
}

function isRepeated(sentence: string, promptText: string): boolean {
  return promptText.includes(sentence) || ngramOverlap(sentence, promptText) >= MAX_OVERLAP
}

/** A relevance on the side of the bar that its verdict is on. */
function held(relevance: number, verdict: TopicVerdict): number {
  const [least, most] = { on: [MIN_RELEVANCE, 1], doubtful: [MIN_RELEVANCE / 2, MIN_RELEVANCE], off: [0, 0.1] }[verdict]
  return Math.min(most ?? 1, Math.max(least ?? 0, relevance))
}
