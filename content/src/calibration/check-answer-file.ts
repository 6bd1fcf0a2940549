import type { TaskRules } from '@rehearsal/exam/formats/format'
import { hasTask, rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { countSentences } from '@rehearsal/english/text/count-sentences'
import { isAllCapitals } from '@rehearsal/english/text/is-all-capitals'
import { judgeForm } from '@rehearsal/scoring/form'
import type { FieldProblem } from '../problem.ts'
import type { AnswerFile, GradedAnswer } from './answer-file.ts'

/** What one file of graded answers alone can have wrong: its format, its answers' ids, their traits and points. */
export function checkAnswerFile(taskId: TaskId, { question, format, answers }: AnswerFile): FieldProblem[] {
  if (!hasTask(format, taskId)) return [{ field: 'format', message: `${format} has no ${taskId}` }]
  const rules = rulesOf(format, taskId)
  return answers.flatMap((answer, index) => {
    const id = `${question}-${String.fromCodePoint(97 + index)}`
    const misnamed = answer.id === id ? [] : [{ field: 'id', message: `is ${answer.id}; the next one is ${id}` }]
    return [...misnamed, ...checkScores(rules, answer)].map((problem) => ({
      ...problem,
      field: `answers.${index}.${problem.field}`,
    }))
  })
}

function checkScores(rules: TaskRules, { scores, text }: GradedAnswer): FieldProblem[] {
  const foreign = Object.keys(scores).filter((trait) => rules.traits.every((other) => other.trait !== trait))
  return [
    ...foreign.map((trait) => ({ field: `scores.${trait}`, message: 'is no trait of this kind in this format' })),
    ...rules.traits.flatMap(({ trait, max }) => {
      const points = scores[trait]
      const field = `scores.${trait}`
      if (points === undefined) return [{ field: 'scores', message: `has no points for ${trait}` }]
      if (points > max) return [{ field, message: `gives ${points} points of ${max}` }]
      if (trait !== 'form' || !rules.form) return []
      const form = judgeForm(rules.form, text, countSentences(text), isAllCapitals(text))
      return form.share * max === points
        ? []
        : [{ field, message: `is ${form.share * max} by its rule: ${form.reason}` }]
    }),
  ]
}
