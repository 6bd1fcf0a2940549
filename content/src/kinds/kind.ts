import { complexitySchema } from '@rehearsal/exam/codes'
import type { Voice } from '@rehearsal/voice'
import { z } from 'zod'
import type { KnowsWord } from '../checks.ts'
import type { MediaId } from '../pack.ts'
import type { FieldProblem } from '../problem.ts'

/** Says a text, keeps the recording, and returns its media id. `field` is where the text stands, for problems. */
export type Speak = (field: string, text: string, voice: Voice) => Promise<MediaId>

export type Converted = { prompt: unknown; answerKey: unknown; searchTexts: readonly string[] }

/** A file that has been read. `convert` is there only when nothing is wrong with it. */
export type ReadQuestion = { problems: FieldProblem[]; convert: ((speak: Speak) => Promise<Converted>) | null }

/** One kind of question as the builder sees it: it turns the YAML of an author into a prompt and an answer key. */
export type Kind = { read: (document: unknown, knowsWord: KnowsWord) => ReadQuestion }

/** What every file of the question bank says. */
export const commonSourceSchema = z.strictObject({
  id: z.int().positive().max(99_999),
  title: z.string().trim().min(3).max(60),
  complexity: complexitySchema,
})

/** A text that an author wrote; the folds of YAML become single spaces. */
export const authoredText = z
  .string()
  .transform((text) => text.trim().replaceAll(/\s+/gu, ' '))
  .pipe(z.string().min(1))

type KindParts<Source> = {
  /** The YAML of one file, strict. */
  source: z.ZodType<Source>
  /** What a schema cannot say. */
  check: (source: Source, knowsWord: KnowsWord) => FieldProblem[]
  convert: (source: Source, speak: Speak) => Promise<Converted>
}

/** Lets kinds with different sources stand in one list. */
export function kindOf<Source>({ source, check, convert }: KindParts<Source>): Kind {
  return {
    read(document, knowsWord) {
      const parsed = source.safeParse(document)
      if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
        return { problems, convert: null }
      }
      const problems = check(parsed.data, knowsWord)
      return { problems, convert: problems.length > 0 ? null : (speak) => convert(parsed.data, speak) }
    },
  }
}
