import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

const FILE = '.cache/test-seconds.json'
/** What a file of tests takes on average that was never run here; those of the server open a database, those of scripts a copy of the tree. */
const unknown = (path: string) => (/^(?:apps\/server|scripts)\//u.test(path) ? 5 : 1.5)

const secondsSchema = z.record(z.string(), z.number())
const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** How many seconds a file of tests took when it was last run in this folder. */
export function readTestSeconds(): (path: string) => number {
  const seconds = read()
  return (path) => seconds[path] ?? unknown(path)
}

/** Notes how long the files of a vitest report took. */
export function noteTestSeconds(reportPath: string): void {
  if (!existsSync(reportPath)) return
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(reportPath, 'utf8')))
  const measured = testResults.map(
    ({ name, startTime, endTime }) => [relative('.', name), (endTime - startTime) / 1000] as const,
  )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...read(), ...Object.fromEntries(measured) }))
}

function read(): Record<string, number> {
  return existsSync(FILE) ? secondsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {}
}
