import { beforeAll, expect, test } from 'vitest'
import { ownSources } from '../own-sources.ts'
import { readQuestions } from '../read-questions.ts'
import { checkOwnPersian } from './own-persian.ts'
import type { CheckedPersian } from './check-persian.ts'

let checked: CheckedPersian
beforeAll(async () => {
  const { questions } = await readQuestions(await ownSources())
  checked = await checkOwnPersian(questions)
})

test('our own Persian has no problems', () => {
  expect(checked.problems).toEqual([])
})
