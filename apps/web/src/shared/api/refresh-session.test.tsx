import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aProvider, issuer, signIn } from '../../testing/fixtures.ts'
import { clearSession, readSession, writeSession } from './active-session.ts'

withApiServer()

const SECOND = 1000
const LOCK = 'rehearsal-session-refresh'
/** What answers come by while the tests' own timers stand still. */
const realTimeout = setTimeout
const newTokens = () => HttpResponse.json({ access_token: 'access-2', expires_in: 300, refresh_token: 'refresh-2' })
const slowTokens = () => new Promise((resolve) => setTimeout(resolve, SECOND)).then(newTokens)
const refuse = () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
const lost = () => HttpResponse.error()
type Answer = () => Response | Promise<Response>

/** The identity provider: what it answers, one after the other, and the refresh tokens that it was shown. */
function aProviderThat(...given: Answer[]): string[] {
  const shown: string[] = []
  apiServer.use(
    answers('/api/configs', aConfig()),
    answers(`${issuer}/.well-known/openid-configuration`, aProvider),
    http.post(aProvider.token_endpoint, async ({ request }) => {
      shown.push(new URLSearchParams(await request.text()).get('refresh_token') ?? '')
      return (given[shown.length - 1] ?? lost)()
    }),
  )
  return shown
}

/** A tab of its own: what it remembers is not another's, what the browser keeps is. */
async function aTab() {
  vi.resetModules()
  const { refreshSession } = await import('./refresh-session.ts')
  return (accessToken = 'access-1') => {
    const refreshing = refreshSession(accessToken)
    refreshing.catch(() => undefined)
    return refreshing
  }
}

