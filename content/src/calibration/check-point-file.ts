import type { FieldProblem } from '../problem.ts'
import type { PointAnswer, PointFile } from './point-file.ts'

/** What a file of answers has wrong beside the question's number of key points: its ids, its labels, a set without a gate. */
export function checkPointFile({ question, fiction = [], answers }: PointFile, points: number): FieldProblem[] {
  const unknown = fiction.filter((point) => point >= points)
  const gate = answers.filter(({ set, said }) => set === 'gate' && said !== undefined)
  const isGated = gate.some(({ change }) => change === 'none') && gate.some(({ change }) => change !== 'none')
  return [
    ...unknown.map((point) => ({ field: 'fiction', message: `names point ${point} of ${points}, from 0` })),
    ...(isGated ? [] : [{ field: 'answers', message: 'has no good answer of the gate, or no near miss' }]),
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

function checkLabels(answer: PointAnswer, points: number): FieldProblem[] {
  if (answer.set === 'fit') return checkCount('said', answer.said, points)
  const { change, style, what, said, sentences, topic } = answer
  const changed = (change !== 'none') === (what !== undefined)
  return [
    ...(changed ? [] : [{ field: 'what', message: 'stands in near misses, and in these alone' }]),
    ...(style === undefined
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
