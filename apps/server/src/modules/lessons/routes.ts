import { getLesson, listVideos } from '@rehearsal/contracts/lessons'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { getLessonOf, type Lessons, listLinks } from './lesson-service.ts'
import { presentLesson, presentLink } from './presenters.ts'

/** Lessons and the sliders that lead to them (specification §2.14, §4.15). */
export function lessonsRoutes(app: FastifyInstance, { media }: Platform, lessons: Lessons): void {
  mount(app, listVideos, ({ query: { taskId, topic } }, { learner }) => {
    const isLocked = learner.status !== 'PREMIUM'
    // The page asks by itself, so a trial learner is told no more than that there is something.
    const links = isLocked ? [] : listLinks(lessons, taskId, topic)
    return { locked: isLocked, practiceType: catalogue[taskId].name, links: links.map(presentLink) }
  })
  mount(app, getLesson, ({ params }, { learner }) =>
    presentLesson(getLessonOf(lessons, params.slug), (mediaId) => media.contentUrl(mediaId, learner.id)),
  )
}
