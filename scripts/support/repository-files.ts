import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The files that git knows or would add, below these folders, that still exist. Paths are relative to the repository. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const names = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  return [...new Set(names)].filter((name) => name !== '' && existsSync(name)).toSorted()
}