/** Lets time go by in steps, as answers come in between. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 10; step += 1) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => realTimeout(resolve))
  }
}

/** A promise that a test keeps open. */
function aGate() {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  return { gate, open }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Tabs look at the same moment: the worst that chance can do.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signIn({ expireTimestamp: Date.now() - 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

test.each<[string, Answer]>([
  ['no answer', lost],
  ['an answer cut short', () => new HttpResponse('{"access_tok')],
  ['a server error', () => HttpResponse.json({ error: 'server_error' }, { status: 500 })],
  ['a gateway', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['a proxy that wants something', () => new HttpResponse('<h1>Sign in to the network</h1>', { status: 403 })],
  ['another error with 400', () => HttpResponse.json({ error: 'temporarily_unavailable' }, { status: 400 })],
  ['too many requests', () => HttpResponse.json({ error: 'too_many_requests' }, { status: 429 })],
])('%s instead of tokens is asked for once more, with the same refresh token', async (_, answer) => {
  const shown = aProviderThat(answer, newTokens)
  const refreshing = (await aTab())()
  await pass(3)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-2' })
  expect(shown).toEqual(['refresh-1', 'refresh-1'])
  expect(readSession()).toMatchObject({ refreshToken: 'refresh-2' })
})

test.each([400, 401])('a grant that is refused with %i is not asked for again', async (status) => {
  const shown = aProviderThat(() => HttpResponse.json({ error: 'invalid_grant' }, { status }), newTokens)
  const refreshing = (await aTab())()
  await pass(3)
  await expect(refreshing).rejects.toMatchObject({ name: 'GrantRefused' })
  expect(shown).toHaveLength(1)
})

test('two lost answers leave the session as it is', async () => {
  aProviderThat(lost, lost)
  const refreshing = (await aTab())()
  await pass(3)
  await expect(refreshing).rejects.toMatchObject({ name: 'ApiError' })
  expect(readSession()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' })
})

test('an answer that takes longer than 15 seconds is not waited for, and kept when it comes', async () => {
  const { gate, open } = aGate()
  aProviderThat(async () => {
    await gate
    return newTokens()
  })
  const refreshing = (await aTab())()
  await pass(16)
  await expect(refreshing).rejects.toMatchObject({ code: 'offline' })
  open()
  await pass(1)
  expect(readSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' })
})

test('who signs out while tokens are on their way stays signed out', async () => {
  aProviderThat(() => {
    clearSession()
    return newTokens()
  })
  const refreshing = (await aTab())()
  await pass(1)
  await expect(refreshing).rejects.toMatchObject({ name: 'GrantRefused' })
  expect(readSession()).toBeNull()
})

test('tokens that another tab has fetched are taken, also where this one was refused', async () => {
  aProviderThat(() => {
    const session = readSession()
    if (session !== null) writeSession({ ...session, accessToken: 'access-9', refreshToken: 'refresh-9' })
    return refuse()
  })
  const refreshing = (await aTab())()
  await pass(1)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-9' })
})

test('without the lock manager many tabs ask once', async () => {
  const shown = aProviderThat(newTokens, refuse)
  const tabs = [await aTab(), await aTab(), await aTab(), await aTab()].map((refresh) => refresh())
  await pass(3)
  for (const { accessToken } of await Promise.all(tabs)) expect(accessToken).toBe('access-2')
  expect(shown).toEqual(['refresh-1'])
  expect(localStorage.getItem('sessionRefresh')).toBeNull()
})

test('a tab that was closed with the lease holds nobody up for longer than 20 seconds', async () => {
  const shown = aProviderThat(newTokens)
  localStorage.setItem('sessionRefresh', JSON.stringify({ owner: 'gone', until: Date.now() + 20 * SECOND }))
  const refreshing = (await aTab())()
  await pass(19)
  expect(shown).toEqual([])
  await pass(2)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-2' })
})

test('a lease from before the clock was set back counts as none', async () => {
  aProviderThat(newTokens)
  localStorage.setItem('sessionRefresh', JSON.stringify({ owner: 'gone', until: Date.now() + 3_600_000 }))
  const refreshing = (await aTab())()
  await pass(1)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-2' })
})

test('exchanges that waited too long for the way to the provider ask for nothing when it is there', async () => {
  const shown = aProviderThat(slowTokens, slowTokens, refuse)
  const { gate, open } = aGate()
  apiServer.use(http.get('/api/configs', () => gate.then(() => HttpResponse.json(aConfig()))))
  const refresh = await aTab()
  const first = refresh()
  await pass(16)
  const second = refresh()
  await pass(16)
  const third = refresh()
  open()
  await pass(3)
  await expect(first).rejects.toMatchObject({ code: 'offline' })
  await expect(second).rejects.toMatchObject({ code: 'offline' })
  await expect(third).resolves.toMatchObject({ accessToken: 'access-2' })
  expect(shown).toEqual(['refresh-1'])
})

test('of two that lose their answers at once only the one that is still waited for asks once more', async () => {
  const { gate, open } = aGate()
  const hang = () => gate.then(lost)
  const shown = aProviderThat(hang, hang, newTokens, refuse)
  const refresh = await aTab()
  const first = refresh()
  await pass(16)
  const second = refresh()
  await pass(4)
  open()
  await pass(3)
  await expect(first).rejects.toMatchObject({ code: 'offline' })
  await expect(second).resolves.toMatchObject({ accessToken: 'access-2' })
  expect(shown).toHaveLength(3)
})

test('a session that is renewed elsewhere while the line rests is not asked for once more', async () => {
  const shown = aProviderThat(lost, refuse)
  const refreshing = (await aTab())()
  await pass(1)
  signIn({ accessToken: 'access-9', refreshToken: 'refresh-9' })
  await pass(2)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-9' })
  expect(shown).toHaveLength(1)
})

test('a lock that is never given back is not waited for after 20 seconds, and who waited asks one at a time', async () => {
  const shown = aProviderThat(slowTokens, refuse)
  const locks = aLockManager()
  void locks.request(LOCK, {}, () => new Promise(() => undefined))
  const tabs = [await aTab(), await aTab()].map((refresh) => refresh())
  await pass(19)
  expect(shown).toEqual([])
  await pass(5)
  for (const { accessToken } of await Promise.all(tabs)) expect(accessToken).toBe('access-2')
  expect(shown).toEqual(['refresh-1'])
})

test('a tab waits on while the lock goes from hand to hand', async () => {
  const { gate, open } = aGate()
  const shown = aProviderThat(
    () => new Promise(() => undefined),
    () => gate.then(newTokens),
    refuse,
  )
  aLockManager()
  const tabs = [await aTab(), await aTab(), await aTab()].map((refresh) => refresh())
  await pass(25)
  open()
  await pass(3)
  expect(await Promise.allSettled(tabs)).toMatchObject([
    { status: 'rejected' },
    { value: { accessToken: 'access-2' } },
    { value: { accessToken: 'access-2' } },
  ])
  expect(shown).toEqual(['refresh-1', 'refresh-1'])
})

test('a browser that cannot say who holds the lock waits for it as long', async () => {
  aProviderThat(newTokens)
  const locks = aLockManager()
  locks.query = () => Promise.reject(new DOMException('no', 'SecurityError'))
  void locks.request(LOCK, {}, () => new Promise(() => undefined))
  const refreshing = (await aTab())()
  await pass(23)
  await expect(refreshing).resolves.toMatchObject({ accessToken: 'access-2' })
})

test('a refusal under the lock is the answer, and not tried again without it', async () => {
  const shown = aProviderThat(refuse, newTokens)
  aLockManager()
  const refreshing = (await aTab())()
  await pass(1)
  await expect(refreshing).rejects.toMatchObject({ name: 'GrantRefused' })
  expect(shown).toHaveLength(1)
})

type Turn = { clientId: string; begin: () => void }

/** One lock of the browser: each who asks has it in turn, by the timers of the test. */
function aLockManager() {
  vi.stubGlobal('AbortSignal', { timeout: abortAfter })
  const queue: Turn[] = []
  let asked = 0
  const locks = {
    query: () => Promise.resolve({ held: queue.slice(0, 1).map(({ clientId }) => ({ name: LOCK, clientId })) }),
    request: (_: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        asked += 1
        const giveBack = () => {
          queue.shift()
          queue[0]?.begin()
        }
        const turn = { clientId: `tab-${asked}`, begin: () => void work().then(resolve, reject).finally(giveBack) }
        queue.push(turn)
        if (queue[0] === turn) turn.begin()
        signal?.addEventListener('abort', () => {
          if (queue.indexOf(turn) < 1) return
          queue.splice(queue.indexOf(turn), 1)
          reject(new DOMException('timed out', 'TimeoutError'))
        })
      }),
  }
  Object.assign(navigator, { locks })
  return locks
}

/** `AbortSignal.timeout` by the timers of the test. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
