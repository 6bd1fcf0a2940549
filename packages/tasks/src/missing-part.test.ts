import { formats } from '@rehearsal/exam/formats/formats'
import { taskIds } from '@rehearsal/exam/task-ids'
import { describe, expect, test } from 'vitest'
import { missingPart } from './missing-part.ts'
import { samples } from './samples.ts'
import { tasks } from './tasks.ts'

const all = Object.values(formats).flatMap((format) =>
  taskIds.flatMap((taskId) => {
    const rules = format.tasks[taskId]
    return rules === undefined ? [] : [{ name: `${format.id}, ${taskId}`, taskId, rules, task: tasks[taskId] }]
  }),
)
const written = all.filter(({ rules }) => rules.form !== undefined)
const gapped = all.filter(({ task }) => 'words' in task.submission.shape)
const others = all.filter((each) => !written.includes(each) && !gapped.includes(each))
const wordsOf = (count: number) => ({ answer: Array.from({ length: count }, () => 'word').join(' ') })

test('there are written kinds, kinds with gaps, and others', () => {
  const kinds = [written, gapped, others].map((each) => new Set(each.map(({ taskId }) => taskId)).size)
  expect(Math.min(...kinds)).toBeGreaterThanOrEqual(3)
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(taskIds.length)
})

describe('gaps', () => {
  test.each(gapped)('$name: each gap without a word is counted, however much space stands in it', ({ task, rules }) => {
    expect(missingPart(task, rules, { words: ['rose', '', 'moved', ' ', 'away'] })).toEqual({
      of: 'gaps',
      empty: 2,
      total: 5,
    })
  })

  test.each(gapped)('$name: nothing is missing where every gap has a word', ({ task, rules }) => {
    expect(missingPart(task, rules, { words: ['rose', 'moved'] })).toBeNull()
  })
})

describe('written answers', () => {
  test.each(written)(
    '$name: a text that is too short for its full marks is told with its length',
    ({ task, rules }) => {
      const min = rules.form?.full.min ?? 0
      expect(missingPart(task, rules, wordsOf(min - 1))).toEqual({ of: 'words', count: min - 1, min })
      expect(missingPart(task, rules, wordsOf(min))).toBeNull()
    },
  )
})

test.each(others)(
  '$name: of an answer of which nobody can tell what it lacks, nothing is said',
  ({ task, rules, taskId }) => {
    expect(missingPart(task, rules, samples[taskId].submission)).toBeNull()
  },
)

test('what is no answer of the kind lacks nothing that could be named', () => {
  for (const { task, rules } of all) expect(missingPart(task, rules, { other: 1 })).toBeNull()
})
