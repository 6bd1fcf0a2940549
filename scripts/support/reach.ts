/** Which files each file imports, by their paths in the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>

const isTest = (path: string) => /(?<!\.long)\.test\.tsx?$/u.test(path)
const packageOf = (path: string) => /^(?:packages\/[^/]+|apps\/[^/]+|content|scripts|training)\//u.exec(path)?.[0]

/**
 * The tests that a change may break, nearest first: those that changed, then those that import what changed, and so on through all
 * imports. A changed file that no module imports, such as data, may break all tests of its package, and in `packages`, whose
 * data others see through its modules, all that import from it.
 */
export function testsInReach(changed: readonly string[], imports: Imports): string[] {
  const importers = importersOf(imports)
  const data = changed.filter((path) => !imports.has(path) && !importers.has(path))
  const ofData = [...imports.keys()].filter((path) => data.some((one) => mayRead(path, one)))
  const reached = new Set(changed)
  let nearest = [...changed, ...ofData]
  for (const path of ofData) reached.add(path)
  while (nearest.length > 0) {
    nearest = [...new Set(nearest.flatMap((path) => importers.get(path) ?? []))].filter((path) => !reached.has(path))
    for (const path of nearest) reached.add(path)
  }
  return [...reached].filter((path) => isTest(path) && imports.has(path))
}

/** The first of the tests whose seconds, as they were measured last, fit into the budget; at least one. */
export function withinBudget(tests: readonly string[], secondsOf: (path: string) => number, budget: number): string[] {
  let spent = 0
  return tests.filter((path, at) => {
    spent += secondsOf(path)
    return at === 0 || spent <= budget
  })
}

function mayRead(path: string, data: string): boolean {
  const folder = packageOf(data)
  return folder !== undefined && path.startsWith(folder) && (isTest(path) || folder.startsWith('packages/'))
}

function importersOf(imports: Imports): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  return importers
}
