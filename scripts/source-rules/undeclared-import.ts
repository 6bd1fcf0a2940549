import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import ts from 'typescript'
import { z } from 'zod'
import { isTest, isTool, type SourceRule } from './rule.ts'

/** npm lays what one workspace needs where all find it: an import that nobody declared works until that one needs it no more. */
export const undeclaredImport: SourceRule = {
  name: 'undeclared-import',
  covers: () => true,
  check(node, { fileName }) {
    const name = packageIn(node)
    if (name === undefined || isDeclared(name, fileName)) return undefined
    return `${name} is imported and not declared: name it in ${folderOf(fileName)}package.json`
  },
}

/** The package that a module is asked of; nothing for files beside and for Node's own modules. */
function packageIn(node: ts.Node): string | undefined {
  if (!ts.isStringLiteral(node) || !isModuleName(node)) return undefined
  const [scope = '', name = ''] = node.text.split('/')
  const isOurs = /^(?:[./#]|node:|virtual:)/u.test(node.text) || builtinModules.includes(scope)
  return isOurs ? undefined : scope.startsWith('@') ? `${scope}/${name}` : scope
}

function isModuleName({ parent }: ts.StringLiteral): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent)
  return ts.isCallExpression(parent) && RESOLVING.test(parent.expression.getText())
}

const RESOLVING = /^(?:import|import\.meta\.resolve|require\.resolve)$/u

const folderOf = (path: string): string => /^(?:apps\/[^/]+|packages\/[^/]+|content)\//u.exec(path)?.[0] ?? ''

/** The root runs them all; tests of every workspace use its tools. */
function isDeclared(name: string, path: string): boolean {
  const folder = folderOf(path)
  const isByTools = isTest(path) || isTool(path)
  if (folder === '' && name.startsWith('@rehearsal/')) return true
  return namesIn(folder).has(name) || (isByTools && namesIn('').has(name))
}

const read = new Map<string, ReadonlySet<string>>()

function namesIn(folder: string): ReadonlySet<string> {
  const known = read.get(folder) ?? readNames(`${folder}package.json`)
  read.set(folder, known)
  return known
}

const named = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  name: z.string(),
  dependencies: named,
  devDependencies: named,
  peerDependencies: named,
  optionalDependencies: named,
})

function readNames(path: string): ReadonlySet<string> {
  const { name, ...declared } = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Set([name, ...Object.values(declared).flatMap(Object.keys)])
}
