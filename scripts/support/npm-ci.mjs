// Plain JavaScript without dependencies: this runs on the system's Node, before anything is installed.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs `npm ci` with further `args` in a folder and resolves with its exit code. npm can wait for ever for a connection that was lost without
 * a word; an npm that neither fetches nor writes anything for `quietLimit` ms is stopped and started anew, and goes on from
 * its cache, which keeps what was fetched. Errors of npm's and what its scripts print go to stderr.
 */
export async function npmCi({ cwd, args = [], quietLimit = 10 * 60_000, attempts = 3, heartbeat = 10_000 }) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  for (let attempt = 1; ; attempt++) {
    let fetched = 0
    const onPackage = () => fetched++
    // npm's own progress bar needs a terminal, and silence would look like a hang.
    const timer = setInterval(() => console.error(`  … ${seconds()}, ${fetched} packages fetched`), heartbeat)
    const { code, lastLine } = await runOnce({ cwd, args, quietLimit, onPackage })
    clearInterval(timer)
    if (code !== undefined) return code
    const isLast = attempt === attempts
    console.error(
      `npm did nothing for ${Math.round(quietLimit / 1000)} s (last: ${lastLine || 'nothing at all'}); ` +
        (isLast ? 'giving up.' : 'starting it again.'),
    )
    if (isLast) return 1
  }
}

/** One npm: its exit code, or none when it was stopped because it did nothing. */
function runOnce({ cwd, args, quietLimit, onPackage }) {
  // By the Node that runs npm, not by the one in node_modules, which `npm ci` deletes.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [command, first] = npm && node ? [node, [npm]] : ['npm', []]
  const options = { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: !npm && process.platform === 'win32' }
  const child = spawn(command, [...first, 'ci', '--loglevel=http', ...args], options)
  let lastLine = ''
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill('SIGKILL')
    // A script that npm started may outlive it and hold these open.
    child.stdout.destroy()
    child.stderr.destroy()
  }
  let timer = setTimeout(stop, quietLimit)
  const onLine = (line) => {
    clearTimeout(timer)
    timer = setTimeout(stop, quietLimit)
    lastLine = line
    if (/^npm http .*\.tgz /.test(line)) onPackage()
    if (!/^npm (http|warn|notice|info)\b/.test(line) && line.trim() !== '') console.error(line)
  }
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      clearTimeout(timer)
      resolve({ code: 1, lastLine })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: isStopped ? undefined : (code ?? 1), lastLine })
    })
  })
}
