import { fileURLToPath } from 'node:url'
import { taskIds } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'

const questionsDirectory = fileURLToPath(new URL('../questions', import.meta.url))

test('the question bank has no problems and at least twelve questions of each kind', async () => {
  const { questions, problems } = await readQuestions(questionsDirectory, () => true)
  expect(problems).toEqual([])
  for (const taskId of taskIds) {
    expect(questions.filter((question) => question.taskId === taskId).length, taskId).toBeGreaterThanOrEqual(12)
  }
})
