import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readVitestSeconds } from './test-reports.ts'

const FILE = '.cache/test-seconds.json'
/** What a file of tests takes on average that was never run here; those of the server open a database, those of scripts a copy of the tree. */
const unknown = (path: string) => (/^(?:apps\/server|scripts)\//u.test(path) ? 5 : 1.5)

const secondsSchema = z.record(z.string(), z.number())

/** How many seconds a file of tests took when it was last run in this folder. */
export function readTestSeconds(): (path: string) => number {
  const seconds = read()
  return (path) => seconds[path] ?? unknown(path)
}

/** Notes how long the files of a vitest report took. */
export function noteTestSeconds(reportPath: string): void {
  const measured = readVitestSeconds(reportPath)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...read(), ...measured }))
}

function read(): Record<string, number> {
  return existsSync(FILE) ? secondsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {}
}
