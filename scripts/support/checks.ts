import { couldNotRun, runStep, type Tally } from './steps.ts'
import { buildWeb } from './web-build.ts'

/** Those that tell most in a few seconds. */
export const quickChecks = [
  { name: 'types', args: ['node_modules/typescript7/bin/tsc', '-b'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'source rules', args: ['scripts/check-source.ts'] },
]
const beforeTheBuild = [
  ...quickChecks,
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'walls', args: ['scripts/walls.ts'] },
  { name: 'unused code (knip)', args: ['node_modules/knip/bin/knip.js'] },
]

/** Everything that reads the code without running it. A failing check does not keep the others from running. */
export async function runChecks(): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const check of beforeTheBuild) tallies.push(await runStep(check))
  tallies.push(await checkStartChunk())
  return tallies
}

async function checkStartChunk(): Promise<Tally> {
  const name = 'start chunk'
  try {
    await buildWeb()
  } catch (error) {
    return couldNotRun(name, error)
  }
  return runStep({ name, args: ['node_modules/size-limit/bin.js'] })
}
