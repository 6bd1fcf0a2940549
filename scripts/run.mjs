// `node scripts/run.mjs FILE.ts ARGS…`: installs what the lock file says, then runs the file on the product's Node. Started by
// whatever Node the machine has, so this is plain JavaScript. Nothing but the program's own output reaches stdout, and the
// caller's folder stays known to it as INIT_CWD.
import { spawn } from 'node:child_process'
import { installIfNeeded, productNodePath } from './support/install.mjs'

await installIfNeeded()
const child = spawn(productNodePath(), process.argv.slice(2), { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl-C reaches the child from the terminal itself; twice would mean "at once" to a server that is closing.
    const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY
    if (!isFromTerminal) child.kill(signal)
  })
}
// The shell between npm and this process keeps SIGTERM to itself: `kill` of npm would leave the program running.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
