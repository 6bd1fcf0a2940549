import { guardTranscript } from '@rehearsal/rating/transcript'
import type { Transcriber, Transcript } from '@rehearsal/rating/types'
import { ServiceError } from '../http-client.ts'
import type { Log } from '../log.ts'
import { type Breaker, createBreaker } from './breaker.ts'

/** Asks the configured transcribers, the most trusted first. */
export type Transcripts = {
  isConfigured: boolean
  /**
   * What was said in a take of so many seconds, by the first transcriber that wrote down something that a mouth can have said;
   * else null. Never rejects.
   */
  write(take: Uint8Array, seconds: number): Promise<Transcript | null>
}

type Guarded = { transcriber: Transcriber; breaker: Breaker }

/** A transcriber that is down is left in peace for a while, so that answers do not wait for it one by one. */
export function createTranscripts(
  transcribers: readonly Transcriber[],
  log: Pick<Log, 'warn'>,
  now: () => number = () => performance.now(),
): Transcripts {
  const guarded = transcribers.map((transcriber) => ({ transcriber, breaker: createBreaker(now) }))
  return {
    isConfigured: guarded.length > 0,
    write: async (take, seconds) => {
      for (const each of guarded) {
        const transcript = await ask(each, take, seconds, log)
        if (transcript !== null) return transcript
      }
      return null
    },
  }
}

async function ask({ transcriber, breaker }: Guarded, take: Uint8Array, seconds: number, log: Pick<Log, 'warn'>) {
  if (!breaker.mayCall()) return null
  const { source } = transcriber
  try {
    const transcript = guardTranscript(await transcriber.transcribe(take), seconds)
    breaker.report(true)
    if (transcript === null) log.warn({ source }, 'a transcript held nothing that can have been said')
    return transcript
  } catch (error) {
    const pauseMs = breaker.report(false)
    // The reason alone: an error of a parser may quote the learner's words.
    const reason = error instanceof ServiceError ? error.message : 'it failed'
    log.warn({ source, reason, pauseMs }, 'a take was not transcribed')
    return null
  }
}
