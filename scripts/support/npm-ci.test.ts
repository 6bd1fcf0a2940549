import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const module = resolve('scripts/support/npm-ci.mjs')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-ci-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Installs in an empty folder with a program in npm's place that counts its starts in `starts`. */
async function installWith(npm: string, quietLimit = 4000): Promise<{ code: string; stderr: string }> {
  const path = join(folder, 'npm.cjs')
  const counted = `const fs = require('node:fs')
    fs.appendFileSync('starts', 'x')
    const start = fs.readFileSync('starts').length
    ${npm}`
  writeFileSync(path, counted)
  const program = `
    const { npmCi } = await import(${JSON.stringify(module)})
    console.log(await npmCi({ cwd: ${JSON.stringify(folder)}, quietLimit: ${quietLimit}, heartbeat: 60000 }))`
  const env = { ...process.env, npm_execpath: path, npm_node_execpath: process.execPath }
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', program], { env })
  return { code: stdout.trim(), stderr }
}

const hang = 'setInterval(() => {}, 1000)'

test('an npm that hangs is started again, and what it did last is told', async () => {
  const { code, stderr } = await installWith(
    `if (start === 1) { console.error('npm http fetch GET 200 a.tgz'); ${hang} }`,
  )
  expect(code).toBe('0')
  expect(stderr).toBe('npm did nothing for 4 s (last: npm http fetch GET 200 a.tgz); starting it again.\n')
})

test('after three that hang it gives up', async () => {
  const { code, stderr } = await installWith(hang, 300)
  expect(code).toBe('1')
  expect(stderr.match(/starting it again\.|giving up\./g)).toEqual([
    'starting it again.',
    'starting it again.',
    'giving up.',
  ])
})

test('an npm that fails is not started again, and its errors are told without its chatter', async () => {
  const { code, stderr } = await installWith(`
    console.error('npm http fetch GET 404 https://example.org/a')
    console.error('npm error 404 Not Found')
    process.exitCode = 7`)
  expect({ code, stderr }).toEqual({ code: '7', stderr: 'npm error 404 Not Found\n' })
})

test('an npm that is slow but still at work is let go on', async () => {
  const { code, stderr } = await installWith(`
    let lines = 0
    const timer = setInterval(() => {
      console.error('npm http fetch GET 200 a.tgz')
      if (++lines === 6) clearInterval(timer)
    }, 800)`)
  expect({ code, stderr }).toEqual({ code: '0', stderr: '' })
})
