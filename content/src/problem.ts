/** One thing wrong with a file of the question bank. `field` is a dotted path into it, empty for the file as a whole. */
export type Problem = { file: string; line?: number; field: string; message: string }

/** The same before it is known which file it is about. */
export type FieldProblem = Omit<Problem, 'file' | 'line'>

/** All that is wrong with the question bank, found before anything is built. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The question bank has ${problems.length} problem(s) to mend:\n${problems.map(lineOf).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** `file:line: field: what to do`, which editors and terminals open at a click. */
function lineOf({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `  ${[place, field, message].filter(Boolean).join(': ')}`
}
