import type { MockTestRow } from '../mock-tests.ts'

const band = (value: number) => ({ value, low: value - 4.4, high: value + 5 })

/** A mini that has ended and whose scores are all there. */
export const aRow = (changes: Partial<MockTestRow> = {}): MockTestRow => ({
  id: 9,
  form: 'mini',
  pteType: 'ACADEMIC',
  format: 'academic-2025',
  status: 'reported',
  startedAt: '2026-11-20T18:00:00.000Z',
  endedAt: '2026-11-20T18:16:00.000Z',
  itemCount: 14,
  position: 14,
  resumableUntil: null,
  scores: { overall: band(62), speaking: band(58), writing: band(64), reading: band(66), listening: null },
  ...changes,
})

/** The test that runs. */
export const aRunningRow = (changes: Partial<MockTestRow> = {}): MockTestRow =>
  aRow({
    id: 5,
    status: 'running',
    endedAt: null,
    position: 4,
    resumableUntil: '2026-12-04T18:00:00.000Z',
    scores: null,
    ...changes,
  })

type List = { finished?: MockTestRow[]; running?: MockTestRow | null; freeLeft?: number | null; totalPages?: number }

/** The list as the server sends it; a premium learner's without anything in it unless told otherwise. */
export const aList = ({ finished = [], running = null, freeLeft = null, totalPages = 1 }: List = {}) => ({
  _embedded: { mockTests: finished },
  number: 0,
  totalPages,
  totalElements: finished.length,
  running,
  format: 'academic-2025',
  freeLeft,
})
