import {
  CONTACT_LOST_MS,
  graceOf,
  MAX_INTERRUPTIONS,
  MAX_READABLE_MS,
  type Interruption,
  type Outcome,
  type Refusal,
  type Run,
  type RunEvent,
  type RunItem,
} from './run.ts'

export type Step = { run: Run; refusal: Refusal | null }

/**
 * One step of a running test, by the server's clock alone: nothing that a page says of time counts, but what costs it time.
 *
 * A clock starts when its item is opened, or for a part that shares one when its first item is. Silence of up to `CONTACT_LOST_MS` costs
 * what it lasts. Longer silence is an interruption, and the clock stands still from the last sign of life: as often as a part forgives,
 * and, where the item could be read meanwhile, as long as it forgives. Where the page was lost, a take is recorded and a recording heard
 * anew, as often as that is forgiven. When a clock has ended, its items are left; an answer that comes after that is late.
 */
export function stepRun(items: readonly RunItem[], before: Run, event: RunEvent): Step {
  if (before.isEnded) return { run: before, refusal: 'test_ended' }
  if (event.kind === 'end') return { run: ended(items, before), refusal: null }
  const isOther = before.page !== null && event.page !== before.page
  // A page that lost the test is told so, and is no sign of life of the one that has it.
  if (isOther && event.kind !== 'open') return { run: before, refusal: 'other_page' }
  const at = Math.max(event.at, before.contactAt)
  const run = timedOut(
    items,
    forgiven(items, before, {
      at,
      isPageLost: isOther,
      readableMs: event.kind === 'open' ? (event.readableMs ?? 0) : 0,
    }),
    at,
  )
  const here: Run = { ...run, contactAt: at, page: event.page }
  if (event.kind === 'open') return { run: opened(items, here, at), refusal: null }
  if (event.kind === 'beat') return { run: here, refusal: null }
  return left(items, here, event)
}

type Contact = { at: number; isPageLost: boolean; readableMs: number }

/** The clock stands still over an interruption, as far as the part still forgives. */
function forgiven(items: readonly RunItem[], run: Run, { at, isPageLost, readableMs: readable }: Contact): Run {
  const item = items[run.position]
  if (item === undefined || run.endsAt === null) return run
  const silence = at - run.contactAt
  const isSilent = silence > CONTACT_LOST_MS
  const isLost = isPageLost && run.openedAt !== null && item.afterLoss !== 'still-there'
  if (!isSilent && !isLost) return run
  const earlier = run.interruptions.filter(({ part }) => part === item.part)
  // What is not forgiven is written down as well: whoever loses the page again must not hear a recording again by it.
  const isForgiven = earlier.length < MAX_INTERRUPTIONS
  const left = run.endsAt - at
  const { forgivenMs, readableMs } = isForgiven
    ? forgivenFor(item, left, { earlier, silence, isPageLost, isSilent, readable: Math.min(readable, silence) })
    : NOTHING
  const kind = isPageLost ? 'page-lost' : 'page-stayed'
  const interruption: Interruption = {
    part: item.part,
    position: run.position,
    from: run.contactAt,
    to: at,
    kind,
    forgivenMs,
    ...(readableMs > 0 ? { readableMs } : {}),
  }
  return { ...run, endsAt: run.endsAt + forgivenMs, interruptions: [...run.interruptions, interruption] }
}

type Silence = { earlier: Interruption[]; silence: number; isPageLost: boolean; isSilent: boolean; readable: number }
type Forgiven = { forgivenMs: number; readableMs: number }
const NOTHING: Forgiven = { forgivenMs: 0, readableMs: 0 }

