import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const configPath = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url))
const folders = ['packages', 'apps', 'content', 'training']
const options: ICruiseOptions = await extractOptions(configPath)
/** The walls as they are written. */
export const rules: readonly IForbiddenRuleType[] = options.ruleSet?.forbidden ?? []

/** The names of all walls, which stand in `.dependency-cruiser.cjs`. */
export const wallNames: readonly string[] = rules.flatMap(({ name }) => name ?? [])

/** One forbidden import. */
export type Breach = { rule: string; from: string; to: string; reason: string }
export type Survey = { breaches: Breach[]; imports: Map<string, string[]> }

/** Reads every import below `baseDir`, by file, and says which of them pass through a wall. */
export async function survey(baseDir: string): Promise<Survey> {
  const { output } = await cruise(folders, { ...options, baseDir })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report instead of its findings')
  const breaches = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    reason: reasonFor(rule.name),
  }))
  const imports = output.modules.map(
    ({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)] as const,
  )
  return { breaches, imports: new Map(imports.map(([source, resolved]) => [source, [...resolved]])) }
}

function reasonFor(wall: string): string {
  return rules.find(({ name }) => name === wall)?.comment ?? ''
}
