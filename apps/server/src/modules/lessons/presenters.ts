import type { PackLesson } from '@rehearsal/content/pack'
import type { Lesson, VideoLink } from '@rehearsal/contracts/lessons'
import type { Link } from './lesson-service.ts'

/** A lesson of our own opens on its page; anything else elsewhere. */
export function presentLink(link: Link): VideoLink {
  if ('url' in link) return { url: link.url, title: link.title, seconds: null, lesson: null }
  const { slug, title, seconds } = link
  return { url: `/dashboard/lessons/${slug}`, title, seconds, lesson: slug }
}

/** A lesson with an address for each narration. */
export function presentLesson(lesson: PackLesson, audioUrlOf: (mediaId: string) => string): Lesson {
  const { slug, title, topic, taskIds, slides, quiz } = lesson
  return {
    slug,
    title,
    topic,
    taskIds,
    slides: slides.map(({ title: heading, points, example, narration, audio }) => ({
      title: heading,
      points,
      example,
      narration,
      audioUrl: audioUrlOf(audio),
    })),
    quiz: quiz.map(({ question, options, right, why }) => ({ question, options, right, why })),
  }
}