function forgivenFor(item: RunItem, left: number, given: Silence): Forgiven {
  const { earlier, silence, isPageLost, isSilent, readable } = given
  // Asked again from its beginning: its clock is whole again, whatever was given back before.
  if (isPageLost && item.afterLoss === 'asked-again' && item.hasOwnClock)
    return { forgivenMs: item.clockMs - left, readableMs: 0 }
  if (!isSilent) return NOTHING
  const budget = MAX_READABLE_MS - sumOf(earlier.map(readIn))
  if (!isPageLost) return { forgivenMs: Math.min(silence, budget), readableMs: 0 }
  // Only while nothing could be read is it forgiven however long it was.
  const readableMs = Math.min(readable, budget)
  return { forgivenMs: silence - readable + readableMs, readableMs }
}

/** Of what was forgiven: while the item could be read. */
const readIn = ({ kind, forgivenMs, readableMs = 0 }: Interruption): number =>
  kind === 'page-stayed' ? forgivenMs : readableMs

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Leaves the items whose clock has ended: the one with a clock of its own, or all that are left of a shared one. */
function timedOut(items: readonly RunItem[], run: Run, at: number): Run {
  const item = items[run.position]
  if (item === undefined || run.endsAt === null) return run
  // Between two items no answer is under way, and the next would be opened with nothing left.
  const isOver = run.openedAt === null ? at >= run.endsAt : at > run.endsAt + graceOf(item)
  if (!isOver) return run
  const end = item.hasOwnClock ? run.position + 1 : endOfPart(items, run.position)
  const wasOpen = run.openedAt === null ? [] : [{ position: run.position, until: run.endsAt + graceOf(item) }]
  return { ...leftUpTo(run, end, 'unanswered'), leftByTime: [...run.leftByTime, ...wasOpen] }
}

function endOfPart(items: readonly RunItem[], position: number): number {
  const part = items[position]?.part
  const end = items.findIndex((item, place) => place > position && item.part !== part)
  return end === -1 ? items.length : end
}

/** Everything before `end` is left; no clock runs on. */
function leftUpTo(run: Run, end: number, outcome: Outcome): Run {
  const outcomes = [...run.outcomes, ...Array.from({ length: end - run.outcomes.length }, () => outcome)]
  return { ...run, position: end, openedAt: null, endsAt: null, outcomes }
}

function opened(items: readonly RunItem[], run: Run, at: number): Run {
  const item = items[run.position]
  if (item === undefined || run.openedAt !== null) return run
  return { ...run, openedAt: at, endsAt: run.endsAt ?? at + item.clockMs }
}

function left(items: readonly RunItem[], run: Run, event: RunEvent & { kind: 'leave' }): Step {
  const { position, hasAnswer } = event
  if (position > run.position) return { run, refusal: 'item_to_come' }
  if (position < run.position) return leftBehind(run, event)
  const item = items[position]
  if (item === undefined || run.openedAt === null) return { run, refusal: 'item_to_come' }
  const next = items[position + 1]
  const isShared = !item.hasOwnClock && next?.part === item.part
  const after = leftUpTo(run, position + 1, hasAnswer ? 'answered' : 'unanswered')
  // A shared clock runs on, where it has not ended; it is the next item that is not open yet.
  return { run: isShared ? timedOut(items, { ...after, endsAt: run.endsAt }, run.contactAt) : after, refusal: null }
}

/**
 * Of an item that was left without an answer one may still come: it is late, unless it arrived in time and only a sign of life overtook it.
 * Any other is the first one again, and changes nothing.
 */
function leftBehind(run: Run, { position, hasAnswer, at }: RunEvent & { kind: 'leave' }): Step {
  if (run.outcomes[position] !== 'unanswered' || !hasAnswer) return { run, refusal: 'item_closed' }
  const isInTime = run.leftByTime.some((left) => left.position === position && at <= left.until)
  return { run: { ...run, outcomes: run.outcomes.with(position, isInTime ? 'answered' : 'late') }, refusal: null }
}

const ended = (items: readonly RunItem[], run: Run): Run => ({
  ...leftUpTo(run, items.length, 'unanswered'),
  isEnded: true,
})
