import ts from 'typescript'
import { isTest, type SourceRule } from './rule.ts'

const mostLines = 100

/** A component that fits a screen can be read at once. */
export const componentSize: SourceRule = {
  name: 'component-size',
  covers: (path) => path.endsWith('.tsx') && !isTest(path),
  check(node, file) {
    const name = componentName(node)
    if (!name || !/^[A-Z]/.test(name)) return
    const lines = linesOf(node, file)
    return lines > mostLines ? `${name} has ${lines} lines, at most ${mostLines} are allowed: split it` : undefined
  },
}

/** How many lines a node spans. */
export function linesOf(node: ts.Node, file: ts.SourceFile): number {
  const line = (position: number) => file.getLineAndCharacterOfPosition(position).line
  return line(node.getEnd()) - line(node.getStart()) + 1
}

function componentName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text
  const isNamedFunction =
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
  return isNamedFunction && ts.isIdentifier(node.name) ? node.name.text : undefined
}
