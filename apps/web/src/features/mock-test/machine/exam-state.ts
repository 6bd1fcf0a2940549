import type { answerMockTestItem, MockTestItem, MockTestState } from '@rehearsal/contracts/mock-tests'
import type { z } from 'zod'
import type { ItemClock } from './exam-clock.ts'

export type Answer = z.input<(typeof answerMockTestItem)['body']>['answer']

/** What a learner has done of an item: as the player holds it, and as it would be sent; `answer` is null where nothing of it can count. */
export type Given = { draft: unknown; answer: Answer }

/** An answer that the server has not acknowledged. Null: the item was left without one. */
export type Waiting = { position: number; answer: Answer }

/**
 * Why a call brought nothing: no answer came, the server was not itself, it will not take this answer, another page has the test, the test
 * is over, it does not exist, or it stands elsewhere than this page believes.
 */
export type Failure = 'unreachable' | 'faulty' | 'refused' | 'other_page' | 'ended' | 'gone' | 'misplaced'

/** What there is in every phase once the test is known. */
export type Known = {
  test: MockTestState
  /** What is kept on the device until the server has it, in the order of the items. */
  waiting: readonly Waiting[]
  /** The item whose answer is on its way. */
  sending: number | null
  /** Calls in a row that brought nothing; the next one waits until `retryAt`. */
  failures: number
  retryAt: number
}

export type Standing =
  /** The learner has it. */
  | 'answering'
  /** The recorder is stopped, and its take is waited for. */
  | 'closing'
  /** The answer is kept, and goes to the server. */
  | 'leaving'

export type AtItem = Known & {
  phase: 'item'
  item: MockTestItem
  given: Given | null
  standing: Standing
  closingAt: number
  clock: ItemClock
  /** When the last sign of life was given. */
  beatAt: number
  /** When the server was heard of last: the moment at which it was asked. */
  contactAt: number
}

export type AtPart = Known & { phase: 'part-intro'; since: number }
/** `isFaulty`: the line is there, it is the server that does not open the test. */
export type Opening = Known & { phase: 'opening'; isUnderWay: boolean; isFaulty: boolean }
/** Everything was left. What still waits is handed in, and then the test is ended at the server. */
export type Ending = Known & { phase: 'ending'; isUnderWay: boolean }

export type ExamState =
  | { phase: 'loading' }
  | { phase: 'load-failed'; error: unknown }
  | { phase: 'gone' }
  | { phase: 'ended' }
  | (Known & { phase: 'checks' | 'introduction' | 'taken-over' })
  | AtPart
  | Opening
  | Ending
  | AtItem

export type ExamEvent =
  | { type: 'load' }
  /**
   * `opened`: the item that this tab showed before it was loaded anew; null where it is new here. `typed`: what was typed on this device and
   * not delivered, of every item.
   */
  | {
      type: 'loaded'
      test: MockTestState
      waiting: readonly Waiting[]
      typed: readonly Waiting[]
      opened: number | null
      now: number
    }
  | { type: 'load-failed'; why: Failure; error: unknown }
  | { type: 'checked'; now: number }
  | { type: 'introduced'; now: number }
  | { type: 'begin'; now: number }
  /**
   * `given`: what was typed for the item before the page was loaded anew. `sentAt`: when it was asked for; what the server says is left counts
   * from then, so that no clock here runs longer than the server's.
   */
  | { type: 'opened'; test: MockTestState; given: Given | null; typed: readonly Waiting[]; sentAt: number; now: number }
  | { type: 'open-failed'; why: Failure; now: number }
  | { type: 'given'; position: number; given: Given | null; now: number }
  | { type: 'heard'; position: number; now: number }
  | { type: 'next'; position: number; now: number }
  | { type: 'tick'; now: number }
  | { type: 'acknowledged'; position: number; test: MockTestState; given: Given | null; sentAt: number; now: number }
  | { type: 'send-failed'; position: number; why: Failure; message: string; now: number }
  | { type: 'beaten'; position: number; remainingMs: number | null; isEnded: boolean; sentAt: number; now: number }
  | { type: 'beat-failed'; why: Failure; now: number }
  | { type: 'online'; now: number }
  | { type: 'take-over'; now: number }
  | { type: 'end-acknowledged' }
  | { type: 'end-failed'; why: Failure; now: number }

export type ExamEffect =
  | { type: 'load' | 'open' | 'beat' | 'end' }
  | { type: 'send'; position: number; answer: Answer }
  /** Keeps an answer until it is forgotten. */
  | { type: 'keep'; position: number; answer: Answer }
  | { type: 'forget'; position: number }
  /** The server will never take it: it is kept apart, and not sent again. */
  | { type: 'set-aside'; position: number; message: string }
  /** Keeps what is typed. */
  | { type: 'keep-given'; position: number; given: Given | null }
  /** This tab shows the item from now on. */
  | { type: 'mark'; position: number }
  /** The item has stood here for so long since there was contact: were the page lost now, that counts. */
  | { type: 'keep-readable'; milliseconds: number }
  | { type: 'fetch-ahead'; urls: readonly string[] }
  /** The test is over: nothing of it stays on the device, but what the server did not get. */
  | { type: 'clear'; unsent: readonly Waiting[] }

export type Next = readonly [ExamState, readonly ExamEffect[]]

export const firstExamState: ExamState = { phase: 'loading' }
