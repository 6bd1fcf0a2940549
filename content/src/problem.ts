/** One thing wrong with a file of the question bank. `field` is a dotted path into it, empty for the file as a whole. */
export type Problem = { file: string; field: string; message: string }

/** The same before it is known which file it is about. */
export type FieldProblem = Omit<Problem, 'file'>

/** All that is wrong with the question bank, found before anything is built. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, field, message }) => `  ${[file, field, message].filter(Boolean).join(': ')}`)
    super(`The question bank has ${problems.length} problem(s) to mend:\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}
