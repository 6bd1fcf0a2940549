// `npm run -s english:sort` puts the entries of every file in `packages/english/data` in order, and names the files that it changed.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sortedFile } from '../packages/english/src/data/sort-entries.ts'

const folder = join(import.meta.dirname, '../packages/english/data')
const changed = globSync('**/*.txt', { cwd: folder }).filter((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const sorted = sortedFile(text)
  if (sorted !== text) writeFileSync(join(folder, file), sorted)
  return sorted !== text
})
console.log(changed.length === 0 ? 'every file is sorted' : changed.map((file) => `sorted ${file}`).join('\n'))
