// `node scripts/run.mjs FILE.ts ARGS…`: installs if needed and runs the file on the product's Node. The caller's folder stays
// known to it as INIT_CWD (a nested `npm run` would overwrite that), and nothing but the program's own output reaches stdout.
import { spawn } from 'node:child_process'
import { installIfNeeded, productNodePath } from './support/install.mjs'

await installIfNeeded()
const child = spawn(productNodePath(), process.argv.slice(2), { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl-C to the child as well; this process only has to stay until the child has ended.
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
