import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { fieldLine } from '../field-line.ts'
import { filesBelow } from '../files-below.ts'
import type { FieldProblem, Problem } from '../problem.ts'
import { problemsOfIssue, readYaml } from '../read-yaml.ts'
import { type GlossedWord, glossesOf } from './glosses.ts'
import { sentencesIn, type TranslatedQuestion } from './sentences.ts'

/** What must be there already: the check refuses what is lacking of it. */
const wholeSchema = z.strictObject({ glosses: z.boolean(), sentences: z.array(taskIdSchema) })
export type Whole = { glosses: boolean; sentences: readonly TaskId[] }

export type PersianSources = {
  words: GlossedWord[]
  questions: TranslatedQuestion[]
  whole: Whole
  problems: Problem[]
  /** Gives a problem of a file its line. */
  withLine: (problem: Problem) => Problem
}

const WHOLE = 'whole.yaml'

/** Reads what people wrote in Persian: `content/persian`. Files are named as `persian/…`, with all that is wrong with their shape. */
export async function readPersian(directory: string): Promise<PersianSources> {
  const names = (await filesBelow(directory)).filter((name) => name.endsWith('.yaml'))
  const yamls = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as const)),
  )
  const withLine = (problem: Problem): Problem => {
    const yaml = yamls.get(problem.file)
    const line = problem.line ?? (yaml === undefined ? undefined : fieldLine(yaml, problem.field))
    return { ...problem, file: `persian/${problem.file}`, ...(line === undefined ? {} : { line }) }
  }
  const sources: PersianSources = {
    words: [],
    questions: [],
    whole: { glosses: false, sentences: [] },
    problems: [],
    withLine,
  }
  const tell = (file: string, problems: readonly (FieldProblem & { line?: number })[]) =>
    sources.problems.push(...problems.map((problem) => withLine({ file, ...problem })))
  for (const [file, yaml] of yamls) {
    const document = readYaml(yaml)
    if ('problem' in document) tell(file, [document.problem])
    else if (file === WHOLE) {
      const whole = wholeSchema.safeParse(document.value)
      if (whole.success) sources.whole = whole.data
      else tell(file, whole.error.issues.flatMap(problemsOfIssue))
    } else if (file.startsWith('glosses/')) {
      const { words, problems } = glossesOf(file, document.value)
      sources.words.push(...words)
      tell(file, problems)
    } else {
      const { questions, problems } = sentencesIn(file, document.value)
      sources.questions.push(...questions)
      tell(file, problems)
    }
  }
  return sources
}
