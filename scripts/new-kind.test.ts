import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runQuietly } from './support/progress.ts'
import { addKind, NEW_KIND, placesOfKind } from './testing/new-kind.ts'
import { copyTree } from './testing/tree-copy.ts'

const MINUTES = 60_000
let root: string

/** A copy of this repository with one kind more. Everything below runs in the copy. */
beforeAll(() => {
  root = copyTree()
  addKind(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a program of the copy. */
async function run(...args: readonly string[]): Promise<{ failure: string; output: string }> {
  const { code, output } = await runQuietly('sh', ['-c', 'cd "$0" && exec "$@"', root, process.execPath, ...args])
  return { failure: code === 0 ? '' : `${args.join(' ')}:\n${output}`, output }
}

test('every place that a new kind has is named in the architecture', () => {
  const page = readFileSync('docs/ARCHITECTURE.md', 'utf8')
  const { folder, builder, lists, formats, ids } = placesOfKind
  const unnamed = [folder, builder, ...lists, ...formats, ids].filter((place) => !page.includes(place))
  expect(unnamed).toEqual([])
})

test('with its places filled no other file needs a change: types agree', { timeout: 5 * MINUTES }, async () => {
  expect((await run('node_modules/typescript7/bin/tsc', '-b')).failure).toBe('')
})

test('a new kind keeps the rules of all kinds, marked and shown', { timeout: 5 * MINUTES }, async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  const tests = [
    'packages/tasks/src/tasks.test.ts',
    'content/src/kinds/kinds.test.ts',
    `packages/tasks/src/${NEW_KIND}`,
  ]
  expect((await run(...vitest, ...tests)).failure).toBe('')
  expect((await run(...vitest, 'packages/tasks/src/views.test.tsx', '-t', NEW_KIND)).failure).toBe('')
})

test('its question is built, listed, answered and scored', { timeout: 5 * MINUTES }, async () => {
  expect((await run('content/src/build.ts', '--lock')).failure).toBe('')
  expect((await run('content/src/build.ts')).failure).toBe('')
  writeFileSync(join(root, 'apps/server/src/answer-new-kind.ts'), answering)
  const { failure, output } = await run('apps/server/src/answer-new-kind.ts')
  expect(failure).toBe('')
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual({
    listed: [{ id: 99999, title: 'What a beekeeper does in winter' }],
    refused: [400, ['answer']],
    earned: [0, 0, 0, 1],
    kept: 4,
    locked: 'reading/odd-one-out/99999-what-a-beekeeper-does-in-winter',
  })
})

/** Answers the question with each of its options, as a client would. */
const answering = `
import { readFileSync } from 'node:fs'
import { readPack } from '@rehearsal/content/pack'
import { importPack } from './modules/question-bank/import-service.ts'
import { aLearner } from './testing/a-learner.ts'
import { anApp } from './testing/an-app.ts'

const app = await anApp()
await importPack(app.platform.db, app.clock, await readPack(new URL('../../../content/pack', import.meta.url).pathname))
const { token } = await aLearner(app)
async function call(method, path, payload) {
  const headers = { authorization: 'Bearer ' + token }
  const response = await app.http.inject({ method, url: '/api/reading/oddOneOut' + path, headers, ...(payload ? { payload } : {}) })
  return { status: response.statusCode, ...response.json() }
}
const list = await call('GET', '')
const listed = list._embedded.oddOneOutDtoList.map(({ id, title }) => ({ id, title }))
const bad = await call('POST', '/99999', { answer: 'z', pteType: 'ACADEMIC' })
const earned = []
for (const answer of ['a', 'b', 'c', 'd']) {
  const { score } = await call('POST', '/99999', { answer, pteType: 'ACADEMIC' })
  earned.push(score.total.earned)
}
const { totalElements } = await call('GET', '/99999/answers')
await app.close()
const lock = readFileSync(new URL('../../../content/ids.lock', import.meta.url), 'utf8')
console.log(JSON.stringify({
  listed,
  refused: [bad.status, bad.errors.map(({ path }) => path)],
  earned: earned.toSorted((a, b) => a - b),
  kept: totalElements,
  locked: lock.split('\\n').find((line) => line.includes('/99999-')),
}))
`
