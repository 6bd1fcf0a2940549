import { fileURLToPath } from 'node:url'
import { taskIds } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { readKnownWords } from './known-words.ts'
import { readQuestions } from './read-questions.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

test('the question bank has no problems and at least twelve questions of each kind', async () => {
  const knowsWord = await readKnownWords(pathOf('..'))
  const { questions, problems } = await readQuestions(pathOf('../questions'), knowsWord)
  expect(problems).toEqual([])
  const counts = taskIds.map((taskId) => questions.filter((question) => question.taskId === taskId).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
})
