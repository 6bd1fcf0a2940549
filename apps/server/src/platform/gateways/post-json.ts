import { GatewayError } from './gateway.ts'

/** How long one try may take, and how long to wait before the second: half of it at least, by chance the whole. */
export type Timing = { timeoutMs: number; retryMs: number }

export const USUAL_TIMING: Timing = { timeoutMs: 6000, retryMs: 500 }

const TRIES = 2
const MAX_BYTES = 64 * 1024

/**
 * Posts JSON to a gateway and returns the JSON it answers, whatever its status; 429, 5xx, silence and broken lines are
 * tried once more. Redirects are not followed: they could lead a payment to somebody else.
 *
 * @throws GatewayError where no usable answer comes. Its message holds nothing of the answer.
 */
export async function postJson(url: URL, body: object, timing: Timing): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce(url, body, timing.timeoutMs)
    } catch (error) {
      if (attempt === TRIES || !(error instanceof PassingError)) throw error
      await pause(timing.retryMs)
    }
  }
}

/** What may be otherwise a moment later. */
class PassingError extends GatewayError {}

async function tryOnce(url: URL, body: object, timeoutMs: number): Promise<unknown> {
  const { status, text } = await send(url, body, timeoutMs)
  if (status === 429 || status >= 500) throw new PassingError(`It answered ${status}.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayError(`It answered ${status} with what is no JSON.`)
  }
}

async function send(url: URL, body: object, timeoutMs: number): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await readUpTo(response, MAX_BYTES) }
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    throw new PassingError('It cannot be reached, or did not answer in time.', { cause })
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new GatewayError(`It answered more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** By chance longer, so that many who failed at once do not come back at once. */
function pause(retryMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, retryMs * (1 + Math.random()) * 0.5))
}
