// Who may import whom: prints every import that passes through a wall.
import { repositoryFiles } from './support/repository-files.ts'
import { survey, wallNames } from './support/walls.ts'

const { breaches, imports } = await survey(process.cwd())
for (const { rule, from, to, reason } of breaches) console.error(`${from} → ${to}\n  [${rule}] ${reason}`)

// A cruiser that reads nothing finds nothing, and would call that a success.
const folders = ['packages', 'apps', 'content', 'training'].flatMap((folder) => [
  `${folder}/**/*.ts`,
  `${folder}/**/*.tsx`,
])
const unseen = repositoryFiles(...folders).filter((path) => !imports.has(path) && !path.includes('/migrations/'))
for (const path of unseen) console.error(`${path} was not read`)

const count = breaches.length + unseen.length
console.log(
  `${wallNames.length} walls, ${imports.size} modules read; ${count === 0 ? 'all walls stand' : `${count} to mend`}`,
)
process.exitCode = count === 0 ? 0 : 1
