/** How near sentences come to a question, and to another subject. */
import { cosine } from '@rehearsal/meaning/vectors'
import { mean } from '@rehearsal/statistics/numbers'
import type { TopicQuestion } from './topic-question.ts'

/** The share of the sentences that an answer is about its question by; the others tell, narrate, concede. */
const NEAR_SHARE = 1 / 3
/** What was put in stands in two sentences at most, and is at most a fifth of them. */
const PUT_IN = { most: 2, share: 1 / 5 }

/** A point is as near as so many of the ways of saying it. */
const NEAREST_WAYS = 3

/** Of fewer sentences too little is left without the one that helps most. */
const LEAST_WITH_REST = 4

/** Mean cosines of the nearest third of some sentences. */
export type TopicNearness = {
  /** To the question. */
  near: number
  /** The same without the nearest sentences, two of ten and more, which may have been put in. */
  rest: number
  /** To the one other subject that they come nearest to. */
  subject: number
}

/** How near sentences (vectors, at least one) come to a question: a third of them has to, for an answer may tell a story. */
export function topicNearness(sentences: readonly Float32Array[], question: TopicQuestion): TopicNearness {
  const count = Math.max(1, Math.round(sentences.length * NEAR_SHARE))
  const near = descending(sentences.map((vector) => nearest(vector, question.sentences)))
  const rest = near.slice(Math.min(PUT_IN.most, Math.floor(near.length * PUT_IN.share)))
  const subjects = question.others.map((subject) =>
    mean(descending(sentences.map((vector) => cosine(vector, subject))).slice(0, count)),
  )
  return { near: mean(near.slice(0, count)), rest: mean(rest.slice(0, count)), subject: Math.max(0, ...subjects) }
}

/** What `topicModel` weighs of sentences: `near`, `rest`, `subject`, and how near its points come. */
export function topicMeasures(sentences: readonly Float32Array[], question: TopicQuestion): number[] {
  const { near, rest, subject } = topicNearness(sentences, question)
  return [near, rest, subject, pointNearness(sentences, question)]
}

/**
 * What `topicModel` weighs of sentences without the one that comes nearest to what was asked, which may have been put into an answer to
 * something else: `near`, `subject`, how near its points come, and how much nearer its sentences are on average to what was asked than
 * to another subject. Null of fewer than four.
 */
export function restMeasures(sentences: readonly Float32Array[], question: TopicQuestion): number[] | null {
  if (sentences.length < LEAST_WITH_REST) return null
  const asked = sentences.map((vector) => ({ vector, near: nearestAsked(vector, question) }))
  const [, ...rest] = asked.toSorted((one, other) => other.near - one.near)
  const vectors = rest.map(({ vector }) => vector)
  const { near, subject } = topicNearness(vectors, question)
  const excess = rest.map((one) => one.near - nearest(one.vector, question.others))
  return [near, subject, pointNearness(vectors, question), mean(excess)]
}

function nearestAsked(vector: Float32Array, { sentences, points }: TopicQuestion): number {
  return Math.max(nearest(vector, sentences), ...points.map((ways) => nearnessToPoint(vector, ways)))
}

/** How near sentences come to the points of a question: the mean, over the points, of the nearest sentence's; 0 without points. */
function pointNearness(sentences: readonly Float32Array[], { points }: TopicQuestion): number {
  return mean(points.map((ways) => Math.max(...sentences.map((vector) => nearnessToPoint(vector, ways)))))
}

function nearnessToPoint(vector: Float32Array, ways: readonly Float32Array[]): number {
  return mean(descending(ways.map((way) => cosine(vector, way))).slice(0, NEAREST_WAYS))
}

/** The cosine of the nearest of `others`. */
export function nearest(vector: Float32Array, others: readonly Float32Array[]): number {
  return others.reduce((most, other) => Math.max(most, cosine(vector, other)), 0)
}

function descending(values: readonly number[]): number[] {
  return values.toSorted((one, other) => other - one)
}
