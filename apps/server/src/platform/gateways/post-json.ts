import { jsonOf, post, ServiceError } from '../http-client.ts'
import { GatewayError } from './gateway.ts'

/** How long one try may take, and how long to wait before the second: half of it at least, by chance the whole. */
export type Timing = { timeoutMs: number; retryMs: number }

export const USUAL_TIMING: Timing = { timeoutMs: 6000, retryMs: 500 }

const MAX_BYTES = 64 * 1024

/**
 * Posts JSON to a gateway and returns the JSON it answers, whatever its status; 429, 5xx, silence and broken lines are
 * tried once more.
 *
 * @throws GatewayError where no usable answer comes. Its message holds nothing of the answer.
 */
export async function postJson(url: URL, body: object, timing: Timing): Promise<unknown> {
  const { status, body: text } = await post({
    url,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    maxBytes: MAX_BYTES,
    isRetriedInSilence: true,
    ...timing,
  }).catch(refuse)
  if (status === 429 || status >= 500) throw new GatewayError(`It answered ${status}.`)
  const json = jsonOf(text)
  if (json === undefined) throw new GatewayError(`It answered ${status} with what is no JSON.`)
  return json
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ServiceError)) throw cause
  throw new GatewayError(cause.message, { cause })
}
