// `node scripts/run.mjs FILE.ts ARGS…`: installs what the lock file says, then runs the file on the product's Node. Started by
// whatever Node the machine has, so this is plain JavaScript. Nothing but the program's own output reaches stdout. With
// `--here` before the file it runs in the folder where npm was called, so that paths in its arguments mean what they say. With
// `--product` before it, only what the product needs is installed.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { installIfNeeded, productNodePath, root } from './support/install.mjs'

const given = process.argv.slice(2)
const start = given.findIndex((each) => !each.startsWith('--'))
const options = given.slice(0, start)
const [file, ...args] = given.slice(start)
const isHere = options.includes('--here')
await installIfNeeded({ isForProduct: options.includes('--product') })
const cwd = isHere ? (process.env.INIT_CWD ?? root) : root
const child = spawn(productNodePath(), [resolve(root, file), ...args], { cwd, stdio: 'inherit' })
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
