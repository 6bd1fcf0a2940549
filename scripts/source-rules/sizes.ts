import ts from 'typescript'
import { linesOf } from './component-size.ts'
import { isTest } from './rule.ts'

const limits = { file: 250, function: 40 }

/** The 95th percentile of lines per file and per function, tests aside. */
export function sizesOf(files: readonly ts.SourceFile[]): { file: number; function: number } {
  const sources = files.filter((file) => !isTest(file.fileName))
  return { file: p95(sources.map(countLines)), function: p95(sources.flatMap(functionLengths)) }
}

/** Says what is too long as a whole. A single long file or function is no fault; many are. */
export function sizeViolations(sizes: { file: number; function: number }): string[] {
  return (['file', 'function'] as const)
    .filter((kind) => sizes[kind] > limits[kind])
    .map(
      (kind) =>
        `95 % of all ${kind}s may have at most ${limits[kind]} lines; the limit is now passed at ${sizes[kind]}`,
    )
}

const countLines = (file: ts.SourceFile) => file.getLineAndCharacterOfPosition(file.getEnd()).line + 1

function functionLengths(file: ts.SourceFile): number[] {
  const lengths: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) lengths.push(linesOf(node, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lengths
}

function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
