import { readFile } from 'node:fs/promises'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { fieldLine } from '../field-line.ts'
import { lessonSlugSchema, lessonTopicSchema, type PackVideos } from '../pack.ts'
import type { FieldProblem, Problem } from '../problem.ts'
import { problemsOfIssue, readYaml } from '../read-yaml.ts'
import type { LessonPath } from './lesson-path.ts'

const FILE = 'videos.yaml'

/** A lesson by its slug, or an address of an operator. */
const linkSchema = z.union(
  [
    lessonSlugSchema,
    z.strictObject({
      url: z.url({ protocol: /^https$/u, error: 'give an address that begins with https://' }),
      title: z.string().trim().min(1).max(80),
    }),
  ],
  { error: 'give the slug of a lesson, or url (https://…) and title' },
)
const linksSchema = z.array(linkSchema).max(20, 'give twenty links at most')
const videosSchema = z.record(z.string(), z.strictObject({ grammar: linksSchema, learning: linksSchema }))

/** Reads `videos.yaml`: the links of every kind of question, in the order of the slider. */
export async function readVideos(
  path: string,
  lessons: readonly LessonPath[],
): Promise<{ videos: PackVideos[]; problems: Problem[] }> {
  const yaml = await readFile(path, 'utf8')
  const failed = (problems: readonly FieldProblem[]) => ({
    videos: [],
    problems: problems.map((problem): Problem => ({ file: FILE, line: fieldLine(yaml, problem.field), ...problem })),
  })
  const document = readYaml(yaml)
  if ('problem' in document) return failed([document.problem])
  const parsed = videosSchema.safeParse(document.value ?? {})
  if (!parsed.success) return failed(parsed.error.issues.flatMap(problemsOfIssue))
  const strangers = Object.keys(parsed.data).filter((key) => !taskIds.some((taskId) => taskId === key))
  const videos = taskIds.flatMap((taskId) => videosOf(taskId, parsed.data[taskId]))
  const problems = [
    ...strangers.map((key) => ({ field: key, message: `there is no kind of question "${key}"` })),
    ...checkLinks(videos, lessons),
  ]
  return problems.length > 0 ? failed(problems) : { videos, problems: [] }
}

function videosOf(taskId: TaskId, links: z.infer<typeof videosSchema>[string] | undefined): PackVideos[] {
  if (!links) return []
  return lessonTopicSchema.options.map((topic) => ({
    taskId,
    topic,
    links: links[topic].map((link) => (typeof link === 'string' ? { lesson: link } : link)),
  }))
}

/** Every slug names a lesson of its topic, no slider has a lesson twice, and every lesson is in a slider. */
function checkLinks(videos: readonly PackVideos[], lessons: readonly LessonPath[]): FieldProblem[] {
  const linked = new Set<string>()
  const problems = videos.flatMap(({ taskId, topic, links }) => {
    const here = new Set<string>()
    return links.flatMap((link, index) => {
      if (!('lesson' in link)) return []
      const field = `${taskId}.${topic}.${index}`
      linked.add(link.lesson)
      if (here.has(link.lesson)) return [{ field, message: `"${link.lesson}" stands here twice` }]
      here.add(link.lesson)
      const lesson = lessons.find(({ slug }) => slug === link.lesson)
      if (!lesson) return [{ field, message: `there is no lesson "${link.lesson}"` }]
      return lesson.topic === topic ? [] : [{ field, message: `"${link.lesson}" is a ${lesson.topic} lesson` }]
    })
  })
  const unlinked = lessons.filter(({ slug }) => !linked.has(slug))
  return [...problems, ...unlinked.map(({ slug }) => ({ field: '', message: `no slider has the lesson "${slug}"` }))]
}
