import { readFileSync } from 'node:fs'
import type { Violation } from '../source-rules/rule.ts'
import { repositoryFiles } from './repository-files.ts'

/** A line that git writes where two changes meet. The middle one may underline a heading, so it tells nothing alone. */
const MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)/u

/** Where a merge was not finished in a text. */
export const conflictMarkers = (path: string, text: string): Violation[] =>
  text.split('\n').flatMap((line, index) => {
    const message = 'a conflict marker: finish the merge'
    return MARKER.test(line) ? [{ path, line: index + 1, rule: 'conflict', message }] : []
  })

/** Where merges were not finished, in every file of the repository, whatever it holds. */
export const unfinishedMerges = (): Violation[] =>
  repositoryFiles().flatMap((path) => conflictMarkers(path, readFileSync(path, 'latin1')))
