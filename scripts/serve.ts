// Builds what has changed, then becomes the server: same process, so signals and exit codes are the server's own.
import { spawn } from 'node:child_process'
import { buildOrExit } from './support/build.ts'

await buildOrExit()
console.log('Starting the server …')
const server = [process.execPath, 'apps/server/src/main.ts']
if (process.execve) {
  process.execve(process.execPath, server, process.env)
} else {
  // Windows cannot replace a process.
  const child = spawn(process.execPath, server.slice(1), { stdio: 'inherit' })
  process.on('SIGINT', () => {})
  child.on('exit', (code) => process.exit(code ?? 1))
}
