// Who may import whom, as the walls of `.dependency-cruiser.cjs` leave it: what docs/ARCHITECTURE.md shows is held to it.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { z } from 'zod'
import { repositoryFiles } from './repository-files.ts'
import { rules } from './walls.ts'

/** What stands beside each other, by folder: programs, packages and the question bank. */
export const houses: readonly string[] = repositoryFiles('apps', 'packages', 'content')
  .filter((path) => /^(?:(?:apps|packages)\/[^/]+|content)\/package\.json$/u.test(path))
  .map((path) => posix.dirname(path))

const patterns = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => (given === undefined ? undefined : [given].flat()))
const wallSchema = z.object({
  name: z.string(),
  from: z.object({ path: patterns, pathNot: patterns }),
  to: z.object({
    path: patterns,
    pathNot: patterns,
    circular: z.boolean().optional(),
    couldNotResolve: z.boolean().optional(),
    reachable: z.boolean().optional(),
    dependencyTypesNot: z.array(z.string()).optional(),
  }),
})
type Wall = z.output<typeof wallSchema>

/** The walls that forbid an import whatever it is written like: others leave a way, by type or by a package's name. */
const walls = z
  .array(wallSchema)
  .parse(rules)
  .filter(({ to }) => !to.circular && !to.couldNotResolve && !to.reachable && to.dependencyTypesNot === undefined)

const OURS = /(?:from |import\(|import )'@rehearsal\/([a-z]+)/gu

/** The files of each house that are its product. */
const filesOf = new Map(
  houses.map((house) => [
    house,
    repositoryFiles(`${house}/**/*.ts`, `${house}/**/*.tsx`).filter((path) => !/\.test\.|\/testing[/.]/u.test(path)),
  ]),
)

/** Whether a file of one house may import a file of another, be it as a type. */
export function mayImport(from: string, to: string): boolean {
  const targets = filesOf.get(to) ?? []
  return standing(from).some((own) =>
    targets.some((target) => own.every(({ wall, groups }) => !forbids(wall, groups, target))),
  )
}

/** The names of what each house imports. */
const importedBy = new Map(
  [...filesOf].map(([house, files]) => [
    house.replace('packages/', ''),
    new Set(files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(OURS)].map(([, name = '']) => name))),
  ]),
)

/** Whether a file of one house imports a file of another, which is so by its name. */
export function doesImport(from: string, to: string): boolean {
  return importedBy.get(from)?.has(to) === true
}

type Standing = { wall: Wall; groups: readonly string[] }

/** The walls before a house's files, once for each set of them: what one of its files may import, the others may. */
function standing(house: string): Standing[][] {
  const all = (filesOf.get(house) ?? []).map((file) =>
    walls.flatMap((wall) => {
      const groups = groupsBehind(wall, file)
      return groups === undefined ? [] : [{ wall, groups }]
    }),
  )
  const alike = Map.groupBy(all, (own) => own.map(({ wall }) => wall.name).join())
  return [...alike.values()].flatMap((each) => each.slice(0, 1))
}

/** What the groups of a wall's pattern take of a file that it stands before; undefined for another file. */
function groupsBehind({ from }: Wall, file: string): readonly string[] | undefined {
  if (matches(from.pathNot, file)) return undefined
  if (from.path === undefined) return []
  return from.path
    .map((path) => new RegExp(path).exec(file))
    .find((match) => match !== null)
    ?.slice(1)
}

function forbids({ to }: Wall, groups: readonly string[], target: string): boolean {
  const filled = (given: readonly string[] | undefined) =>
    given?.map((path) => path.replaceAll(/\$(\d)/gu, (_, place: string) => groups[Number(place) - 1] ?? ''))
  return (to.path === undefined || matches(filled(to.path), target)) && !matches(filled(to.pathNot), target)
}

function matches(given: readonly string[] | undefined, file: string): boolean {
  return given?.some((path) => new RegExp(path).test(file)) === true
}
