/** Judges whether an answer is about its question, by what its sentences mean. */
import type { TopicVerdict, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../../estimates/constants.ts'
import type { AnswerMeaning } from '../../meaning/answer-meaning.ts'
import { predictLinear } from '@rehearsal/statistics/linear-model'
import { ngramOverlap } from '../ngram-overlap.ts'
import { restatedShare } from '../restated-share.ts'
import { type ForeignParagraph, foreignParagraphs } from './foreign-paragraphs.ts'
import { type TopicFamily, topicModel } from './topic-model.ts'
import { topicMeasures } from './topic-nearness.ts'
import { readTopicQuestion } from './topic-question.ts'

/** A sentence that shares this much of its n-grams with the prompt says nothing of its own. */
const MAX_OVERLAP = 0.5

const MIN_WAYS = 3

export type TopicJudgement = {
  /** 0–1; less than `MIN_RELEVANCE` for what is not surely about the question. */
  relevance: number
  verdict: TopicVerdict
  foreign: readonly ForeignParagraph[]
}

export type TopicInput = Pick<WritingInput, 'promptText' | 'keyPoints' | 'promptKind'>

/**
 * Whether an answer is about its question. It is off only where meaning and `words` (`topicRelevance`, 0–1) both say so, with the
 * bar of meaning set for one false alarm in 2,000 good answers by their extrapolated tail; where meaning alone is in doubt, or
 * stands against the words, the verdict is `doubtful`. What an answer repeats of the prompt is not looked at. Null where
 * nothing is known of the question, or meaning has not learnt to judge its kind.
 */
export async function judgeTopic(
  { answer, windows }: AnswerMeaning,
  input: TopicInput,
  words: number,
): Promise<TopicJudgement | null> {
  const family = familyOf(input)
  const question = family === null ? null : await readTopicQuestion(input)
  if (family === null || question === null) return null
  const isCited = (text: string) => isRepeated(text, input)
  const own = windows.filter(({ kind, text }) => kind === 'sentence' && !isCited(text))
  if (own.length === 0) return { relevance: 0, verdict: words < MIN_RELEVANCE ? 'off' : 'doubtful', foreign: [] }
  const { off, doubtful, usual } = topicModel().families[family]
  const measured = topicMeasures(
    own.map(({ vector }) => vector),
    question,
  )
  const isFar = predictLinear(off, measured) < 0
  const sureness = predictLinear(doubtful, measured)
  const verdict = isFar && words < MIN_RELEVANCE ? 'off' : isFar || sureness < 0 ? 'doubtful' : 'on'
  return {
    relevance: held(MIN_RELEVANCE + ((1 - MIN_RELEVANCE) * sureness) / usual, verdict),
    verdict,
    foreign: verdict === 'off' || family !== 'discussed' ? [] : foreignParagraphs(answer.text, own, question),
  }
}

/** Nobody has to make the points of a question that is discussed, and points that can be said in one way alone tell too little. */
function familyOf({ promptKind, keyPoints }: TopicInput): TopicFamily | null {
  if (promptKind !== 'question' && promptKind !== 'situation') return null
  const isAsked = promptKind === 'situation' && keyPoints.length > 0
  return isAsked && keyPoints.every(({ says = [] }) => says.length >= MIN_WAYS) ? 'asked' : 'discussed'
}

function isRepeated(sentence: string, { promptText, promptKind }: TopicInput): boolean {
  const overlap = promptKind === 'situation' ? restatedShare : ngramOverlap
  return promptText.includes(sentence) || overlap(sentence, promptText) >= MAX_OVERLAP
}

/** A relevance on the side of the bar that its verdict is on. */
function held(relevance: number, verdict: TopicVerdict): number {
  const [least, most] = { on: [MIN_RELEVANCE, 1], doubtful: [MIN_RELEVANCE / 2, MIN_RELEVANCE], off: [0, 0.1] }[verdict]
  return Math.min(most ?? 1, Math.max(least ?? 0, relevance))
}
