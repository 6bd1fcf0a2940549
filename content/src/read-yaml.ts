import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { FieldProblem } from './problem.ts'

export type Yaml = { value: unknown } | { problem: FieldProblem & { line?: number } }

/** Parses a file of an author; what is no YAML is a problem with its line. */
export function readYaml(yaml: string): Yaml {
  try {
    return { value: parse(yaml) }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const [position] = error.linePos ?? []
    const problem = { field: '', message: error.message.split('\n', 1)[0] ?? '' }
    return { problem: position ? { ...problem, line: position.line } : problem }
  }
}

/** What a schema has against a file; each unknown field is a problem of its own. */
export function problemsOfIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }]
  return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'is not a field of this kind' }))
}
