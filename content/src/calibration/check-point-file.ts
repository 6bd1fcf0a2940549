import type { KeyPoint } from '../checks.ts'
import type { FieldProblem } from '../problem.ts'
import type { PointAnswer, PointFile } from './point-file.ts'

/** What a file of answers has wrong beside the question's key points: its ids, its labels, a set without a gate or that lent a way. */
export function checkPointFile(
  { question, fiction = [], answers }: PointFile,
  keyPoints: readonly KeyPoint[],
): FieldProblem[] {
  const points = keyPoints.length
  const unknown = fiction.filter((point) => point >= points)
  const gate = answers.filter(({ set, said }) => set === 'gate' && said !== undefined)
  const isGated = gate.some(({ change }) => change === 'none') && gate.some(isNearMiss)
  return [
    ...unknown.map((point) => ({ field: 'fiction', message: `names point ${point} of ${points}, from 0` })),
    ...(isGated ? [] : [{ field: 'answers', message: 'has no good answer of the gate, or no near miss' }]),
    ...checkWays(keyPoints, answers),
    ...answers.flatMap((answer, index) => {
      const isTaken = answers.slice(0, index).some(({ id }) => id === answer.id)
      const isNamed = answer.id.startsWith(`${question}-${answer.writer}-`)
      const found = [
        ...(isTaken ? [{ field: 'id', message: `${answer.id} is taken` }] : []),
        ...(isNamed ? [] : [{ field: 'id', message: `begins with ${question}-${answer.writer}-` }]),
        ...checkLabels(answer, points),
      ]
      return found.map((problem) => ({ ...problem, field: `answers.${index}.${problem.field}` }))
    }),
  ]
}

/** A short answer leaves nearly all out, and one of the wrong register may say all. */
function isNearMiss({ change }: PointAnswer): boolean {
  return change === 'missing' || change === 'reversed' || change === 'offTopic'
}

/** A point is not said and denied by one sentence, and none is taken from the gate: it would be found there for sure. */
function checkWays(keyPoints: readonly KeyPoint[], answers: readonly PointAnswer[]): FieldProblem[] {
  const gate = answers.filter(({ set }) => set === 'gate').flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/u))
  const taken = new Set(gate.map((sentence) => sentence.trim().toLowerCase()))
  return keyPoints.flatMap(({ says = [], opposite = [] }) => {
    const own = new Set<string>()
    return [...says, ...opposite].flatMap((way) => {
      const plain = way.toLowerCase()
      const isTwice = own.has(plain)
      own.add(plain)
      const field = 'question'
      return [
        ...(isTwice ? [{ field, message: `a key point is said and denied by "${way}"` }] : []),
        ...(taken.has(plain) ? [{ field, message: `a key point has a sentence of the gate: "${way}"` }] : []),
      ]
    })
  })
}

function checkLabels(answer: PointAnswer, points: number): FieldProblem[] {
  if (answer.set === 'fit') return checkCount('said', answer.said, points)
  const { change, style, what, said, sentences, topic } = answer
  const changed = (change !== 'none') === (what !== undefined)
  return [
    ...(changed ? [] : [{ field: 'what', message: 'stands in all but good answers, and in these alone' }]),
    ...(style === undefined || said !== undefined
      ? [
          ...checkCount('said', said, points),
          ...checkCount('sentences', sentences, points),
          ...(topic === undefined ? [{ field: 'topic', message: 'is missing' }] : []),
        ]
      : []),
  ]
}

function checkCount(field: string, labels: readonly unknown[] = [], points: number): FieldProblem[] {
  return labels.length === points ? [] : [{ field, message: `has ${labels.length} labels for ${points} key points` }]
}
