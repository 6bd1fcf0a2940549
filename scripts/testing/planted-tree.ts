import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'

/** `a → b`: a imports b; `a ⇢ b`: only its types. A bare name is a library. */
export type Import = `${string} ${'→' | '⇢'} ${string}`

const workspace = /^(packages\/[^/]+|apps\/[^/]+|content)\//

/** Writes a small repository in which exactly these imports stand, and says where. */
export function plantTree(imports: readonly Import[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')))
  const lines = new Map<string, string[]>()
  for (const one of imports) {
    const [from = '', arrow = '', to = ''] = one.split(' ')
    const statement = `import ${arrow === '⇢' ? 'type ' : ''}{ x } from '${specifier(from, to)}'`
    lines.set(from, [...(lines.get(from) ?? []), statement])
    if (isFile(to)) lines.set(normalize(to), lines.get(normalize(to)) ?? [])
    else if (!to.startsWith('node:')) plantLibrary(root, to)
  }
  writeFile(root, 'package.json', JSON.stringify({ workspaces: ['packages/*', 'content', 'apps/*'] }))
  for (const [path, statements] of lines) {
    writeFile(root, path, [...statements, 'export const x = 1', 'export type x = number', ''].join('\n'))
    plantWorkspace(root, workspace.exec(path)?.[1] ?? '')
  }
  for (const folder of ['packages', 'apps', 'content', 'training']) mkdirSync(join(root, folder), { recursive: true })
  return root
}

const isFile = (to: string) => /\.tsx?$/.test(to)
const nameOf = (folder: string) => `@rehearsal/${folder.split('/').at(-1)}`

/** Another workspace is imported by its name, a neighbour by its path. `./` before a path forces the path. */
function specifier(from: string, to: string): string {
  if (!isFile(to)) return to
  if (to.startsWith('./')) return relative(dirname(from), to)
  const [home, target] = [workspace.exec(from)?.[1], workspace.exec(to)?.[1]]
  if (home !== target && target) return `${nameOf(target)}/${to.slice(target.length + '/src/'.length)}`
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function plantWorkspace(root: string, folder: string): void {
  const name = nameOf(folder)
  writeFile(root, `${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: { './*': './src/*' } }))
  const link = join(root, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  try {
    symlinkSync(join(root, folder), link)
  } catch {
    // Another file of this workspace has planted it.
  }
}

function plantLibrary(root: string, name: string): void {
  writeFile(root, `node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' }))
  writeFile(root, `node_modules/${name}/index.js`, 'export const x = 1\n')
}

function writeFile(root: string, path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
