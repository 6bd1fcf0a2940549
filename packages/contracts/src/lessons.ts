import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A grammar topic or a kind of question, as in `grammar-articles` or `speaking-read-aloud`. */
const lessonSlugSchema = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/u)

export const lessonTopicSchema = z.enum(['grammar', 'learning'])
export type LessonTopic = z.infer<typeof lessonTopicSchema>

/** A link of the video slider (specification §3, Video): an in-app lesson or any address. */
export const videoLinkSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Of an in-app lesson: about how long its narration is, and its slug. */
  seconds: z.number().int().positive().nullable(),
  lesson: lessonSlugSchema.nullable(),
})
export type VideoLink = z.infer<typeof videoLinkSchema>

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/videos',
  tag: 'lessons',
  access: 'learner',
  statuses: [200],
  summary: 'Videos and lessons of a kind of question; locked and empty on the trial',
  query: z.object({ taskId: taskIdSchema, topic: lessonTopicSchema }),
  response: z.object({
    locked: z.boolean(),
    practiceType: z.string(),
    links: z.array(videoLinkSchema),
  }),
})

const lessonSlideSchema = z.object({
  title: z.string(),
  /** Short lines that stand on the slide. */
  points: z.array(z.string()),
  /** An example, and what to notice in it. */
  example: z.object({ text: z.string(), note: z.string() }).nullable(),
  /** What is said, word for word; also the transcript. */
  narration: z.string(),
  /** The recording of the narration. */
  audioUrl: z.string(),
})
export type LessonSlide = z.infer<typeof lessonSlideSchema>

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/lessons/{slug}',
  tag: 'lessons',
  access: 'premium',
  statuses: [200],
  summary: 'A lesson: slides with narration',
  params: z.object({ slug: lessonSlugSchema }),
  response: z.object({
    slug: lessonSlugSchema,
    title: z.string(),
    topic: lessonTopicSchema,
    /** The kinds of question that it is about, or that its grammar matters for. */
    taskIds: z.array(taskIdSchema),
    slides: z.array(lessonSlideSchema),
    /** A short check at the end: one right choice each. */
    quiz: z.array(
      z.object({ question: z.string(), options: z.array(z.string()), right: z.number().int().min(0), why: z.string() }),
    ),
  }),
})
export type Lesson = z.output<typeof getLesson.response>
