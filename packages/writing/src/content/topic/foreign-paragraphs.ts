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

/**
 * Below this nearness to the question, less that to another subject, all but the nearest paragraph are foreign. Of 203 good essays,
 * 52 of them of the gate, none lies below (least: -0.163), of such with one paragraph of their own and the others of another essay
 * 48 %.
 */
const MOST_FOREIGN = -0.2

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
  const foreign = new Set(mostForeign(paragraphs, question))
  // What is foreign is left out of the rest, beside which the next one stands out more.
  for (let known = -1; known < foreign.size;) {
    known = foreign.size
    for (const own of paragraphs.filter((each) => !foreign.has(each) && wordsOf(each) >= MIN_WORDS)) {
      const rest = paragraphs.filter((other) => other !== own && !foreign.has(other)).flat()
      if (rest.length > 0 && isForeign(own, rest, question)) foreign.add(own)
    }
  }
  return paragraphs.flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!foreign.has(own) || wordsOf(own) < MIN_WORDS || first === undefined || last === undefined) return []
    return [{ start: first.start, end: last.end, words: wordsOf(own) }]
  })
}

/** All paragraphs but the nearest to the question, where together they are about something else: each alone agrees with its like. */
function mostForeign(paragraphs: readonly ReadWindow[][], question: TopicQuestion): ReadonlySet<ReadWindow[]> {
  const full = paragraphs.filter((paragraph) => wordsOf(paragraph) >= MIN_WORDS)
  const byNearness = full.toSorted((one, other) => differenceOf(other, question) - differenceOf(one, question))
  const others = byNearness.slice(1)
  if (others.length < 2) return new Set()
  return differenceOf(others.flat(), question) < MOST_FOREIGN ? new Set(others) : new Set()
}

function differenceOf(sentences: readonly ReadWindow[], question: TopicQuestion): number {
  const { near, subject } = topicNearness(vectorsOf(sentences), question)
  return near - subject
}

const wordsOf = (sentences: readonly ReadWindow[]) => sum(sentences.map(({ text }) => wordTokens(text).length))

function isForeign(own: readonly ReadWindow[], rest: readonly ReadWindow[], question: TopicQuestion): boolean {
  return predictLinear(topicModel().paragraph, paragraphMeasures(vectorsOf(own), vectorsOf(rest), question)) < 0
}

const vectorsOf = (sentences: readonly ReadWindow[]) => sentences.map(({ vector }) => vector)

/** What `topicModel` weighs of a paragraph, by its sentences and those of the rest. */
export function paragraphMeasures(
  own: readonly Float32Array[],
  rest: readonly Float32Array[],
  question: TopicQuestion,
): number[] {
  const { near, subject } = topicNearness(own, question)
  const whole = directionOf(own)
  return [near - subject, cosine(whole, directionOf(rest)) - nearest(whole, question.others)]
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
