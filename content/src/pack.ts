import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { complexitySchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

const gunzipped = promisify(gunzip)

/** The file in a pack's folder that holds everything: JSON, compressed, since it is committed. */
export const PACK_FILE = 'pack.json.gz'
/** The file beside it that holds the vectors of what judged questions say; nothing fails without it. */
export const VECTORS_FILE = 'vectors.bin'

/** The beginning of the SHA-256 of what a recording says or a picture shows, in hexadecimal. */
export const mediaIdSchema = z.string().regex(/^[0-9a-f]{32}$/u)
export type MediaId = z.infer<typeof mediaIdSchema>

/** The id of a recording, by its script as JSON, or of a picture, by its SVG. */
export function mediaIdOf(content: string): MediaId {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

export const packQuestionSchema = z.strictObject({
  /** Permanent, and unique over all kinds. */
  id: z.int().positive(),
  taskId: taskIdSchema,
  title: z.string().min(1),
  complexity: complexitySchema,
  variants: z.array(examVariantSchema).min(1),
  /** JSON that the kind's own schemas accept; media are named by their ids. */
  prompt: z.json(),
  answerKey: z.json(),
  /** SHA-256 of all that a learner can meet: it changes exactly when the question is another one. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/u),
  /** What the list is searched by: title and prompt, in lower case, and never anything of the answer. */
  searchText: z.string(),
  /** The type of a question's picture, for the list's filter. */
  imageType: z.string().nullable(),
})
export type PackQuestion = z.infer<typeof packQuestionSchema>

type Met = Pick<PackQuestion, 'taskId' | 'title' | 'complexity'> & {
  variants: readonly string[]
  prompt: unknown
  answerKey: unknown
}

/** The hash of all that a learner can meet of a question. */
export function contentHashOf({ taskId, title, complexity, variants, prompt, answerKey }: Met): string {
  const met = { taskId, title, complexity, variants, prompt, answerKey }
  return createHash('sha256').update(JSON.stringify(met)).digest('hex')
}

export const scriptSchema = z.strictObject({
  turns: z.array(z.strictObject({ voice: z.enum(['slt', 'rms', 'awb']), text: z.string().min(1) })).min(1),
  endsInBeep: z.boolean().optional(),
  speed: z.number().min(0.5).max(1.5).optional(),
})

export type PackScript = z.infer<typeof scriptSchema>

/** A recording that says a script, under its own id. */
export function speechOf({ turns, endsInBeep, speed }: PackScript): {
  id: MediaId
  kind: 'speech'
  script: PackScript
} {
  const script = {
    turns: turns.map(({ voice, text }) => ({ voice, text })),
    ...(endsInBeep === true ? { endsInBeep } : {}),
    ...(speed === undefined ? {} : { speed }),
  }
  return { id: mediaIdOf(JSON.stringify(script)), kind: 'speech', script }
}

/** What is heard stands as a script, which the server renders when it is first asked for; what is seen, as SVG. */
export const packMediaSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: mediaIdSchema, kind: z.literal('speech'), script: scriptSchema }),
  z.strictObject({ id: mediaIdSchema, kind: z.literal('picture'), svg: z.string().startsWith('<svg') }),
])
export type PackMedia = z.infer<typeof packMediaSchema>

/** What is sold. Its id is permanent, since orders name it. */
export const packPlanSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  type: z.enum(['TRIAL', 'PREMIUM']),
  /** All three are null for the plan that costs nothing. */
  days: z.int().positive().nullable(),
  dollarCents: z.int().positive().nullable(),
  toman: z.int().positive().nullable(),
  features: z.array(z.string()),
})
export type PackPlan = z.infer<typeof packPlanSchema>

export const lessonSlugSchema = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/u)
export const lessonTopicSchema = z.enum(['grammar', 'learning'])
export type LessonTopic = z.infer<typeof lessonTopicSchema>

export const packLessonSchema = z.strictObject({
  slug: lessonSlugSchema,
  topic: lessonTopicSchema,
  title: z.string().min(1),
  /** The kinds of question that lead to it, in menu order. */
  taskIds: z.array(taskIdSchema),
  /** About how long all narrations take. */
  seconds: z.int().positive(),
  slides: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        points: z.array(z.string().min(1)),
        example: z.strictObject({ text: z.string().min(1), note: z.string().min(1) }).nullable(),
        narration: z.string().min(1),
        audio: mediaIdSchema,
      }),
    )
    .min(1),
  quiz: z.array(
    z.strictObject({
      question: z.string().min(1),
      options: z.array(z.string().min(1)),
      right: z.int().min(0),
      why: z.string().min(1),
    }),
  ),
})
export type PackLesson = z.infer<typeof packLessonSchema>

/** What stands in the slider of a kind of question: lessons of the pack by slug, and addresses that an operator added. */
export const packVideosSchema = z.strictObject({
  taskId: taskIdSchema,
  topic: lessonTopicSchema,
  links: z.array(
    z.union([
      z.strictObject({ lesson: lessonSlugSchema }),
      z.strictObject({ url: z.url({ protocol: /^https$/u }), title: z.string().min(1) }),
    ]),
  ),
})
export type PackVideos = z.infer<typeof packVideosSchema>

export const packSchema = z.strictObject({
  version: z.literal(3),
  /** In the order in which they are shown. */
  plans: z.array(packPlanSchema),
  /** By ascending id. */
  questions: z.array(packQuestionSchema),
  /** By slug. */
  lessons: z.array(packLessonSchema),
  videos: z.array(packVideosSchema),
  media: z.array(packMediaSchema),
})
export type Pack = z.infer<typeof packSchema>

/**
 * Reads the built question bank in `directory`. Rejects with a message that says how to build the pack again when it is
 * missing, damaged or of another version.
 */
export async function readPack(directory: string): Promise<Pack> {
  try {
    return packSchema.parse(JSON.parse((await gunzipped(await readFile(join(directory, PACK_FILE)))).toString()))
  } catch (cause) {
    throw new Error(`The question pack in ${directory} cannot be read: build it with \`npm run build\`.`, { cause })
  }
}
