import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foreignWords } from '../bank/foreign-words.ts'
import type { KnowsWord } from '../checks.ts'
import { fieldLine } from '../field-line.ts'
import { filesBelow } from '../files-below.ts'
import type { PackVideos } from '../pack.ts'
import type { FieldProblem, Problem } from '../problem.ts'
import { problemsOfIssue, readYaml } from '../read-yaml.ts'
import { textsOf } from '../texts-of.ts'
import { checkLesson } from './check-lesson.ts'
import { type LessonPath, parseLessonPath } from './lesson-path.ts'
import { type LessonSource, lessonSourceSchema } from './lesson-source.ts'
import { readVideos } from './read-videos.ts'

/** A lesson file without problems of its own. */
export type SourceLesson = LessonPath & { file: string; source: LessonSource }

export type SourceLessons = { lessons: SourceLesson[]; videos: PackVideos[]; problems: Problem[] }

export type LessonSources = {
  lessonsDirectory: string
  /** The file of links for each kind of question. */
  videosFile: string
  knowsWord: KnowsWord
}

/** Reads and checks every lesson and the links to them: the sound ones by slug, and all problems with their lines. */
export async function readLessons({ lessonsDirectory, videosFile, knowsWord }: LessonSources): Promise<SourceLessons> {
  const files = await filesBelow(lessonsDirectory)
  const readings = await Promise.all(
    files.map(async (file) => readLesson(file, await readFile(join(lessonsDirectory, file), 'utf8'), knowsWord)),
  )
  const lessons = readings.flatMap(({ lesson }) => lesson ?? []).sort((one, other) => (one.slug < other.slug ? -1 : 1))
  const { videos, problems } = await readVideos(videosFile, lessons)
  const isWhole = readings.every(({ lesson }) => lesson !== null)
  // While a lesson cannot be read, a link to it would be a problem of its own.
  return {
    lessons,
    videos,
    problems: [...readings.flatMap((reading) => reading.problems), ...(isWhole ? problems : [])],
  }
}

function readLesson(file: string, yaml: string, knowsWord: KnowsWord) {
  const place = `lessons/${file}`
  const failed = (problems: readonly FieldProblem[]) => ({
    lesson: null,
    problems: problems.map((problem): Problem => ({ file: place, line: fieldLine(yaml, problem.field), ...problem })),
  })
  const path = parseLessonPath(file)
  if (typeof path === 'string') return failed([{ field: '', message: path }])
  const document = readYaml(yaml)
  if ('problem' in document) return failed([document.problem])
  const parsed = lessonSourceSchema.safeParse(document.value)
  if (!parsed.success) return failed(parsed.error.issues.flatMap(problemsOfIssue))
  const problems = [...checkLesson(parsed.data, path, knowsWord), ...checkDialect(parsed.data)]
  if (problems.length > 0) return failed(problems)
  return { lesson: { ...path, file: place, source: parsed.data }, problems: [] }
}

/** Listed as American, yet the name of a mark, or written by many British houses. */
const BOTH = new Set(['organization', 'summarize', 'license', 'licence', 'practice'])

/** Lessons are written in British spelling, as most of the bank is. */
function checkDialect(source: LessonSource): FieldProblem[] {
  const wrong = new Set(source.wrongWords)
  return textsOf(source).flatMap(({ field, text }) => {
    const foreign = foreignWords(text, 'GB').filter((word) => !BOTH.has(word) && !wrong.has(word))
    return foreign.length === 0 ? [] : [{ field, message: `has American words: ${foreign.join(', ')}` }]
  })
}
