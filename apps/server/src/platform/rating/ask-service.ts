/** Why a service gave nothing that can be used. The message never holds what it answered: that may be the learner's words. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

export type Question = {
  url: string
  headers: Record<string, string>
  body: string | URLSearchParams
  /** Larger answers are refused. */
  maxBytes: number
  /** Ends the call; the same one stands over a second try. */
  signal: AbortSignal
}

const RETRY_DELAY_MS = 400
const LONGEST_RETRY_MS = 3000

export type Reply = { status: number; body: string }

/**
 * Posts to a service that the operator named; 429 and 5xx are tried once more. It follows no redirect, which could lead
 * the answer of a learner, and the key, to somebody else.
 *
 * @throws ServiceError when it cannot be reached, answers too much, or anything but 2xx or 400.
 */
export async function askService(question: Question): Promise<Reply> {
  const first = await post(question)
  const isBusy = first.status === 429 || first.status >= 500
  if (isBusy) await pause(Math.min(LONGEST_RETRY_MS, first.retryAfterMs ?? RETRY_DELAY_MS), question.signal)
  const { status, body } = isBusy ? await post(question) : first
  if (status !== 400 && (status < 200 || status >= 300)) throw new ServiceError(`It answered ${status}.`)
  return { status, body }
}

async function post({ url, headers, body, maxBytes, signal }: Question): Promise<Reply & { retryAfterMs?: number }> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const text = await readUpTo(response, maxBytes)
    const reply = { status: response.status, body: text }
    return Number.isFinite(seconds) ? { ...reply, retryAfterMs: Math.max(0, seconds * 1000) } : reply
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError(signal.aborted ? 'It did not answer in time.' : 'It cannot be reached.', { cause })
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
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
