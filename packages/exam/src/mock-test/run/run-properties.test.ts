import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partIds } from '../../formats/blueprints/blueprint.ts'
import { graceOf, MAX_INTERRUPTIONS, MAX_READABLE_MS, newRun, type Run, type RunEvent, type RunItem } from './run.ts'
import { isDoneWith } from './is-done-with.ts'
import { stepRun } from './run-machine.ts'

const MINUTE = 60_000
const UNKNOWN: RunItem = {
  part: 'speaking-writing',
  hasOwnClock: true,
  clockMs: MINUTE,
  afterLoss: 'still-there',
}

const anItem = fc.record({
  hasOwnClock: fc.boolean(),
  clockMs: fc.integer({ min: 5000, max: 20 * MINUTE }),
  afterLoss: fc.constantFrom('asked-again', 'heard-again', 'still-there'),
})
/** Parts in test order, in each the items with clocks of their own first, and one clock for the others. */
const someItems = fc
  .tuple(...partIds.map((part) => fc.array(anItem, { maxLength: 4 }).map((items) => ({ part, items }))))
  .map((parts) =>
    parts.flatMap(({ part, items }) => {
      const [first] = items
      return items
        .toSorted((one, other) => Number(other.hasOwnClock) - Number(one.hasOwnClock))
        .map((each): RunItem => ({ ...each, part, clockMs: each.hasOwnClock ? each.clockMs : (first?.clockMs ?? 0) }))
    }),
  )
const waits = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 30 * MINUTE }))
const someEvents = fc.array(
  fc.record({
    wait: waits,
    kind: fc.constantFrom('open', 'open', 'open', 'beat', 'beat', 'leave', 'leave', 'leave', 'leave', 'end'),
    /** An answer's head is there so long before the rest of it is. */
    delay: fc.constantFrom(0, 0, 1000, 60_000),
    /** Of a silence that ends with another page: how much of it the item stood there. */
    readable: fc.constantFrom(0, 0.5, 1, 2),
    page: fc.constantFrom('a', 'a', 'a', 'b'),
    offset: fc.constantFrom(0, 0, 0, 0, -1, 1),
    hasAnswer: fc.boolean(),
  }),
  { maxLength: 60 },
)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Plays the events and calls `check` with each step that was taken. */
function play(
  items: readonly RunItem[],
  events: readonly {
    wait: number
    kind: string
    delay: number
    readable: number
    page: string
    offset: number
    hasAnswer: boolean
  }[],
  check: (before: Run, event: RunEvent, after: Run, refusal: string | null) => void,
): Run {
  let run = newRun(0)
  let at = 0
  for (const { wait, kind, delay, readable, page, offset, hasAnswer } of events) {
    at += wait
    const event = eventOf()
    const step = stepRun(items, run, event)
    check(run, event, step.run, step.refusal)
    run = step.run
    function eventOf(): RunEvent {
      if (kind === 'end') return { kind, at }
      if (kind === 'open') return { kind, page, at, readableMs: readable * (at - run.contactAt) }
      if (kind !== 'leave') return { kind: 'beat', page, at }
      return { kind, page, at: Math.max(0, at - delay), position: Math.max(0, run.position + offset), hasAnswer }
    }
  }
  return run
}

test('no order of events gains time beyond what is forgiven and named', () => {
  fc.assert(
    fc.property(someItems, someEvents, (items, events) => {
      const begun = new Map<string, number>()
      const run = play(items, events, (before, event, after) => {
        const clockOf = (position: number) => {
          const { part, hasOwnClock } = items[position] ?? UNKNOWN
          return hasOwnClock ? `${position}` : part
        }
        if (after.openedAt !== null && !begun.has(clockOf(after.position)))
          begun.set(clockOf(after.position), after.openedAt)
        const isAnswered = after.position > before.position && after.outcomes[before.position] === 'answered'
        const left = items[before.position]
        if (!isAnswered || left === undefined) return
        const ofClock = after.interruptions.filter(({ position }) => clockOf(position) === clockOf(before.position))
        const allowed = left.clockMs + graceOf(left) + sumOf(ofClock.map(({ forgivenMs }) => forgivenMs))
        expect(event.at - (begun.get(clockOf(before.position)) ?? NaN)).toBeLessThanOrEqual(allowed)
      })
      for (const part of partIds) {
        const ofPart = run.interruptions.filter((each) => each.part === part)
        expect(sumOf(ofPart.slice(MAX_INTERRUPTIONS).map(({ forgivenMs }) => forgivenMs))).toBe(0)
        const read = ofPart.map(({ kind, forgivenMs, readableMs = 0 }) =>
          kind === 'page-stayed' ? forgivenMs : readableMs,
        )
        expect(sumOf(read)).toBeLessThanOrEqual(MAX_READABLE_MS)
      }
    }),
  )
})

