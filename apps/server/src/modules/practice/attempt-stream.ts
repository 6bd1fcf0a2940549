import { PassThrough } from 'node:stream'
import type { AttemptEvent } from '@rehearsal/contracts/attempts'
import type { FastifyReply } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'
import { getMyAttempt } from './attempt-service.ts'

type Step = AttemptEvent['step']

/** The id of a step is its place on the way, so that `Last-Event-ID` says where to go on. */
const STEP_IDS = { received: 1, scoring: 2, scored: 3, failed: 3 } as const satisfies Record<Step, number>

const LAST_STEP_ID = 3
/** Proxies close a connection that says nothing for a while; and an event may be lost on the way between processes. */
const LOOK_MILLISECONDS = 15_000

type Connection = { learner: Learner; reply: FastifyReply; lastEventId: string | undefined; signal: AbortSignal }

/**
 * Streams the scoring steps of an answer, those already taken first, and ends after the last one.
 *
 * @throws AppError `not_found` when it is not this learner's.
 */
export async function streamAttemptEvents(platform: Platform, attemptId: number, connection: Connection) {
  const { learner, reply, lastEventId, signal } = connection
  const stream = new PassThrough()
  const send = stepSender(stream, attemptId, lastEventId)
  const look = async () => stepsOf(await getMyAttempt(platform, learner, attemptId)).forEach(send)
  // Listening comes before looking: a step taken in between is otherwise never sent.
  const unsubscribe = platform.events.subscribe((event) => {
    if (event.attemptId === attemptId) send(event.step)
  })
  const timer = setInterval(() => {
    stream.write(': still here\n\n')
    look().catch(() => stream.end())
  }, LOOK_MILLISECONDS)
  stream.once('close', () => {
    clearInterval(timer)
    unsubscribe()
  })
  signal.addEventListener('abort', () => stream.end(), { once: true })
  try {
    await look()
    // One that was aborted before anybody listened says so no more.
    if (signal.aborted) stream.end()
  } catch (error) {
    stream.destroy()
    throw error
  }
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** Writes each step once and in order, and ends the stream after the last. */
function stepSender(stream: PassThrough, attemptId: number, lastEventId: string | undefined) {
  let sentId = Number(lastEventId ?? 0) || 0
  return (step: Step) => {
    const id = STEP_IDS[step]
    if (stream.writableEnded || stream.destroyed) return
    if (id > sentId) {
      sentId = id
      const data: AttemptEvent = { id, attemptId, step }
      stream.write(`id: ${id}\nevent: step\ndata: ${JSON.stringify(data)}\n\n`)
    }
    if (id === LAST_STEP_ID) stream.end()
  }
}

/** The steps an answer has taken so far. */
function stepsOf({ status }: AttemptRecord): Step[] {
  if (status === 'queued') return ['received']
  if (status === 'scoring') return ['received', 'scoring']
  return ['received', 'scoring', status === 'scored' ? 'scored' : 'failed']
}
