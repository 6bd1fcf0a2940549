import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from './platform/storage/storage.ts'

const program = fileURLToPath(new URL('render-audio.ts', import.meta.url))
let folder: string

const speech = (id: string, said: string) => ({
  id: id.repeat(32),
  kind: 'speech',
  script: { turns: [{ voice: 'slt', text: said }] },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-render-'))
  const media = [
    speech('a', 'One short sentence.'),
    speech('b', 'Another one.'),
    { id: 'c'.repeat(32), kind: 'picture', svg: '<svg/>' },
  ]
  await writeFile(
    join(folder, 'pack.json.gz'),
    gzipSync(JSON.stringify({ version: 3, plans: [], questions: [], lessons: [], videos: [], media })),
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function run(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...environment }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, said }
}

const stored = () => openStorage({ kind: 'disk', folder: join(folder, 'data', 'objects') }).list('speech')
const timesOf = async () => new Map((await stored()).map(({ key, modifiedAt }) => [key, modifiedAt.getTime()]))

test('every recording of a pack is rendered into the storage once, again only by force, and no database is opened', async () => {
  const first = await run(['--pack', folder])
  expect(first).toEqual({ code: 0, said: expect.stringContaining('2/2 recordings') })
  const before = await timesOf()
  const names = [...before.keys()].map((key) => key.split('/').at(-1))
  expect(new Set(names)).toEqual(new Set([`${'a'.repeat(32)}.mp3`, `${'b'.repeat(32)}.mp3`]))
  expect((await run(['--pack', folder])).code).toBe(0)
  expect(await timesOf()).toEqual(before)

  expect((await run(['--pack', folder, '--force'])).code).toBe(0)
  for (const [key, time] of await timesOf()) expect(time).toBeGreaterThan(before.get(key) ?? Infinity)
  expect(await readdir(join(folder, 'data'))).toEqual(['objects'])
})

test.each([
  ['a pack that is not there', ['--pack', '/nowhere'], {}, 'npm run build'],
  [
    'a speech server that does not answer',
    ['--force'],
    { VOICE_URL: 'http://127.0.0.1:9' },
    'The speech server did not answer',
  ],
])('%s ends it with a reason', async (_what, args, environment, reason) => {
  const { code, said } = await run(args.includes('--pack') ? args : [...args, '--pack', folder], environment)
  expect([code, said]).toEqual([1, expect.stringContaining(reason)])
})
