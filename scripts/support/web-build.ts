import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compressFolder } from './compress-folder.ts'
import { step } from './progress.ts'

const stamp = '.cache/web-build-hash'
// The built page holds these packages' sources; generated files follow from the others.
const inputs = [
  'package-lock.json',
  'tsconfig*.json',
  'apps/web/**/*',
  'packages/{exam,contracts,tasks,ui,scoring}/**/*',
  'scripts/support/{web-build,compress-folder}.ts',
]
const ignored = /(^|\/)(node_modules|dist|\.tsc|\.tsc-views|\.vite|\.tanstack)(\/|$)|\.gen\.ts$|\.test\.tsx?$/

/** Builds the web app, unless the build at hand was made from the very same sources. */
export async function buildWeb(): Promise<void> {
  const hash = sourcesHash()
  if (existsSync('apps/web/dist/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await step('Building the web app', process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/web'])
  await compressFolder('apps/web/dist')
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stamp, hash)
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const entries = globSync(inputs, { withFileTypes: true, exclude: (entry) => ignored.test(entry.name) })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.filter((path) => !ignored.test(path)).toSorted()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
