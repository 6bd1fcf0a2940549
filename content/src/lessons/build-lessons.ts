import { createHash } from 'node:crypto'
import { countWords } from '@rehearsal/exam/count-words'
import type { MediaShelf } from '../kinds/kind.ts'
import type { PackLesson, PackVideos } from '../pack.ts'
import { slugOfKind } from './lesson-path.ts'
import type { LessonSource } from './lesson-source.ts'
import type { SourceLesson } from './read-lessons.ts'

/** The calmest of the voices, slowed to about 145 words a minute, pauses included (measured over 27 lessons). */
const NARRATOR = { voice: 'rms', speed: 0.86, wordsPerMinute: 145 } as const

/** Lessons as the pack holds them, each narration on the shelf of recordings. */
export function buildLessons(
  lessons: readonly SourceLesson[],
  videos: readonly PackVideos[],
  media: MediaShelf,
): PackLesson[] {
  return lessons.map(({ slug, topic, source }) => ({
    slug,
    topic,
    title: source.title,
    taskIds: taskIdsOf(slug, videos),
    seconds: secondsOf(source),
    slides: source.slides.map(({ title, points, example, narration }) => ({
      title,
      points,
      example: example ?? null,
      narration,
      audio: media.speak({ turns: [{ voice: NARRATOR.voice, text: narration }], speed: NARRATOR.speed }),
    })),
    quiz: source.quiz.map((question) => withOptions(question)),
  }))
}

/** A lesson about a kind leads back to that kind; one of grammar to every kind whose slider has it. */
function taskIdsOf(slug: string, videos: readonly PackVideos[]) {
  const linking = videos.filter(({ links }) => links.some((link) => 'lesson' in link && link.lesson === slug))
  const own = linking.filter(({ taskId }) => slugOfKind(taskId) === slug)
  return (own.length > 0 ? own : linking).map(({ taskId }) => taskId)
}

function secondsOf({ slides }: LessonSource): number {
  const words = slides.reduce((sum, { narration }) => sum + countWords(narration), 0)
  return Math.round((words / NARRATOR.wordsPerMinute) * 60)
}

/** The choices in an order that tells nothing and stays from build to build. */
function withOptions({ question, right, wrong, why }: LessonSource['quiz'][number]) {
  const rank = (option: string) => createHash('sha256').update(`${question}/${option}`).digest('hex')
  const options = [right, ...wrong].sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  return { question, options, right: options.indexOf(right), why }
}