test('no order of events leaves more of an own clock than all of it, or lets its item be read for longer than the rules give', () => {
  fc.assert(
    fc.property(someItems, someEvents, (items, events) => {
      const readable = new Map<number, number>()
      play(items, events, (before, event, after) => {
        const open = items[after.position]
        const left = open?.hasOwnClock === true && after.endsAt !== null ? after.endsAt - after.contactAt : 0
        expect(left).toBeLessThanOrEqual(open?.clockMs ?? 0)
        const { position } = before
        const shown = items[position]
        if (before.openedAt === null || !shown?.hasOwnClock) return
        const isGone = event.kind === 'open' && event.page !== before.page
        const silence = after.contactAt - before.contactAt
        // A take is asked again with all of its clock, whatever was read: the page itself ends it with that clock, line or no line.
        const longest = shown.afterLoss === 'asked-again' ? 0 : silence
        const lasted = isGone ? Math.min(event.readableMs ?? 0, longest) : silence
        const isInTime = after.position === position || after.outcomes[position] === 'answered'
        if (!isInTime) return
        const stood = (readable.get(position) ?? 0) + lasted
        readable.set(position, stood)
        const clocks = shown.afterLoss === 'asked-again' ? 1 + MAX_INTERRUPTIONS : 1
        expect(stood).toBeLessThanOrEqual(clocks * (shown.clockMs + graceOf(shown)) + MAX_READABLE_MS)
      })
    }),
  )
})

test('no order of events loses an answer that was taken, takes one twice, or goes back', () => {
  fc.assert(
    fc.property(someItems, someEvents, (items, events) => {
      const taken = new Set<number>()
      const run = play(items, events, (before, event, after, refusal) => {
        expect(after.position).toBeGreaterThanOrEqual(before.position)
        expect(after.outcomes).toHaveLength(after.position)
        if (event.kind !== 'leave' || !event.hasAnswer) return
        const isTaken = refusal === null
        const wasTaken = taken.has(event.position)
        // Taken once at most, and closed only to what was taken before.
        expect([isTaken && wasTaken, refusal === 'item_closed' && !wasTaken]).toEqual([false, false])
        if (isTaken) taken.add(event.position)
      })
      const kept = run.outcomes.flatMap((outcome, position) => (outcome === 'unanswered' ? [] : [position]))
      expect(kept.toSorted((a, b) => a - b)).toEqual([...taken].toSorted((a, b) => a - b))
    }),
  )
})

test('no sign of life and no end behind another answer loses the last answer, or makes one late that began to arrive in time', () => {
  const arrival = fc.record({ early: fc.integer({ min: 0, max: 30_000 }), body: fc.integer({ min: 0, max: 60_000 }) })
  fc.assert(
    fc.property(anItem, arrival, fc.boolean(), (changes, { early, body }, isOpenedAgain) => {
      const item: RunItem = { ...changes, part: 'listening' }
      const items = [item]
      const head = Math.max(0, item.clockMs + graceOf(item) - early)
      let { run } = stepRun(items, newRun(0), { kind: 'open', page: 'a', at: 0 })
      for (let at = 5000; at < head + body; at += 5000) {
        run = stepRun(items, run, { kind: isOpenedAgain ? 'open' : 'beat', page: 'a', at }).run
        if (isDoneWith(run, 1, -1)) run = stepRun(items, run, { kind: 'end', at }).run
      }
      const step = stepRun(items, run, { kind: 'leave', page: 'a', at: head, position: 0, hasAnswer: true })
      expect([step.refusal, step.run.outcomes, isDoneWith(step.run, 1, 0)]).toEqual([null, ['answered'], true])
    }),
  )
})
