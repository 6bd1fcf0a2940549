import { expect, test } from 'vitest'
import { checkIdsKept, checkIdsLocked, withNewIds } from './ids-lock.ts'

const lock = `# Every id
reading/multiple-choice-single/00003-old-maps
speaking/read-aloud/00007-ferries
`
const maps = { id: 3, file: 'reading/multiple-choice-single/00003-old-maps.yaml' }
const ferries = { id: 7, file: 'speaking/read-aloud/00007-ferries.yaml' }
const rain = { id: 9, file: 'speaking/read-aloud/00009-rain.yaml' }

test('an id that keeps its question passes, and so does a new or a vanished one', () => {
  expect(checkIdsKept([maps, rain], lock)).toEqual([])
})

test.each([
  ['kind', 'listening/multiple-choice-single/00003-old-maps.yaml'],
  ['subject', 'reading/multiple-choice-single/00003-new-maps.yaml'],
])('an id never gets another %s', (_what, file) => {
  expect(checkIdsKept([{ id: 3, file }], lock)).toEqual([
    {
      file,
      field: 'id',
      message: expect.stringContaining('3 belongs to reading/multiple-choice-single/00003-old-maps'),
    },
  ])
})

test('an id that a deleted question had is not free', () => {
  expect(checkIdsKept([maps, { id: 7, file: 'speaking/read-aloud/00007-rain.yaml' }], lock)).toHaveLength(1)
})

test('a question that is not in the lock is named', () => {
  expect(checkIdsLocked([maps, rain], lock).map(({ file }) => file)).toEqual([rain.file])
})

test('the lock takes up new ids in order and forgets none', () => {
  const next = withNewIds([rain, maps], lock)
  expect(next.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'reading/multiple-choice-single/00003-old-maps',
    'speaking/read-aloud/00007-ferries',
    'speaking/read-aloud/00009-rain',
    '',
  ])
  expect(checkIdsLocked([maps, ferries, rain], next)).toEqual([])
  expect(withNewIds([maps], next)).toBe(next)
})
