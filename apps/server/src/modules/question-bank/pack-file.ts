import { packMediaSchema, packQuestionSchema, packSchema } from '@rehearsal/content/pack'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import { hostileKeyIn, isDeeperThan } from '../../platform/http/hostile-json.ts'

/** More questions than any exam's bank holds. */
const MOST_QUESTIONS = 5000
const MOST_MEDIA = 20_000
/** A file, questions, one of them, its prompt, and what the kinds nest. */
const DEEPEST = 24
/** Ids above would leave no room for new ones. */
const LARGEST_ID = 1_000_000_000

/** A question of a pack file as the console writes it: retired ones say so. */
export const filedQuestionSchema = packQuestionSchema.extend({
  id: z.int().positive().max(LARGEST_ID),
  title: z.string().min(1).max(200),
  searchText: z.string().max(40_000),
  imageType: z.string().max(40).nullable(),
  isRetired: z.boolean().optional(),
})
export type FiledQuestion = z.infer<typeof filedQuestionSchema>

/** A file as far as it is read at once: each question is read by itself, so that one wrong one is told by its place. */
const fileSchema = z.strictObject({
  version: packSchema.shape.version,
  questions: z.array(z.unknown()).max(MOST_QUESTIONS),
  media: z.array(packMediaSchema).max(MOST_MEDIA),
  plans: z.array(z.unknown()).optional(),
  lessons: z.array(z.unknown()).optional(),
  videos: z.array(z.unknown()).optional(),
  sources: z.string().optional(),
})
export type PackFile = Pick<z.infer<typeof fileSchema>, 'questions' | 'media'>

/**
 * Reads a content pack file: its questions as they are, not yet judged, and what they are heard and seen by.
 *
 * @throws AppError `invalid_request` of `file` for what is no pack, or is built to do harm.
 */
export function readPackFile(text: string): PackFile {
  const json = jsonOf(text)
  if (isDeeperThan(json, DEEPEST)) throw unusable('too_deep', 'This file is nested deeper than any content pack.')
  const key = hostileKeyIn(json)
  if (key !== null) throw unusable('hostile_key', `This file has a field named ${key}, which no content pack has.`)
  const read = fileSchema.safeParse(json)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => [...path, message].join(' '))
    throw unusable('no_pack', `This is no content pack of version 3: ${wrong[0] ?? ''}`)
  }
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unusable('no_json', 'This is no content pack: send the JSON file of an export, not an archive.', cause)
  }
}

const unusable = (code: string, message: string, cause?: unknown) =>
  new AppError('invalid_request', { issues: [issueAt(['file'], code, message)], cause })
