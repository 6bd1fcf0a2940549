import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { repositoryFiles } from '../support/repository-files.ts'

/** Copies every file of the repository to a folder of its own, with the libraries that are installed here, and says where. */
export function copyTree(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')))
  for (const file of repositoryFiles()) cpSync(file, join(root, file))
  for (const name of readdirSync('node_modules')) {
    if (name === '@rehearsal') linkWorkspaces(root)
    else link(join('node_modules', name), join(root, 'node_modules', name))
  }
  return root
}

/** The copy's packages must find each other and not those of this tree. */
function linkWorkspaces(root: string): void {
  const here = realpathSync('.')
  for (const name of readdirSync('node_modules/@rehearsal')) {
    const folder = relative(here, realpathSync(join('node_modules/@rehearsal', name)))
    if (existsSync(join(root, folder))) link(join(root, folder), join(root, 'node_modules/@rehearsal', name))
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(resolve(target), path)
}
