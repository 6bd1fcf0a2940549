import ts from 'typescript'
import { clock } from './clock.ts'
import { componentSize } from './component-size.ts'
import { environment } from './environment.ts'
import { fetchInClient } from './fetch.ts'
import { jsxText } from './jsx-text.ts'
import { kept } from './kept.ts'
import { logicalCss } from './logical-css.ts'
import { queryKey } from './query-key.ts'
import type { SourceRule, Violation } from './rule.ts'
import { testTitle } from './test-title.ts'
import { typedText } from './typed-text.ts'
import { undeclaredImport } from './undeclared-import.ts'

export const sourceRules: readonly SourceRule[] = [
  clock,
  environment,
  fetchInClient,
  jsxText,
  kept,
  logicalCss,
  queryKey,
  testTitle,
  typedText,
  undeclaredImport,
  componentSize,
]

/** Parses one file, its path relative to the repository. */
export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2024,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

/** What this file breaks of our own rules. */
export function violationsOf(file: ts.SourceFile): Violation[] {
  const path = file.fileName
  const rules = sourceRules.filter((rule) => rule.covers(path))
  const found: Violation[] = []
  const visit = (node: ts.Node): void => {
    for (const rule of rules) {
      const message = rule.check(node, file)
      const line = message && file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (message && line) found.push({ path, line, rule: rule.name, message })
    }
    ts.forEachChild(node, visit)
  }
  if (rules.length > 0) visit(file)
  return found
}
