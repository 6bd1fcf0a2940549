import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { decisionViolations } from '../source-rules/decisions.ts'
import type { Violation } from '../source-rules/rule.ts'
import { repositoryFiles } from './repository-files.ts'

/** The records of `docs/decisions` by file name. */
export const decisionsHere = (): Map<string, string> =>
  new Map(repositoryFiles('docs/decisions/*.md').map((path) => [basename(path), readFileSync(path, 'utf8')]))

/** What is wrong with the heads of the repository's records. */
export const brokenDecisions = (): Violation[] => decisionViolations(decisionsHere())
