import type ts from 'typescript'

/** One rule of the house that the linter does not know. `check` sees every node of the files that `covers` accepts. */
export type SourceRule = {
  name: string
  covers(path: string): boolean
  /** What is wrong with this node, said so that the reader knows what to write instead. */
  check(node: ts.Node, file: ts.SourceFile): string | undefined
}

export type Violation = { path: string; line: number; rule: string; message: string }

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(e2e|testing)\//.test(path)

/** Programs that people run by hand: they may read the clock and the environment. */
export const isTool = (path: string) =>
  /^(scripts|bench|e2e)\//.test(path) || /(^|\/)training\//.test(path) || path.endsWith('.config.ts')
