import type { NextPractice, TaskTrend } from '@rehearsal/contracts/next-practice'
import type { Suggestion, Trend } from './service.ts'

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

export function presentTrend({ taskId, attempts, points }: Trend): TaskTrend {
  return {
    taskId,
    attempts,
    points: points.map(({ attemptId, date, share }) => ({ attemptId, date: date.toISOString(), share })),
  }
}
