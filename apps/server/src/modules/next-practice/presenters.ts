import type { NextPractice } from '@rehearsal/contracts/next-practice'
import type { Suggestion } from './service.ts'

export function presentSuggestion({ question, reason, target, isTargetSet }: Suggestion): NextPractice {
  const { skill, weight, share, answers, neededShare } = reason
  return {
    practiceId: question.id,
    taskId: question.taskId,
    title: question.title,
    isNew: question.lastAt === null,
    reason: { skill, weight, share, answers, target, isTargetSet, neededShare },
  }
}
