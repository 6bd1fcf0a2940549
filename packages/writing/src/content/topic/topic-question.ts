/** What a question asks about, as vectors. */
import { cosine } from '@rehearsal/meaning/vectors'
import type { WritingInput } from '@rehearsal/rating/types'
import { directionOf } from '../../meaning/answer-meaning.ts'
import { questionVectors } from '../../meaning/sentence-vectors.ts'
import { windowsOf } from '../../meaning/windows.ts'
import { parseText } from '../../text/parse-text.ts'
import { hasTopic } from '../topic-relevance.ts'
import { subjectVectors } from './subject-vectors.ts'

/** A subject this near the prompt is its own: what is written about the prompt speaks of it, too. */
const OWN_SUBJECT = 0.45

export type TopicQuestion = {
  /** Each sentence of the prompt that speaks of its topic; the points where there is no prompt. */
  sentences: readonly Float32Array[]
  /** Ways of saying each point. */
  points: readonly (readonly Float32Array[])[]
  /** Subjects that are not the prompt's. */
  others: readonly Float32Array[]
}

/** Reads what a question asks about (its vectors are kept); null where it says nothing. */
export async function readTopicQuestion({
  promptText,
  keyPoints,
}: Pick<WritingInput, 'promptText' | 'keyPoints'>): Promise<TopicQuestion | null> {
  const sentencesOfPrompt = windowsOf(parseText(promptText))
    .filter(({ kind }) => kind === 'sentence')
    .map(({ start, end }) => promptText.slice(start, end))
  const all = sentencesOfPrompt.length > 0 ? sentencesOfPrompt : keyPoints.map(({ point }) => point)
  const telling = all.filter((sentence) => hasTopic(parseText(sentence)))
  const asked = telling.length > 0 ? telling : all
  if (asked.length === 0) return null
  const sentences = await questionVectors(asked)
  const whole = directionOf(sentences)
  const points: Float32Array[][] = []
  for (const { point, says = [] } of keyPoints) points.push(await questionVectors([point, ...says]))
  return { sentences, points, others: subjectVectors().filter((subject) => cosine(subject, whole) < OWN_SUBJECT) }
}
