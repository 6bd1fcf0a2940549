import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

/** One line of a batch, or the flags of a single call. Unknown fields are ignored: research data carries more. */
export const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  task: taskIdSchema,
  /** What was to be read aloud or repeated. */
  text: z.string().optional(),
  /** What the answer is about: passage, transcript, topic, situation, description or question; may be empty. */
  promptText: z.string().optional(),
  /** Path of an mp3 (or 16-bit wav). */
  audio: z.string().optional(),
  answerText: z.string().optional(),
  /** What was said in free speech, where somebody wrote it down. The sound has to bear it out. */
  transcript: z.string().optional(),
  /** How the listener of a situation is to be spoken to. */
  register: z.enum(['formal', 'informal']).optional(),
  /** The canonical phones, ARPABET; stress digits are dropped. Exactly these are scored. */
  phones: z.array(z.string()).optional(),
  /** The accepted wordings of a short answer. */
  accepted: z.array(z.string().min(1)).min(1).optional(),
  keyPoints: z.array(z.object({ point: z.string(), cues: z.array(z.array(z.string()).min(1)).min(1) })).optional(),
})
export type Row = z.infer<typeof rowSchema>

/** What is wrong with a row; it ends the row, never the batch. */
export class RowError extends Error {
  override readonly name = 'RowError'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Reads one line of JSON. @throws RowError `bad_json` or `bad_row`, naming every field that is wrong. */
export function parseRow(line: string): Row {
  const parsed = rowSchema.safeParse(jsonOf(line))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`)
  throw new RowError('bad_row', issues.join('; '))
}

/** The id of a line that cannot be rated, where it has one. */
export function findId(line: string): string | number | null {
  try {
    return rowSchema.pick({ id: true }).parse(jsonOf(line)).id
  } catch {
    return null
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new RowError('bad_json', 'This line is not JSON.', { cause })
  }
}
