import { complexitySchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { voices } from '@rehearsal/voice'
import { z } from 'zod'
import type { KeyPoint, KnowsWord } from '../checks.ts'
import type { MediaId } from '../pack.ts'
import type { FieldProblem } from '../problem.ts'
import { problemsOfIssue } from '../read-yaml.ts'

/** What is said in one recording: turns of one or several voices, perhaps slower, and perhaps a beep in place of the last words. */
export type Script = {
  turns: readonly { voice: (typeof voices)[number]; text: string }[]
  endsInBeep?: boolean
  speed?: number
}

/** Keeps what a question is heard or seen by, and names it. Recordings are rendered later, or when first asked for. */
export type MediaShelf = {
  speak: (script: Script) => MediaId
  /** Keeps a picture as SVG. */
  draw: (svg: string) => MediaId
}

export type Converted = { prompt: unknown; answerKey: object; searchTexts: readonly string[] }

export type FieldText = { field: string; text: string }

/** What the checks and the table of the whole bank need to know of one question. */
export type Facts = {
  /** What it is about, as the learner reads or hears it. */
  subject: FieldText
  isSpoken: boolean
  /** Whether it is hard by what it asks and not by its language. */
  isHardByTask?: boolean
  /** Whether its words are marked by their spelling. */
  spelled?: FieldText
  /** The words to be found out, and the text that is shown around them. */
  asked?: { field: string; words: readonly string[]; shown: string }
  /** Main points of an open answer, and where they stand. */
  keyPoints?: { field: string; points: readonly KeyPoint[] }
  sampleAnswers?: readonly FieldText[]
  options?: readonly { text: string; isRight: boolean }[]
}

/** A file that has been read. `facts` need a file of the right shape; `convert` is there only when nothing is wrong with it. */
export type ReadQuestion = {
  problems: FieldProblem[]
  facts: Facts | null
  convert: ((media: MediaShelf) => Promise<Converted>) | null
}

/** One kind of question as the builder sees it: it turns the YAML of an author into a prompt and an answer key. */
export type Kind = { read: (document: unknown, knowsWord: KnowsWord) => ReadQuestion }

/** A text that an author wrote; the folds of YAML become single spaces. */
export const authoredText = z
  .string()
  .transform((text) => text.trim().replaceAll(/\s+/gu, ' '))
  .pipe(z.string().min(1))

/** A text of several paragraphs: empty lines part them, folds become single spaces. */
export const authoredParagraphs = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim().replaceAll(/\s+/gu, ' '))
      .join('\n\n'),
  )
  .pipe(z.string().min(1))

/** An e-mail: every line break of the author stays. */
export const authoredLines = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(1))

export const voiceSchema = z.enum(voices)

const topics = [
  'science',
  'history',
  'education',
  'society',
  'work',
  'health',
  'environment',
  'arts',
  'economics',
  'technology',
  'travel',
  'community',
  'food',
  'language',
  'psychology',
  'sport',
  'law',
  'media',
  'engineering',
  'business',
  'politics',
  'mathematics',
  'medicine',
] as const

/** What every file of the question bank says. */
export const commonSourceSchema = z.strictObject({
  id: z.int().positive().max(99_999),
  title: z.string().trim().min(3).max(60),
  complexity: complexitySchema,
  variants: z.array(examVariantSchema).min(1),
  topics: z.array(z.enum(topics)).min(1).max(3),
  spelling: z.enum(['GB', 'US']),
  author: authoredText,
  licence: z.enum(['CC-BY-4.0']),
  explanation: authoredText,
  analysis: z.strictObject({ tests: authoredText, traps: authoredText, approach: authoredText }),
})
export type CommonSource = z.infer<typeof commonSourceSchema>

/** The voice of explanations. */
const EXPLAINING_VOICE = 'slt'

type KindParts<Source extends CommonSource> = {
  /** The YAML of one file, strict. */
  source: z.ZodType<Source>
  /** What a schema cannot say. */
  check: (source: Source, knowsWord: KnowsWord) => FieldProblem[]
  facts: (source: Source) => Facts
  convert: (source: Source, media: MediaShelf) => Promise<Converted> | Converted
}

/** Lets kinds with different sources stand in one list, and gives every answer key its explanation and advice. */
export function kindOf<Source extends CommonSource>({
  source,
  check,
  facts: factsOf,
  convert,
}: KindParts<Source>): Kind {
  return {
    read(document, knowsWord) {
      const parsed = source.safeParse(document)
      if (!parsed.success) {
        return { problems: parsed.error.issues.flatMap(problemsOfIssue), facts: null, convert: null }
      }
      const problems = check(parsed.data, knowsWord)
      const facts = factsOf(parsed.data)
      if (problems.length > 0) return { problems, facts, convert: null }
      return { problems, facts, convert: (media) => withExtras(parsed.data, convert, media) }
    },
  }
}

async function withExtras<Source extends CommonSource>(
  source: Source,
  convert: KindParts<Source>['convert'],
  media: MediaShelf,
): Promise<Converted> {
  const converted = await convert(source, media)
  const { explanation, analysis } = source
  const explanationAudio = media.speak({ turns: [{ voice: EXPLAINING_VOICE, text: explanation }] })
  return { ...converted, answerKey: { ...converted.answerKey, explanation, explanationAudio, analysis } }
}
