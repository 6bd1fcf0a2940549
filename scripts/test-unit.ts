// `npm run test:unit -- PATH …` runs the tests in files whose path contains one of these, and nothing before them; without one, all.
// Vitest's own options may stand behind, such as `-t NAME`.
import { spawn } from 'node:child_process'

const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]
const child = spawn(process.execPath, args, { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
