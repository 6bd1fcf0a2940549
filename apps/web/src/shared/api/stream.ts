import type { Endpoint, EndpointShape, ResponseOf } from '@rehearsal/contracts/endpoint'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { authorised, react } from './call.ts'
import { parseServerSentEvents } from './server-sent-events.ts'
import { errorOf, respond, type CallOptions } from './send.ts'

const RECONNECTIONS = 5
const RECONNECT_AFTER_MILLISECONDS = 1000

/**
 * Reads the events of a streaming endpoint until the server ends the stream. Read with `fetch`, because an
 * EventSource cannot send a token. A connection that breaks is taken up again after the last event that came;
 * five breaks without one event in between throw `ApiError`.
 */
export async function* stream<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  options: CallOptions<Shape>,
): AsyncGenerator<ResponseOf<Shape>, void, undefined> {
  let lastEventId: string | null = null
  let breaks = 0
  while (options.signal?.aborted !== true) {
    try {
      for await (const event of parseServerSentEvents(await open(endpoint, options, lastEventId))) {
        lastEventId = event.id ?? lastEventId
        breaks = 0
        yield z.parse<Shape['response']>(endpoint.response, JSON.parse(event.data))
      }
      return
    } catch (error) {
      breaks += 1
      if (!isBroken(error) || breaks > RECONNECTIONS) throw error
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_AFTER_MILLISECONDS))
    }
  }
}

async function open<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  options: CallOptions<Shape>,
  lastEventId: string | null,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }),
  }
  try {
    const { body } = await authorised(endpoint, async (token) => {
      const response = await respond(endpoint, options, token, headers)
      if (!response.ok) throw await errorOf(response)
      return response
    })
    return body ?? new ReadableStream()
  } catch (error) {
    if (error instanceof ApiError) react(error)
    throw error
  }
}

/** A connection that broke, whether before the answer or in the middle of it. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && (error.code === 'offline' || error.status >= 502))
