import { markPreview, previewQuestion, type QuestionContent } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../../shared/api/call.ts'

/** The question as learners would see it with what is written; asked anew whenever that is another. */
export const previewQuery = (taskId: TaskId, content: QuestionContent) =>
  queryOptions({
    queryKey: ['question-preview', taskId, content],
    queryFn: ({ signal }) => call(previewQuestion, { body: { ...content, taskId }, signal }),
    retry: false,
    gcTime: 0,
  })

/** Marks an answer to it; nothing is kept. */
export const markAnswer = (taskId: TaskId, content: QuestionContent, submission: unknown) =>
  call(markPreview, { body: { ...content, taskId, submission: z.json().parse(submission) } })
