import type { PackLesson } from '@rehearsal/content/pack'
import type { Lessons } from '../modules/lessons/lesson-service.ts'

/** A lesson of one slide, recognisable in every text. */
function aLesson(slug: string, changes: Partial<PackLesson> = {}): PackLesson {
  return {
    slug,
    topic: 'learning',
    title: `Title of ${slug}`,
    taskIds: ['speaking/read-aloud'],
    seconds: 200,
    slides: [
      {
        title: `Slide of ${slug}`,
        points: [`Point of ${slug}`],
        example: { text: `Example of ${slug}`, note: `Note of ${slug}` },
        narration: `Narration of ${slug}`,
        audio: 'a1'.repeat(16),
      },
    ],
    quiz: [{ question: `Question of ${slug}`, options: ['yes', 'no'], right: 1, why: `Why of ${slug}` }],
    ...changes,
  }
}

/** What an app of a test teaches unless told otherwise: two lessons and an address about Read Aloud. */
export const someLessons: Lessons = {
  lessons: [aLesson('grammar-articles', { topic: 'grammar' }), aLesson('speaking-read-aloud')],
  videos: [
    { taskId: 'speaking/read-aloud', topic: 'grammar', links: [{ lesson: 'grammar-articles' }] },
    {
      taskId: 'speaking/read-aloud',
      topic: 'learning',
      links: [{ url: 'https://videos.example.org/1', title: 'A teacher reads' }, { lesson: 'speaking-read-aloud' }],
    },
  ],
}
