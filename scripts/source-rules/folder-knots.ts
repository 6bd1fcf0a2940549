import { posix } from 'node:path'
import ts from 'typescript'
import { isTest, type Violation } from './rule.ts'

/** Whose folders stand above and below each other, and never both: a house, and within it a feature of the web app. */
const HOUSES = [
  /^((?:(?:apps|packages)\/[^/]+|content)\/src\/(?:(?:modules|platform|features|shared)\/)?)([^/]+)\//u,
  /^(apps\/web\/src\/features\/[^/]+\/)([^/]+)\//u,
]

/** Knots that are known, and why they stay. */
const known: ReadonlyMap<string, string> = new Map([
  ['content/src/images kinds', 'a picture is drawn by what its kind of question says of it, and its kind draws it'],
])

type Import = { from: string; to: string; line: number }

/** Two folders that import each other: neither can be read, moved or tested without the other. `allowed` are knots that stay. */
export function folderKnots(files: readonly ts.SourceFile[], allowed = known): Violation[] {
  const ways = new Map<string, Import>()
  for (const { from, to, line } of files.filter(({ fileName }) => !isTest(fileName)).flatMap(importsOf))
    for (const pattern of HOUSES) {
      const [, house, one] = pattern.exec(from) ?? []
      const [, otherHouse, other] = pattern.exec(to) ?? []
      if (house === undefined || house !== otherHouse || one === other) continue
      const way = `${house}${one} ${other}`
      if (!ways.has(way)) ways.set(way, { from, to, line })
    }
  return [...ways].flatMap(([way, { from, to, line }]) => {
    const [folder = '', other = ''] = way.split(' ')
    const house = `${posix.dirname(folder)}/`
    const back = ways.get(`${house}${other} ${posix.basename(folder)}`)
    const name = `${house}${[posix.basename(folder), other].toSorted().join(' ')}`
    if (back === undefined || allowed.has(name)) return []
    const message = `it imports ${to}, and ${back.from} imports from its folder: what both need stands beneath both, or in one`
    return [{ path: from, line, rule: 'folder-knot', message }]
  })
}

function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text.startsWith('.') && isModuleName(node)) {
      const to = posix.join(posix.dirname(file.fileName), node.text)
      found.push({ from: file.fileName, to, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isModuleName = ({ parent }: ts.StringLiteral): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
