import { changeShareLink, revokeShareLink } from '@rehearsal/contracts/sharing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { aScoredAnswer, aShareLink, tokenOf } from '../../testing/a-share-link.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'
import { withHead } from './page-head.ts'

let app: TestApp
let me: TestLearner
let takeId: number

beforeAll(async () => {
  app = await anApp({ environment: { PUBLIC_URL: 'https://rehearsal.example' } })
})
beforeEach(async () => {
  me = await aLearner(app, { nickname: '<b>Sara</b> "of" Shiraz' })
  takeId = await aScoredAnswer(app, me, 'speaking/read-aloud')
})
afterAll(() => app.close())

const open = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.http.inject({ url: path, headers })
const metaOf = (page: string, name: string) =>
  new RegExp(String.raw`<meta (?:name|property)="${name}" content="([^"]*)" />`, 'u').exec(page)?.[1]
const isPrivate = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' }

test('the page says its score to those who run no script, and asks not to be indexed or kept', async () => {
  const token = tokenOf(await aShareLink(app, me, takeId))
  const page = await open(`/s/${token}`)
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ ...isPrivate, 'content-type': 'text/html; charset=utf-8' })
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  const title = metaOf(page.body, 'og:title')
  expect(title).toMatch(/^Read Aloud: \d+\.\d\d out of \d+$/u)
  expect(page.body).toContain(`<title>${title} · Rehearsal</title>`)
  expect(metaOf(page.body, 'robots')).toContain('noindex')
  expect(metaOf(page.body, 'og:url')).toBe(`https://rehearsal.example/s/${token}`)
  expect(metaOf(page.body, 'og:image')).toBe(`https://rehearsal.example/s/${token}/preview.png`)
  expect(metaOf(page.body, 'twitter:card')).toBe('summary_large_image')
  expect(metaOf(page.body, 'twitter:image')).toBe(`https://rehearsal.example/s/${token}/preview.png`)
})

test('what others copy says nothing of the learner, whatever the page shows', async () => {
  const token = tokenOf(await aShareLink(app, me, takeId, { showsName: true, showsAnswer: true }))
  const { body } = await open(`/s/${token}`)
  expect(body).not.toContain('Sara')
  expect(body).not.toContain(me.id)
  expect(body).not.toContain('recording')
})

test('the picture is a PNG of 1200 by 630, drawn once for the same score', async () => {
  const token = tokenOf(await aShareLink(app, me, takeId))
  const picture = await open(`/s/${token}/preview.png`, {})
  expect(picture.headers).toMatchObject({
    ...isPrivate,
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const bytes = picture.rawPayload
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await open(`/s/${token}/preview.png`, {})).rawPayload.equals(bytes)).toBe(true)
})

test('the recording is streamed whole and in ranges, only while the link shows the answer', async () => {
  const token = tokenOf(await aShareLink(app, me, takeId))
  const address = `/s/${token}/recording.mp3`
  expect((await open(address, {})).statusCode).toBe(404)
  await ask(app, changeShareLink, { as: me, params: { id: takeId }, body: { showsAnswer: true } })
  const whole = await open(address, {})
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  expect(whole.headers).toMatchObject({ ...isPrivate, 'accept-ranges': 'bytes' })
  const part = await open(address, { range: 'bytes=1-2' })
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(1, 3))]).toEqual([206, true])
  await ask(app, changeShareLink, { as: me, params: { id: takeId }, body: { showsAnswer: false } })
  expect((await open(address, {})).statusCode).toBe(404)
})

const ways: [string, (id: number) => Promise<unknown>][] = [
  ['revoked', (id) => ask(app, revokeShareLink, { as: me, params: { id } })],
  ['deleted', (id) => ask(app, callsOf('speaking/read-aloud').deleteAnswer, { as: me, params: { id } })],
  [
    'hidden',
    (id) => app.platform.db.update(attempt).set({ hiddenAt: app.clock.now() }).where(eq(attempt.id, id)).execute(),
  ],
]

test.each(ways)('once it is %s, page, picture and recording are gone with the next request', async (_way, take) => {
  const token = tokenOf(await aShareLink(app, me, takeId, { showsName: true, showsAnswer: true }))
  const addresses = ['', '/preview.png', '/recording.mp3'].map((end) => `/s/${token}${end}`)
  for (const address of addresses) expect((await open(address)).statusCode).toBe(200)
  await take(takeId)
  for (const address of addresses) {
    const gone = await open(address)
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'private, no-store'])
    expect(gone.headers['x-robots-tag']).toContain('noindex')
  }
})

test.each([
  '/s/x',
  `/s/${'A'.repeat(22)}`,
  `/s/${'A'.repeat(600)}`,
  '/s/a/b/c',
  '/s/%2e%2e%2fsecret',
  '/s/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
])('%s is a page that shares nothing', async (path) => {
  const page = await open(path)
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers).toMatchObject(isPrivate)
  expect(page.body).toContain('<title>Link not found! · Rehearsal</title>')
  expect(page.body).not.toContain('og:')
  expect(page.body).not.toContain('alert(1)')
})

test.each(['/s/x/preview.png', `/s/${'A'.repeat(22)}/preview.png`, '/s/x/recording.mp3'])(
  '%s is neither picture nor recording',
  async (path) => {
    expect((await open(path, {})).statusCode).toBe(404)
  },
)

test('neither token nor address is logged', async () => {
  const token = tokenOf(await aShareLink(app, me, takeId))
  await open(`/s/${token}`)
  await open(`/s/${token}/preview.png`)
  expect(app.lines.join('\n')).toContain('"/s/:token"')
  expect(app.lines.join('\n')).not.toContain(token)
})

test('whatever a head says, it stays within its attributes, and takes the place of what the page said before', () => {
  const page = '<head>\n<meta name="description" content="old" />\n<title>Old</title></head>'
  const hostile = `"><script>alert('$&')</script>`
  const filled = withHead(page, { title: hostile, description: hostile, metas: [{ name: 'x', content: hostile }] })
  expect(filled).not.toContain('<script')
  expect(filled.match(/<title>|<meta /gu)).toHaveLength(3)
  expect(filled).not.toMatch(/[Oo]ld/u)
  expect(filled).toContain('alert(&#39;$&amp;&#39;)')
})
