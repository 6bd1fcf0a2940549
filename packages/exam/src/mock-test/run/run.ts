import { z } from 'zod'
import { partIds } from '../../formats/blueprints/blueprint.ts'

/** What happens to an item whose page was lost: a take is recorded anew, a recording is heard anew, a text still stands there. */
export type AfterLoss = 'asked-again' | 'heard-again' | 'still-there'

/** One item of a running test, as its clock sees it. */
export type RunItem = {
  part: (typeof partIds)[number]
  hasOwnClock: boolean
  /** Milliseconds of its own clock, of the part's shared one otherwise. */
  clockMs: number
  afterLoss: AfterLoss
}

export const interruptionSchema = z.object({
  part: z.enum(partIds),
  position: z.number().int().nonnegative(),
  /** The last sign of life before it, and the first after it: milliseconds since 1970, by the server's clock. */
  from: z.number(),
  to: z.number(),
  /** `page-stayed`: the item could be read meanwhile. `page-lost`: it was opened in a new page. */
  kind: z.enum(['page-stayed', 'page-lost']),
  /** What was added to the clock. */
  forgivenMs: z.number().nonnegative(),
  /** Of that, where the page was lost: while the item could still be read in it. Absent for none. */
  readableMs: z.number().nonnegative().optional(),
})
export type Interruption = z.infer<typeof interruptionSchema>

/** What became of an item that the test has left. A late answer is kept and not counted. */
export const outcomeSchema = z.enum(['answered', 'late', 'unanswered'])
export type Outcome = z.infer<typeof outcomeSchema>

/** Where a test stands. All times are milliseconds since 1970, by the server's clock. */
export const runSchema = z.object({
  /** The item the test stands at, counted from 0; as many as there are items when all were left. */
  position: z.number().int().nonnegative(),
  /** Since when that item is shown; null while it is not. */
  openedAt: z.number().nullable(),
  /** When the clock ends that runs: the item's own, or its part's. */
  endsAt: z.number().nullable(),
  /** The last sign of life. */
  contactAt: z.number(),
  /** The page that holds the test; every other one is told that it does not. */
  page: z.string().nullable(),
  outcomes: z.array(outcomeSchema),
  /** Items that time left while they were open, and until when an answer to one may have arrived. */
  leftByTime: z.array(z.object({ position: z.number().int().nonnegative(), until: z.number() })).default([]),
  interruptions: z.array(interruptionSchema),
  isEnded: z.boolean(),
})
export type Run = z.infer<typeof runSchema>

export type RunEvent =
  /**
   * A page shows the test: it takes it over, and opens the item it stands at. `readableMs`: how long the item stood in the page before it,
   * since that one had contact last. The one thing that is taken from a page, for it can only cost time.
   */
  | { kind: 'open'; page: string; at: number; readableMs?: number }
  /** The page is there. */
  | { kind: 'beat'; page: string; at: number }
  /** The item at `position` is answered, or left without an answer. */
  | { kind: 'leave'; page: string; at: number; position: number; hasAnswer: boolean }
  /** The learner, or time, ends the test. */
  | { kind: 'end'; at: number }

export type Refusal = 'other_page' | 'item_to_come' | 'item_closed' | 'test_ended'

/** Pages give a sign of life this often. */
export const BEAT_MS = 5000
/** After so long without one, contact was lost. What is shorter is idling or a slow line, and the clock runs on. */
export const CONTACT_LOST_MS = 20_000
/** What a part forgives: so many interruptions, */
export const MAX_INTERRUPTIONS = 3
/** and, over those in which the item could be read, so much time in all. */
export const MAX_READABLE_MS = 300_000
/** An answer may be under way for so long when its clock has ended. */
export const GRACE_MS = 2000
/**
 * A take may be under way for longer: it is some 850 kB, half a minute on a slow line. Nobody gains by it, since the recorder ends a take
 * with its time, and one that is longer is refused when it is listened to.
 */
export const TAKE_GRACE_MS = 30_000
/** Behind the head of its request a text may come in for so long, and counts from the head. Of a take all counts from the head. */
export const TEXT_BODY_MS = 5000
/** Milliseconds that an item's answer may be under way when its clock has ended. */
export const graceOf = ({ afterLoss }: RunItem): number => (afterLoss === 'asked-again' ? TAKE_GRACE_MS : GRACE_MS)
/** A test that nobody takes further is closed after so long. */
export const RESUMABLE_MS = 7 * 86_400_000

/** A test of which nothing was opened yet. */
export const newRun = (at: number): Run => ({
  position: 0,
  openedAt: null,
  endsAt: null,
  contactAt: at,
  page: null,
  outcomes: [],
  leftByTime: [],
  interruptions: [],
  isEnded: false,
})
