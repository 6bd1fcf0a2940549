/** Finds the paragraphs of an answer that are about something else than its question. */
import { cosine } from '@rehearsal/meaning/vectors'
import { predictLinear } from '@rehearsal/statistics/linear-model'
import { sum } from '@rehearsal/statistics/numbers'
import { directionOf, type ReadWindow } from '../../meaning/answer-meaning.ts'
import { wordTokens } from '../../text/word-tokens.ts'
import { nearest, topicNearness } from './topic-nearness.ts'
import { topicModel } from './topic-model.ts'
import type { TopicQuestion } from './topic-question.ts'

/** Fewer words are a greeting, a heading or a closing line. */
const MIN_WORDS = 20

/** A paragraph about something else: its place in the text, and how many words it has. */
export type ForeignParagraph = { start: number; end: number; words: number }

/**
 * The paragraphs that come nearer to another subject than to the question and than to the rest of the answer. A story or an
 * example is about its question by what stands around it; an answer of one paragraph has none.
 */
export function foreignParagraphs(
  text: string,
  sentences: readonly ReadWindow[],
  question: TopicQuestion,
): ForeignParagraph[] {
  const paragraphs = paragraphsOf(text, sentences)
  if (paragraphs.length < 2) return []
  return paragraphs.flatMap((own) => {
    const words = sum(own.map((sentence) => wordTokens(sentence.text).length))
    const rest = paragraphs.filter((other) => other !== own).flat()
    const [first, last] = [own[0], own.at(-1)]
    if (words < MIN_WORDS || first === undefined || last === undefined || !isForeign(own, rest, question)) return []
    return [{ start: first.start, end: last.end, words }]
  })
}

function isForeign(own: readonly ReadWindow[], rest: readonly ReadWindow[], question: TopicQuestion): boolean {
  const vectors = own.map(({ vector }) => vector)
  const { near, subject } = topicNearness(vectors, question)
  const whole = directionOf(vectors)
  const toRest = cosine(whole, directionOf(rest.map(({ vector }) => vector))) - nearest(whole, question.others)
  return predictLinear(topicModel().paragraph, [near - subject, toRest]) < 0
}

function paragraphsOf(text: string, sentences: readonly ReadWindow[]): ReadWindow[][] {
  const paragraphs: ReadWindow[][] = []
  sentences.forEach((sentence, i) => {
    const before = sentences[i - 1]
    const isNew = before === undefined || text.slice(before.end, sentence.start).includes('\n')
    if (isNew) paragraphs.push([sentence])
    else paragraphs.at(-1)?.push(sentence)
  })
  return paragraphs
}
