/** Judges whether an answer is about its question, by what its sentences mean. */
import type { PromptKind, TopicVerdict, WritingInput } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../../estimates/constants.ts'
import type { AnswerMeaning, ReadWindow } from '../../meaning/answer-meaning.ts'
import { predictLinear } from '@rehearsal/statistics/linear-model'
import { ngramOverlap } from '../ngram-overlap.ts'
import { restatedShare } from '../restated-share.ts'
import { type ForeignParagraph, foreignParagraphs } from './foreign-paragraphs.ts'
import { type TopicFamily, topicModel } from './topic-model.ts'
import { restMeasures, topicMeasures } from './topic-nearness.ts'
import { readTopicQuestion, type TopicQuestion } from './topic-question.ts'

/** A sentence that shares this much of its n-grams with the prompt says nothing of its own. */
const MAX_OVERLAP = 0.5

const MIN_WAYS = 3

/** Who says so much of what was to be said is not elsewhere, whatever meaning and words say. */
const MIN_SAID = 0.25
/** A summary with less of its points than a stray word has told nothing of them. */
const LEAST_SAID = 0.14

export type TopicJudgement = {
  /** 0–1; less than `MIN_RELEVANCE` for what is not surely about the question. */
  relevance: number
  verdict: TopicVerdict
  foreign: readonly ForeignParagraph[]
}

export type TopicInput = Pick<WritingInput, 'promptText' | 'keyPoints' | 'promptKind'>

/**
 * What words and points say of the topic: nearness of the words (`topicRelevance`), and the share of the points that is said, 0–1;
 * `reversed` is the share that is said the other way round.
 */
export type OtherWitnesses = { words: number; said?: number; reversed?: number }

/**
 * Whether an answer is about its question. It is off only where meaning, words and, where they are asked for, points say so, with the
 * bar of meaning set for one false alarm in 2,000 good answers by their extrapolated tail; where they do not agree, the verdict is
 * `doubtful`. What an answer repeats of the prompt is not looked at; a summary of nothing else is about its source. Null where
 * nothing is known of the question.
 */
export async function judgeTopic(
  { answer, windows }: AnswerMeaning,
  input: TopicInput,
  witnesses: OtherWitnesses,
): Promise<TopicJudgement | null> {
  const family = familyOf(input)
  const question = await readTopicQuestion(input)
  if (question === null) return null
  const own = ownWindows(windows, input)
  if (own.length === 0) return ofRepeated(input, witnesses)
  const { off, doubtful, usual } = topicModel().families[family]
  const vectors = own.map(({ vector }) => vector)
  const measured = topicMeasures(vectors, question)
  const isFar = predictLinear(off, measured) < 0 || (family === 'asked' && isRestElsewhere(vectors, question))
  const sureness = predictLinear(doubtful, measured)
  const verdict = verdictOf(isFar, sureness >= 0, witnesses, input)
  return {
    relevance: held(MIN_RELEVANCE + ((1 - MIN_RELEVANCE) * sureness) / usual, verdict),
    verdict,
    foreign: verdict === 'off' || family !== 'discussed' ? [] : foreignParagraphs(answer.text, own, question),
  }
}

/** Whether all but one sentence, which may have been put in, are about something else. */
function isRestElsewhere(vectors: readonly Float32Array[], question: TopicQuestion): boolean {
  const rest = restMeasures(vectors, question)
  return rest !== null && predictLinear(topicModel().families.asked.elsewhere, rest) < 0
}

function verdictOf(
  isFar: boolean,
  isSure: boolean,
  { words, said = 0, reversed = 0 }: OtherWitnesses,
  { promptKind, keyPoints }: TopicInput,
): TopicVerdict {
  if (isFar && words < MIN_RELEVANCE && said < MIN_SAID) return 'off'
  const isTold = !isSummarised(promptKind) || keyPoints.length === 0 || said + reversed >= LEAST_SAID
  return isFar || !isSure || !isTold ? 'doubtful' : 'on'
}

/** What only repeats a question says nothing; what only repeats a text is about it, and is judged as copied. */
function ofRepeated({ promptKind }: TopicInput, { words }: OtherWitnesses): TopicJudgement {
  if (isSummarised(promptKind)) return { relevance: 1, verdict: 'on', foreign: [] }
  return { relevance: 0, verdict: words < MIN_RELEVANCE ? 'off' : 'doubtful', foreign: [] }
}

/** Kinds that retell a text. */
export function isSummarised(promptKind: PromptKind): boolean {
  return promptKind === 'passage' || promptKind === 'lecture'
}

/** Nobody has to make the points of a question that is discussed, and points that can be said in one way alone tell too little. */
function familyOf({ promptKind, keyPoints }: TopicInput): TopicFamily {
  const isTold = keyPoints.length > 0 && keyPoints.every(({ says = [] }) => says.length >= MIN_WAYS)
  if (isSummarised(promptKind)) return isTold ? 'summarised' : 'sourced'
  return promptKind === 'situation' && isTold ? 'asked' : 'discussed'
}

/** The sentences that are more than words of the prompt; of one in a summary that copies a clause, the other clauses. */
export function ownWindows(windows: readonly ReadWindow[], input: TopicInput): ReadWindow[] {
  return windows.flatMap((window) => {
    if (window.kind !== 'sentence' || isRepeated(window.text, input)) return []
    const clauses = windows.filter(({ kind, sentences: [index] }) => kind === 'clause' && index === window.sentences[0])
    const own = clauses.filter(({ text }) => !isRepeated(text, input))
    return own.length === clauses.length || own.length === 0 ? [window] : own
  })
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
