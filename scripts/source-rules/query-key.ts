import ts from 'typescript'
import { isTest, type SourceRule, type Violation } from './rule.ts'

const isWeb = (path: string) => path.startsWith('apps/web/src/') && !isTest(path)
/** Of shared, each file that asks is its key's owner. */
const isOwner = (path: string) => /\/(?:api|shared)\//u.test(path)

/** A key that is written again where a list is put out of date is forgotten when the query's own changes, and nobody notices. */
export const queryKey: SourceRule = {
  name: 'query-key',
  covers: (path) => isWeb(path) && !isOwner(path),
  check: (node) =>
    nameIn(node) !== undefined && (isOf(node.parent, /^queryKeys?$/u) || isListDropped(node.parent))
      ? 'a query key is written once, by the api/ file that asks under it: import the key it exports'
      : undefined,
}

/** Names of keys that two files write. */
export function keysOfTwoOwners(files: readonly ts.SourceFile[]): Violation[] {
  const owners = new Map<string, string>()
  return files
    .filter(({ fileName }) => isWeb(fileName))
    .flatMap((file) =>
      keysIn(file).flatMap(({ name, line }) => {
        const owner = owners.get(name) ?? file.fileName
        owners.set(name, owner)
        if (owner === file.fileName) return []
        const message = `the query key '${name}' is that of ${owner}: import it`
        return [{ path: file.fileName, line, rule: queryKey.name, message }]
      }),
    )
}

function keysIn(file: ts.SourceFile): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    const name = nameIn(node)
    if (name !== undefined && isOf(declarationOf(node), /^(?:queryKey|key|\w+Key)$/u)) {
      found.push({ name, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The first part of a key that is written out. */
function nameIn(node: ts.Node): string | undefined {
  const first = ts.isArrayLiteralExpression(node) ? node.elements[0] : undefined
  return first !== undefined && ts.isStringLiteral(first) ? first.text : undefined
}

/** What a key is given to: as it is, `as const`, or by a function. */
function declarationOf({ parent }: ts.Node): ts.Node {
  return ts.isAsExpression(parent) || ts.isArrowFunction(parent) ? declarationOf(parent) : parent
}

const isOf = (node: ts.Node, name: RegExp): boolean =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  ts.isIdentifier(node.name) &&
  name.test(node.name.text)

const isListDropped = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'dropFromLists'
