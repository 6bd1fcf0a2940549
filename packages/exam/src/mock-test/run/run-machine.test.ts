import { describe, expect, test } from 'vitest'
import { CONTACT_LOST_MS, GRACE_MS, newRun, type RunEvent, type RunItem, TAKE_GRACE_MS } from './run.ts'
import { mayBeHeard } from './may-be-heard.ts'
import { stepRun } from './run-machine.ts'

const MINUTE = 60_000
const item = (changes: Partial<RunItem> = {}): RunItem => ({
  part: 'speaking-writing',
  hasOwnClock: true,
  clockMs: MINUTE,
  afterLoss: 'still-there',
  ...changes,
})
const shared = item({ part: 'reading', hasOwnClock: false, clockMs: 10 * MINUTE })

/** Each event so many milliseconds after the start. */
type Told = { at: number } & (
  | { kind: 'beat'; page?: string }
  | { kind: 'open'; page?: string; readableMs?: number }
  | { kind: 'leave'; page?: string; position: number; hasAnswer?: boolean }
  | { kind: 'end' }
)

const eventOf = (told: Told): RunEvent => {
  if (told.kind === 'end') return { kind: 'end', at: told.at }
  const page = told.page ?? 'a'
  if (told.kind === 'beat') return { kind: 'beat', at: told.at, page }
  return told.kind === 'leave' ? { hasAnswer: true, ...told, page } : { ...told, page }
}

function runThrough(items: readonly RunItem[], ...events: Told[]) {
  let run = newRun(0)
  const refusals = events.map((event) => {
    const step = stepRun(items, run, eventOf(event))
    run = step.run
    return step.refusal
  })
  return { run, refusals, last: refusals.at(-1) ?? null }
}

/** Signs of life every five seconds, from one moment up to another. */
const beats = (from: number, to: number, page = 'a'): Told[] =>
  Array.from({ length: Math.floor((to - from) / 5000) + 1 }, (_, n) => ({ kind: 'beat', page, at: from + n * 5000 }))

describe('a clock', () => {
  test('starts when its item is opened, and opening it again does not start it anew', () => {
    const { run } = runThrough([item()], { kind: 'open', at: 1000 }, { kind: 'open', at: 9000 })
    expect(run).toMatchObject({ openedAt: 1000, endsAt: 61_000 })
  })

  test('that has ended leaves its item, and the next one waits to be opened', () => {
    const { run } = runThrough([item(), item()], { kind: 'open', at: 0 }, ...beats(0, 65_000))
    expect(run).toMatchObject({ position: 1, openedAt: null, endsAt: null, outcomes: ['unanswered'] })
  })

  test('leaves an answer two seconds to arrive; what comes later is late', () => {
    const during = beats(0, 60_000)
    const arriving = (at: number) =>
      runThrough([item(), item()], { kind: 'open', at: 0 }, ...during, { kind: 'leave', position: 0, at }).run.outcomes
    expect(arriving(MINUTE + GRACE_MS)).toEqual(['answered'])
    expect(arriving(MINUTE + GRACE_MS + 1)).toEqual(['late'])
  })

  test.each([
    [61_900, 'answered'],
    [62_100, 'late'],
  ] as const)('judges an answer by when it arrived, %i, though a sign of life overtook it: %s', (at, outcome) => {
    const overtaking = beats(0, 60_000).concat({ kind: 'beat', at: 62_500 })
    const { run, last } = runThrough([item(), item()], { kind: 'open', at: 0 }, ...overtaking, {
      kind: 'leave',
      position: 0,
      at,
    })
    expect(last).toBeNull()
    expect(run.outcomes).toEqual([outcome])
  })

  test('leaves an item that was never open to nobody: an answer to it is late', () => {
    const { run } = runThrough(
      [shared, shared, item({ part: 'listening' })],
      { kind: 'open', at: 0 },
      ...beats(0, 600_000),
      { kind: 'beat', at: 602_500 },
      { kind: 'leave', position: 1, at: 601_000 },
    )
    expect(run.outcomes).toEqual(['unanswered', 'late'])
  })

  test('leaves a take half a minute to arrive, also where its page gives signs of life meanwhile', () => {
    const take = item({ afterLoss: 'asked-again' })
    const arriving = (at: number) =>
      runThrough([take, take], { kind: 'open', at: 0 }, ...beats(0, at), { kind: 'leave', position: 0, at }).run
        .outcomes
    expect(arriving(MINUTE + TAKE_GRACE_MS)).toEqual(['answered'])
    expect(arriving(MINUTE + TAKE_GRACE_MS + 5001)).toEqual(['late'])
  })

  test('that has ended between two items opens none with nothing left: the rest of the part is left', () => {
    const items = [shared, shared, shared, item({ part: 'listening' })]
    const inGrace: Told[] = [
      { kind: 'open', at: 0 },
      ...beats(0, 10 * MINUTE),
      { kind: 'leave', position: 0, at: 10 * MINUTE + 1000 },
    ]
    const { run } = runThrough(items, ...inGrace)
    expect(run).toMatchObject({
      position: 3,
      openedAt: null,
      endsAt: null,
      outcomes: ['answered', 'unanswered', 'unanswered'],
    })
    const early = runThrough(
      items,
      { kind: 'open', at: 0 },
      ...beats(0, 9 * MINUTE),
      { kind: 'leave', position: 0, at: 9 * MINUTE },
      ...beats(9 * MINUTE, 10 * MINUTE),
    )
    expect(early.run).toMatchObject({ position: 3, openedAt: null })
  })

  test('that a part shares runs on over its items, and its end leaves all that are left', () => {
    const items = [shared, shared, shared, item({ part: 'listening' })]
    const open: Told[] = [
      { kind: 'open', at: 0 },
      { kind: 'leave', position: 0, at: 4 * MINUTE },
    ]
    const start = runThrough(items, ...beats(0, 0), ...open.slice(0, 1), ...beats(0, 4 * MINUTE), ...open.slice(1))
    expect(start.run).toMatchObject({ position: 1, openedAt: null, endsAt: 10 * MINUTE })
    const { run } = runThrough(
      items,
      { kind: 'open', at: 0 },
      ...beats(0, 4 * MINUTE),
      { kind: 'leave', position: 0, at: 4 * MINUTE },
      { kind: 'open', at: 4 * MINUTE },
      ...beats(4 * MINUTE, 11 * MINUTE),
    )
    expect(run).toMatchObject({ position: 3, endsAt: null, outcomes: ['answered', 'unanswered', 'unanswered'] })
  })
})

