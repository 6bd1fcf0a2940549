import { expect, test } from 'vitest'
import type { TaskId } from '../../task-ids.ts'
import type { KindRow } from './mock-report.ts'
import { workFirst } from './work-first.ts'

const kind = (taskId: TaskId, share: number | null, skills: KindRow['weights']['skills']): KindRow => ({
  taskId,
  items: 1,
  answered: 1,
  unscorable: 0,
  pending: 0,
  earned: 1,
  max: 1,
  share,
  weights: { overall: 0.1, skills },
  onePointMore: { overall: 0, skills: {} },
})

test('what would bring most in all skills together comes first, with the skill in which it brings most', () => {
  const rows = [
    kind('speaking/describe-image', 0.5, { speaking: 0.4 }),
    kind('listening/write-from-dictation', 0.5, { listening: 0.2, writing: 0.3 }),
    kind('reading/fill-in-the-blanks', 0.9, { reading: 0.9 }),
  ]
  expect(workFirst(rows)).toEqual([
    { taskId: 'listening/write-from-dictation', skill: 'writing', points: 80 * 0.5 * 0.3, missingShare: 0.5 },
    { taskId: 'speaking/describe-image', skill: 'speaking', points: 80 * 0.5 * 0.4, missingShare: 0.5 },
    expect.objectContaining({ taskId: 'reading/fill-in-the-blanks' }),
  ])
})

test('a kind that lacks nothing, or has no score, is no work', () => {
  const rows = [
    kind('speaking/describe-image', 1, { speaking: 0.4 }),
    kind('speaking/read-aloud', null, { speaking: 0.4 }),
  ]
  expect(workFirst(rows)).toEqual([])
})
