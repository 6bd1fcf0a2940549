import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hasTools } from './install.mjs'

const run = promisify(execFile)

/** Calls the installer in a process that believes to be another Node. */
async function installOn(version: string): Promise<{ code: number; stderr: string }> {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    const { installIfNeeded } = await import('./scripts/support/install.mjs')
    await installIfNeeded()`
  return run(process.execPath, ['--input-type=module', '-e', program]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  )
}

test.each(['18.20.0', '20.18.3'])('Node %s is refused with a line that says what is needed', async (version) => {
  expect(await installOn(version)).toMatchObject({
    code: 1,
    stderr: `Rehearsal needs Node 20.19 or later with npm; this is Node ${version}.\n`,
  })
})

test.each([
  ['nothing', '', false],
  ['the product alone', 'a1 product', false],
  ['everything', 'a1', true],
])('a checkout with %s installed keeps the tools it has when the product is started', (_what, stamped, keeps) => {
  expect(hasTools(stamped)).toBe(keeps)
})
