/** Why a service gave nothing that can be used. The message never holds what it answered: that may be the learner's words. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

/** Nothing came, or not the whole: it may have been a broken line. */
class SilenceError extends ServiceError {}

export type Call = {
  url: URL | string
  headers?: Record<string, string>
  body: string | URLSearchParams | FormData
  /** Larger answers are refused. */
  maxBytes: number
  /** Ends the call, and the second try with it. */
  signal?: AbortSignal
  /** Time for one try, from the request to the last byte. */
  timeoutMs?: number
  /** Waited before the second try, where the service names no time. */
  retryMs?: number
  /** Tries once more also where nothing was heard: only for calls that do no harm twice, and are worth the time. */
  isRetriedInSilence?: boolean
}

export type Reply = { status: number; body: string }

const RETRY_MS = 400
const LONGEST_RETRY_MS = 3000

/**
 * Posts to a service outside and returns what it answers, whatever the status. 429 and 5xx are tried once more, after
 * the time that the service names, at most 3 s. It follows no redirect, which could lead the answer of a learner, a
 * payment or a key to somebody else.
 *
 * @throws ServiceError when it cannot be reached, does not answer in time, or answers too much.
 */
export async function post(call: Call): Promise<Reply> {
  const sent = await writtenOut(call)
  const first = await tryOnce(sent).catch((error: unknown) => {
    if (call.isRetriedInSilence && error instanceof SilenceError) return null
    throw error
  })
  if (first !== null && first.status !== 429 && first.status < 500) return first
  await pause(first?.retryAfterMs ?? usualDelay(call), call.signal)
  return tryOnce(sent)
}

type Written = Omit<Call, 'body'> & { body: ArrayBuffer }

/** Bytes, as Node 24 throws past its caller, and so ends the process, where a form is broken off while it is sent. */
async function writtenOut(call: Call): Promise<Written> {
  const written = new Response(call.body)
  const type = written.headers.get('content-type')
  return {
    ...call,
    headers: { ...(type === null ? {} : { 'content-type': type }), ...call.headers },
    body: await written.arrayBuffer(),
  }
}

/**
 * The same for a service that the operator named, which says by 400 that it does not know what it was asked for.
 *
 * @throws ServiceError also where it answers anything but 2xx or 400.
 */
export async function askService(call: Call): Promise<Reply> {
  const { status, body } = await post(call)
  if (status !== 400 && (status < 200 || status >= 300)) throw new ServiceError(`It answered ${status}.`)
  return { status, body }
}

/** By chance up to half of it less, so that many who failed at once do not come back at once. */
const usualDelay = ({ retryMs = RETRY_MS }: Call) => retryMs * (1 - Math.random() * 0.5)

async function tryOnce({ url, headers, body, maxBytes, signal, timeoutMs }: Written) {
  const ends = [signal ?? [], timeoutMs === undefined ? [] : AbortSignal.timeout(timeoutMs)].flat()
  const end = AbortSignal.any(ends)
  try {
    const response = await fetch(url, { method: 'POST', headers: headers ?? {}, body, signal: end, redirect: 'error' })
    const { status } = response
    return { status, body: await readUpTo(response, maxBytes), retryAfterMs: retryAfterOf(response) }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new SilenceError(end.aborted ? 'It did not answer in time.' : 'It cannot be reached.', { cause })
  }
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(LONGEST_RETRY_MS, Math.max(0, seconds * 1000)) : undefined
}

async function readUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ServiceError(`It answered more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}

/** A JSON text, or undefined. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** An address below a base, whether or not the base ends in a slash or already names the version. */
export function addressOf(baseUrl: string, version: string, path: string): string {
  const base = baseUrl.replace(/\/+$/u, '')
  return base.endsWith(`/${version}`) ? `${base}/${path}` : `${base}/${version}/${path}`
}
