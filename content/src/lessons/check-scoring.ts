import { formats } from '@rehearsal/exam/formats/formats'
import type { ExamFormat } from '@rehearsal/exam/formats/format'
import { skillSchema } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { FieldProblem } from '../problem.ts'
import type { LessonSource, SlideSource } from './lesson-source.ts'

const allFormats = Object.values(formats)
/** Formats of a year whose marks are the same, however many kinds each has. */
const academic2024 = [formats['academic-2024']]
const academic2025 = [formats['academic-2025'], formats['academic-2025-full']]

/** The beginnings of a point that tells marks, and the formats it speaks of. */
const labels: Readonly<Record<string, readonly ExamFormat[]>> = {
  'All formats': allFormats,
  Academic: [...academic2025, ...academic2024],
  'Academic 2025': academic2025,
  'Academic 2024': academic2024,
  Core: [formats['core-2024']],
}

/**
 * The lesson of a kind tells the marks of every format that has the kind, as the formats have them: a point such as
 * "Core: content 5, pronunciation 5, fluency 5; speaking and reading" on the slide that `isScoring` marks.
 */
export function checkScoring({ slides }: LessonSource, taskId: TaskId): FieldProblem[] {
  const index = slides.findIndex(({ isScoring }) => isScoring === true)
  const slide = slides[index]
  if (!slide) return [{ field: 'slides', message: 'none tells the marks: set isScoring on the slide that does' }]
  const told = slide.points.flatMap((point, at) => {
    const formats = formatsOf(point, taskId)
    return formats === null ? [] : [{ field: `slides.${index}.points.${at}`, point, formats }]
  })
  const having = allFormats.filter(({ tasks }) => tasks[taskId] !== undefined)
  const missing = having.filter((format) => !told.some(({ formats }) => formats.includes(format)))
  return [
    ...missing.map(({ id }) => ({ field: `slides.${index}.points`, message: `tells no marks of ${id}` })),
    ...told.flatMap(({ field, point, formats }) => formats.flatMap((format) => wrongIn(field, point, format, taskId))),
  ]
}

/** The formats that a point speaks of; null for a point without such a label. */
function formatsOf(point: SlideSource['points'][number], taskId: TaskId): readonly ExamFormat[] | null {
  const formats = labels[point.split(':', 1)[0] ?? '']
  if (!formats || !point.includes(':')) return null
  return formats.filter(({ tasks }) => tasks[taskId] !== undefined)
}

function wrongIn(field: string, point: string, { id, tasks }: ExamFormat, taskId: TaskId): FieldProblem[] {
  const rules = tasks[taskId]
  if (!rules) return []
  const text = point.toLowerCase()
  const marks = rules.traits.map(({ trait, max }) => `${trait.replaceAll('-', ' ')} ${max}`)
  const skills = skillSchema.options.filter((skill) => text.includes(skill))
  const missing = [
    ...marks.filter((mark) => !text.includes(mark)),
    ...rules.feeds.filter((skill) => !text.includes(skill)),
  ]
  const extra = skills.filter((skill) => !rules.feeds.some((fed) => fed === skill))
  return [
    ...(missing.length === 0 ? [] : [{ field, message: `lacks what ${id} says: ${missing.join(', ')}` }]),
    ...(extra.length === 0 ? [] : [{ field, message: `names skills that ${id} does not count: ${extra.join(', ')}` }]),
  ]
}
