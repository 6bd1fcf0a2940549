import { taskIds } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { words } from '../testing/kind-sources.ts'
import { bankTable } from './bank-table.ts'

const cells = (table: string, kind: string) =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${kind} `))
    ?.split(/\s+/u)

const table = bankTable([
  aBankQuestion({ id: 1, text: words(10), complexity: 'EASY' }),
  aBankQuestion({ id: 2, text: words(30), complexity: 'HARD', variants: ['ACADEMIC', 'CORE'] }),
  aBankQuestion({ id: 3, text: words(20), complexity: 'HARD' }),
  aBankQuestion({
    id: 4,
    taskId: 'listening/write-from-dictation',
    text: words(10),
    facts: { isSpoken: true, subject: { field: 'sentence', text: words(10) } },
  }),
])

test('a kind has its questions, by variant and complexity, and the length of what is read in words', () => {
  expect(cells(table, 'reading/multiple-choice-single')).toEqual([
    'reading/multiple-choice-single',
    '3',
    '3',
    '1',
    '1',
    '0',
    '2',
    '10',
    '20',
    '30',
    'words',
  ])
})

test('what is heard is measured in seconds', () => {
  expect(cells(table, 'listening/write-from-dictation')?.slice(-4)).toEqual(['4', '4', '4', 's'])
})

test('all kinds are in the table, empty ones too, and the last line adds them up', () => {
  expect(table.split('\n')).toHaveLength(taskIds.length + 2)
  expect(cells(table, 'writing/write-essay')?.[1]).toBe('0')
  expect(cells(table, 'all')).toEqual(['all', '4', '4', '1', '1', '1', '2'])
})
