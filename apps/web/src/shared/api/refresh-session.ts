import { getConfigs } from '@rehearsal/contracts/account'
import { ApiError } from './api-error.ts'
import { discover, GrantRefused, requestTokens } from './identity-provider.ts'
import { t } from './messages.ts'
import { withRetries } from './retry.ts'
import { send, type RequestOptions } from './send.ts'
import { now } from '../clock.ts'
import { readSession, sessionOf, writeSession, type ActiveSession, type Tokens } from './active-session.ts'
import { withLease } from './refresh-lease.ts'

const LOCK = 'rehearsal-session-refresh'

/** An exchange that takes longer is tried anew: early enough for the server, which repeats a lost answer for 30 s. */
const LONGEST_EXCHANGE_MILLISECONDS = 15_000
/** A tab that holds the others up for longer is frozen or gone. */
const LONGEST_LOCK_MILLISECONDS = 20_000
/** Between a lost answer and asking for it once more. */
const REPEAT_AFTER_MILLISECONDS = 1500

type Issuer = Awaited<ReturnType<typeof identityProvider>>

let running: Promise<ActiveSession> | null = null

/**
 * Exchanges the refresh token for new tokens and keeps them. One exchange at a time, over all tabs: a refresh token
 * may be used once, so a tab that comes second takes what the first one stored.
 *
 * Throws `GrantRefused` when the session is over, `ApiError` when no answer came: the session goes on, and the same refresh
 * token is good for another try.
 */
export function refreshSession(staleAccessToken: string): Promise<ActiveSession> {
  running ??= withLock(() => inTime((late) => exchange(staleAccessToken, late))).finally(() => {
    running = null
  })
  return running
}

async function exchange(staleAccessToken: string, late: AbortSignal): Promise<ActiveSession> {
  if (current().accessToken !== staleAccessToken) return current()
  const issuer = await identityProvider({ signal: late })
  // The next exchange is under way then, perhaps in another tab: this one would use the same token beside it.
  late.throwIfAborted()
  // What another tab has fetched is as good, and may have been heard of only now; who has signed out meanwhile stays so.
  const session = current()
  if (session.accessToken !== staleAccessToken) return session
  try {
    const tokens = await tokensFor(session, issuer, late)
    const latest = current()
    if (latest.accessToken !== staleAccessToken) return latest
    const next = sessionOf(tokens, now())
    writeSession(next)
    return next
  } catch (error) {
    const latest = readSession()
    if (latest === null || latest.accessToken === staleAccessToken) throw error
    return latest
  }
}

function current(): ActiveSession {
  const session = readSession()
  if (session === null) throw new GrantRefused('Nobody is signed in any more')
  return session
}

/** Asks once more with the same refresh token where the answer was lost, unless others have asked or answered meanwhile. */
async function tokensFor(
  { refreshToken }: ActiveSession,
  { provider, clientId }: Issuer,
  late: AbortSignal,
): Promise<Tokens> {
  if (refreshToken === null) throw new GrantRefused('There is no refresh token')
  const form = { client_id: clientId, grant_type: 'refresh_token', refresh_token: refreshToken }
  const ask = async () => ({ refresh_token: refreshToken, ...(await requestTokens(provider, form)) })
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GrantRefused) throw error
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MILLISECONDS))
    if (late.aborted || readSession()?.refreshToken !== refreshToken) throw error
    return ask()
  }
}

/** The identity provider that this installation uses, and the name we go by there. */
export async function identityProvider(options: Pick<RequestOptions, 'signal'> = {}) {
  const { identity } = await withRetries(() => send(getConfigs, options, null), options.signal)
  const provider = await withRetries(() => discover(identity.issuer, options), options.signal)
  return { provider, ...identity }
}

/** Stops waiting, and tells the work that it is late: it begins nothing more, but an answer that comes is kept all the same. */
function inTime<T>(work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const error = new ApiError({ code: 'offline', status: 0, message: t('offline') })
      late.abort(error)
      reject(error)
    }
    const timer = setTimeout(giveUp, LONGEST_EXCHANGE_MILLISECONDS)
    void work(late.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * One tab at a time. A tab that is frozen with the lock in its hands holds nobody up for good: those who wait for it take turns
 * by the lease then. While the lock goes from hand to hand it is waited for.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return withLease(LONGEST_LOCK_MILLISECONDS, work)
  const holder = await lockHolder()
  const turn = { hasCome: false }
  const begin = () => {
    turn.hasCome = true
    return work()
  }
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LONGEST_LOCK_MILLISECONDS) }, begin)
  } catch (error) {
    if (turn.hasCome) throw error
    return holder === (await lockHolder()) ? withLease(LONGEST_LOCK_MILLISECONDS, work) : withLock(work)
  }
}

/** The tab that has the lock; null where none has, or the browser does not say. */
async function lockHolder(): Promise<string | null> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  return held.find(({ name }) => name === LOCK)?.clientId ?? null
}
