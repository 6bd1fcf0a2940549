import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { complexitySchema } from '@rehearsal/exam/codes'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

/** The file in a pack's folder that lists everything; recordings lie beside it in `media/`. */
export const PACK_FILE = 'pack.json'

/** The beginning of the SHA-256 of a recording's bytes, in hexadecimal. */
export const mediaIdSchema = z.string().regex(/^[0-9a-f]{32}$/u)
export type MediaId = z.infer<typeof mediaIdSchema>

export const packQuestionSchema = z.strictObject({
  /** Permanent, and unique over all kinds. */
  id: z.int().positive(),
  taskId: taskIdSchema,
  title: z.string().min(1),
  complexity: complexitySchema,
  /** JSON that the kind's own schemas accept; media are named by their ids. */
  prompt: z.json(),
  answerKey: z.json(),
  /** SHA-256 of all that a learner can meet: it changes exactly when the question is another one. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/u),
  /** What the list is searched by: title and prompt, in lower case, and never anything of the answer. */
  searchText: z.string(),
})
export type PackQuestion = z.infer<typeof packQuestionSchema>

export const packMediaSchema = z.strictObject({
  id: mediaIdSchema,
  /** Hash of the text, voice and engine it was spoken from: the builder knows by it what it need not say again. */
  source: z.string().regex(/^[0-9a-f]{64}$/u),
  durationSeconds: z.number().positive(),
  bytes: z.int().positive(),
})
export type PackMedia = z.infer<typeof packMediaSchema>

export const packSchema = z.strictObject({
  version: z.literal(1),
  /** By ascending id. */
  questions: z.array(packQuestionSchema),
  media: z.array(packMediaSchema),
})
export type Pack = z.infer<typeof packSchema>

/** Where the recording `id` (mp3) of the pack in `directory` lies. */
export function mediaPath(directory: string, id: MediaId): string {
  return join(directory, 'media', `${id}.mp3`)
}

/**
 * Reads the built question bank in `directory` and makes sure that each of its recordings is there, whole.
 * Rejects with a message that says how to build the pack again when it is missing, damaged or of another version.
 */
export async function readPack(directory: string): Promise<Pack> {
  try {
    const pack = packSchema.parse(JSON.parse(await readFile(join(directory, PACK_FILE), 'utf8')))
    await Promise.all(pack.media.map((media) => checkRecording(directory, media)))
    return pack
  } catch (cause) {
    throw new Error(`The question pack in ${directory} cannot be read: build it with \`npm run build\`.`, { cause })
  }
}

async function checkRecording(directory: string, { id, bytes }: PackMedia): Promise<void> {
  const path = mediaPath(directory, id)
  const { size } = await stat(path)
  if (size !== bytes) throw new Error(`${path} has ${size} bytes instead of ${bytes}`)
}
