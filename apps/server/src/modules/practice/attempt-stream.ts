import { PassThrough } from 'node:stream'
import type { AttemptEvent } from '@rehearsal/contracts/practice'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'

type Step = AttemptEvent['step']

/** The id of a step is its place on the way, so that `Last-Event-ID` says where to go on. */
const STEP_IDS = { received: 1, scoring: 2, scored: 3, failed: 3 } as const satisfies Record<Step, number>

const LAST_STEP_ID = 3
/** Proxies close a connection that says nothing for a while. */
const KEEP_ALIVE_MILLISECONDS = 15_000

type Connection = { reply: FastifyReply; lastEventId: string | undefined; signal: AbortSignal }

/** Streams the scoring steps of an answer, those already taken first, and ends after the last one. */
export function streamAttemptEvents(
  { events }: Platform,
  attempt: AttemptRecord,
  { reply, lastEventId, signal }: Connection,
) {
  const stream = new PassThrough()
  let sentId = Number(lastEventId ?? 0) || 0
  const send = (step: Step) => {
    const id = STEP_IDS[step]
    if (id <= sentId || stream.writableEnded) return
    sentId = id
    const data: AttemptEvent = { id, attemptId: attempt.id, step }
    stream.write(`id: ${id}\nevent: step\ndata: ${JSON.stringify(data)}\n\n`)
    if (id === LAST_STEP_ID) close()
  }
  const keepAlive = setInterval(() => stream.write(': still here\n\n'), KEEP_ALIVE_MILLISECONDS)
  const unsubscribe = events.subscribe((event) => {
    if (event.attemptId === attempt.id) send(event.step)
  })
  const close = () => {
    clearInterval(keepAlive)
    unsubscribe()
    if (!stream.writableEnded) stream.end()
  }
  signal.addEventListener('abort', close, { once: true })
  for (const step of stepsOf(attempt)) send(step)
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** The steps an answer has taken so far. */
function stepsOf({ status }: AttemptRecord): Step[] {
  if (status === 'queued') return ['received']
  if (status === 'scoring') return ['received', 'scoring']
  return ['received', 'scoring', status === 'scored' ? 'scored' : 'failed']
}
