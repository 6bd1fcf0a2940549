import type { Pack, PackLesson, PackVideos } from '@rehearsal/content/pack'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { AppError } from '../../platform/http/app-error.ts'

/** What the built pack teaches: lessons, and the links of each kind of question. */
export type Lessons = Pick<Pack, 'lessons' | 'videos'>

export type Link = PackLesson | { url: string; title: string }

/** Throws `not_found` for a slug that no lesson has. */
export function getLessonOf({ lessons }: Lessons, slug: string): PackLesson {
  const lesson = lessons.find((each) => each.slug === slug)
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** The slider of a kind of question, in its order; empty where there is none yet. */
export function listLinks({ lessons, videos }: Lessons, taskId: TaskId, topic: PackVideos['topic']): Link[] {
  const slider = videos.find((each) => each.taskId === taskId && each.topic === topic)
  return (slider?.links ?? []).flatMap((link): Link[] =>
    'lesson' in link ? lessons.filter(({ slug }) => slug === link.lesson) : [link],
  )
}
