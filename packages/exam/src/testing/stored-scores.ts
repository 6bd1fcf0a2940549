import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A score that an old version stored, and the messages that its page put first. */
const storedSchema = z.object({
  shownFirst: z.array(z.string()),
  score: z.looseObject({ findings: z.array(z.looseObject({ code: z.string() })) }),
})
export type StoredScore = z.infer<typeof storedSchema> & { name: string }

const folder = join(import.meta.dirname, '../fixtures/stored')

/**
 * A written, a read and a free answer to the same questions as each version of the score stored them, with its own engines
 * and scorers: one file for each shape that a score has had, oldest first.
 */
export const storedScores: readonly StoredScore[] = readdirSync(folder).flatMap((file) =>
  Object.entries(z.record(z.string(), storedSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))).map(
    ([kind, stored]) => ({ name: `${file.replace('.json', '')}, ${kind}`, ...stored }),
  ),
)
