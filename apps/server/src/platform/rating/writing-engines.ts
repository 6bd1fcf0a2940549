import type { WritingInput, WritingRating } from '@rehearsal/rating/types'
import {
  type Answered,
  answerToSend,
  maySend,
  type OutsideEngine,
  mergeOutsideResults,
} from '@rehearsal/writing/engines'
import type { Log } from '../log.ts'
import { ServiceError } from '../http-client.ts'
import { type Breaker, createBreaker } from './breaker.ts'

/** Asks the configured engines beside the built-in one. */
export type WritingEngines = {
  /**
   * What the built-in engine says of an answer, with what the others add to it; the built-in rating alone where none may be asked,
   * answers in time, or gives anything that can be used. Never rejects.
   */
  strengthen(input: WritingInput, rating: WritingRating): Promise<WritingRating>
}

type Guarded = { engine: OutsideEngine; breaker: Breaker }
type Options = { timeoutMs: number; log: Pick<Log, 'warn'>; now?: () => number }

/** All engines are asked at once, and `timeoutMs` stands over all that they do. One that is down is left alone for a while. */
export function createWritingEngines(engines: readonly OutsideEngine[], options: Options): WritingEngines {
  const now = options.now ?? (() => performance.now())
  const guarded = engines.map((engine) => ({ engine, breaker: createBreaker(now) }))
  return {
    strengthen: async (input, rating) => {
      if (guarded.length === 0 || !maySend(input, rating)) return rating
      const sent = answerToSend(input)
      const answered = await Promise.all(guarded.map((each) => ask(each, sent, options)))
      return mergeOutsideResults(
        rating,
        input,
        answered.flatMap((each) => each ?? []),
      )
    },
  }
}

async function ask(
  { engine, breaker }: Guarded,
  input: WritingInput,
  { timeoutMs, log }: Options,
): Promise<Answered | null> {
  if (!breaker.mayCall()) return null
  const { id, version } = engine
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const result = await Promise.race([engine.check(input, signal), ended(signal)])
    breaker.report(true)
    return { engine: { id, version }, result }
  } catch (error) {
    const pauseMs = breaker.report(false)
    // The reason alone: an error of a parser may quote the learner's words.
    const reason = error instanceof ServiceError ? error.message : 'It failed.'
    log.warn({ engine: id, reason, pauseMs }, 'a written answer was judged by the built-in engine alone')
    return null
  }
}

/** An engine that does not heed its signal holds nothing up. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ServiceError('It did not answer in time.')), { once: true })
  })
}
