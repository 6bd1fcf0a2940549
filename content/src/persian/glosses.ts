import { z } from 'zod'
import { type PartOfSpeech, partOfSpeechSchema, partsOfSpeech } from '../dictionary/dictionary-pack.ts'
import type { FieldProblem } from '../problem.ts'
import { problemsOfIssue } from '../read-yaml.ts'
import type { Glosses } from './persian-pack.ts'
import { persianProblems } from './persian-problems.ts'

/** Longer ones are explanations: what a word is, an entry says. */
const LONGEST_GLOSS = 45
const MOST_GLOSSES = 5

const glossSchema = z.string().superRefine((gloss, context) => {
  const problems = [
    ...(gloss.length > LONGEST_GLOSS ? [`is longer than ${LONGEST_GLOSS} letters`] : []),
    ...(gloss === '' ? ['is empty'] : persianProblems(gloss)),
  ]
  for (const problem of problems) context.addIssue(`"${gloss}" ${problem}`)
})
const listSchema = z
  .array(glossSchema)
  .min(1, 'has no gloss')
  .max(MOST_GLOSSES, `has more than ${MOST_GLOSSES} glosses`)
  .refine((glosses) => new Set(glosses).size === glosses.length, 'says one gloss twice')
const partNameSchema = z.enum(partsOfSpeech.map((part) => part.toLowerCase()))
/** A headword, and of each part of speech, written small, its glosses. */
const fileSchema = z.record(
  z.string(),
  z.partialRecord(partNameSchema, listSchema).refine((parts) => Object.keys(parts).length > 0, 'has no part of speech'),
)

/** One headword of `content/persian/glosses`. */
export type GlossedWord = { file: string; key: string; senses: Glosses }

/** Reads one file of glosses: those of it that are sound, and what is wrong with the others. */
export function glossesOf(file: string, document: unknown): { words: GlossedWord[]; problems: FieldProblem[] } {
  const parsed = fileSchema.safeParse(document)
  if (!parsed.success) return { words: [], problems: parsed.error.issues.flatMap(problemsOfIssue) }
  const words = Object.entries(parsed.data).map(([key, parts]) => ({
    file,
    key,
    senses: Object.entries(parts).map(([part, glosses = []]) => ({ partOfSpeech: partOf(part), glosses })),
  }))
  return { words, problems: words.flatMap(({ key }) => misplaced(file, key)) }
}

const partOf = (name: string): PartOfSpeech => partOfSpeechSchema.parse(name.toUpperCase())

/** Each letter has a file, so that a headword stands in one place. */
function misplaced(file: string, key: string): FieldProblem[] {
  const own = `${/^[a-z]/u.exec(key)?.[0] ?? 'other'}.yaml`
  return file.endsWith(`/${own}`) ? [] : [{ field: key, message: `belongs into ${own}` }]
}