describe('an answer', () => {
  test('to an item to come is refused, to one that is closed as well, and neither changes anything', () => {
    const { run, refusals } = runThrough(
      [item(), item()],
      { kind: 'leave', position: 0, at: 0 },
      { kind: 'open', at: 0 },
      { kind: 'leave', position: 1, at: 100 },
      { kind: 'leave', position: 0, at: 200 },
      { kind: 'leave', position: 0, at: 300 },
      { kind: 'end', at: 400 },
      { kind: 'beat', at: 500 },
    )
    expect(refusals).toEqual(['item_to_come', null, 'item_to_come', null, 'item_closed', null, 'test_ended'])
    expect(run).toMatchObject({ isEnded: true, outcomes: ['answered', 'unanswered'] })
  })

  test('from a page that another took the test from is refused, and is no sign of life', () => {
    const { run, last } = runThrough(
      [item()],
      { kind: 'open', at: 0 },
      { kind: 'open', page: 'b', at: 1000 },
      { kind: 'leave', page: 'a', position: 0, at: 2000 },
    )
    expect(last).toBe('other_page')
    expect(run).toMatchObject({ page: 'b', contactAt: 1000, position: 0 })
  })
})

describe('silence', () => {
  test('of up to twenty seconds costs what it lasts', () => {
    const { run } = runThrough([item()], { kind: 'open', at: 0 }, { kind: 'beat', at: CONTACT_LOST_MS })
    expect(run).toMatchObject({ endsAt: MINUTE, interruptions: [] })
  })

  test('of hours after a power cut stops the clock where contact was lost', () => {
    const hours = 3 * 60 * MINUTE
    const { run } = runThrough([item()], { kind: 'open', at: 0 }, ...beats(0, 20_000), {
      kind: 'open',
      page: 'b',
      at: hours,
    })
    expect(run.endsAt).toBe(hours + 40_000)
    expect(run.interruptions).toEqual([
      {
        part: 'speaking-writing',
        position: 0,
        from: 20_000,
        to: hours,
        kind: 'page-lost',
        forgivenMs: hours - 20_000,
      },
    ])
  })

  test('of a page that stayed open forgives five minutes of a part in all', () => {
    const away = (at: number): Told => ({ kind: 'beat', at })
    const long = item({ clockMs: 60 * MINUTE })
    const { run } = runThrough([long], { kind: 'open', at: 0 }, away(4 * MINUTE), away(8 * MINUTE))
    expect(run.interruptions.map(({ forgivenMs }) => forgivenMs)).toEqual([4 * MINUTE, MINUTE])
    expect(run.endsAt).toBe(65 * MINUTE)
  })

  test('in which the item stood in a page that was closed later is forgiven like that of one that stayed, and the rest in full', () => {
    const essay = item({ clockMs: 20 * MINUTE })
    const back = (at: number, readableMs: number, page: string): Told => ({ kind: 'open', page, at, readableMs })
    const { run } = runThrough(
      [essay],
      { kind: 'open', at: 0 },
      { kind: 'beat', at: 0 },
      back(18 * MINUTE, 3 * MINUTE, 'b'),
      back(28 * MINUTE, 99 * MINUTE, 'c'),
    )
    expect(run.interruptions.map(({ forgivenMs, readableMs }) => [forgivenMs, readableMs])).toEqual([
      [18 * MINUTE, 3 * MINUTE],
      [2 * MINUTE, 2 * MINUTE],
    ])
    const { run: stayed } = runThrough([essay], { kind: 'open', at: 0 }, back(6 * MINUTE, 4 * MINUTE, 'b'), {
      kind: 'beat',
      page: 'b',
      at: 9 * MINUTE,
    })
    expect(stayed.interruptions.map(({ forgivenMs }) => forgivenMs)).toEqual([6 * MINUTE, MINUTE])
  })

  test('a fourth time in a part is not forgiven; another part forgives anew', () => {
    const items = [item({ clockMs: 60 * MINUTE }), shared]
    const lost = (n: number): Told => ({ kind: 'open', page: `p${n}`, at: n * MINUTE })
    const { run } = runThrough(items, ...[0, 1, 2, 3, 4].map(lost))
    expect(run.interruptions.map(({ forgivenMs }) => forgivenMs)).toEqual([MINUTE, MINUTE, MINUTE, 0])
    expect(run.endsAt).toBe(63 * MINUTE)
    const next = runThrough(
      items,
      ...[0, 1, 2, 3, 4].map(lost),
      { kind: 'leave', page: 'p4', position: 0, at: 4 * MINUTE },
      { kind: 'open', page: 'p4', at: 4 * MINUTE },
      lost(5),
    )
    expect(next.run.interruptions.at(-1)).toMatchObject({ part: 'reading', forgivenMs: MINUTE })
  })

  test('an answer that was under way when contact was lost is in time, whenever it arrives within what is forgiven', () => {
    const { run } = runThrough([item()], { kind: 'open', at: 0 }, ...beats(0, 55_000), {
      kind: 'leave',
      position: 0,
      at: 4 * MINUTE,
    })
    expect(run.outcomes).toEqual(['answered'])
  })
})

