import { catalogue } from '@rehearsal/tasks/catalogue'
import { expect, test, vi } from 'vitest'
import { studyPlanSchema } from './study-plan.ts'

// A kind more than there was.
vi.mock(import('@rehearsal/tasks/catalogue'), async (original) => {
  const { catalogue: before, ...rest } = await original()
  const face = before['speaking/re-tell-lecture']
  const added = { ...face, wire: { ...face.wire, studyPlan: 'speakingSummarizeGroupDiscussion' } }
  return { ...rest, catalogue: { ...before, added } }
})

const names = Object.values(catalogue).map(({ wire }) => wire.studyPlan)
const without = (name: string) => Object.fromEntries(names.filter((each) => each !== name).map((each) => [each, 3]))
const plan = {
  locked: false,
  id: 7,
  dailyPracticeSpeaking: 0,
  dailyPracticeWriting: 0,
  dailyPracticeListening: 0,
  dailyPracticeReading: 0,
  pteType: 'ACADEMIC',
  tasks: [],
  basis: null,
}

test('a plan that is older than a kind has none of it today', () => {
  const old = { ...plan, ...without('speakingSummarizeGroupDiscussion') }
  expect(studyPlanSchema.parse(old)).toEqual({ ...old, speakingSummarizeGroupDiscussion: 0 })
})

test('a kind of the list has its field, with the count that was sent', () => {
  const counts = { ...without('speakingSummarizeGroupDiscussion'), speakingSummarizeGroupDiscussion: 2 }
  expect(studyPlanSchema.parse({ ...plan, ...counts })).toMatchObject(counts)
  expect(studyPlanSchema.safeParse({ ...plan, ...counts, speakingSummarizeGroupDiscussion: -1 }).success).toBe(false)
})