test.each([
  ['a take that was lost is recorded anew, with all its time', 'asked-again', 30_000 + MINUTE, 1],
  ['a recording may be heard anew, and the clock runs on', 'heard-again', MINUTE, 1],
  ['a text stands there again, and nothing is forgiven', 'still-there', MINUTE, 0],
] as const)('after a reload %s', (_what, afterLoss, endsAt, interruptions) => {
  const { run } = runThrough([item({ afterLoss })], { kind: 'open', at: 0 }, ...beats(0, 25_000), {
    kind: 'open',
    page: 'b',
    at: 30_000,
  })
  expect(run.endsAt).toBe(endsAt)
  expect(run.interruptions).toHaveLength(interruptions)
})

describe('a page that is lost', () => {
  const lostAt = (...times: number[]) => times.map((at): Told => ({ kind: 'open', page: `p${at}`, at }))

  test('twice during a take gives its clock back once each time, and never more than all of it', () => {
    const { run } = runThrough([item({ afterLoss: 'asked-again' })], ...lostAt(0, 15_000, 25_000))
    expect(run.endsAt).toBe(25_000 + MINUTE)
    expect(run.interruptions.map(({ forgivenMs }) => forgivenMs)).toEqual([15_000, 10_000])
  })

  test.each(['heard-again', 'asked-again'] as const)(
    'more often than its part forgives is written down, and a recording is not played again (%s)',
    (afterLoss) => {
      const items = [item({ afterLoss, clockMs: 10 * MINUTE }), item({ afterLoss })]
      const heard = [0, 1, 2, 3, 4, 5].map((n) => {
        const times = Array.from({ length: n + 1 }, (_, i) => i * 1000)
        return mayBeHeard(runThrough(items, ...lostAt(...times)).run)
      })
      expect(heard).toEqual([true, true, true, true, false, false])
      const { run } = runThrough(
        items,
        ...lostAt(0, 1000, 2000, 3000, 4000),
        { kind: 'leave', page: 'p4000', position: 0, at: 5000 },
        { kind: 'open', page: 'p4000', at: 5000 },
      )
      expect(run.interruptions).toHaveLength(4)
      expect(mayBeHeard(run)).toBe(true)
    },
  )

  test('between two items of a shared clock takes nothing of the next one along', () => {
    const items = [1, 2].map(() => ({ ...shared, afterLoss: 'heard-again' as const }))
    const { run } = runThrough(
      items,
      ...lostAt(0, 1000, 2000, 3000),
      { kind: 'leave', page: 'p3000', position: 0, at: 4000 },
      ...lostAt(40_000),
    )
    expect(run.position).toBe(1)
    expect(mayBeHeard(run)).toBe(true)
  })
})
