import { z } from 'zod'
import { authoredText } from '../kinds/kind.ts'

/** A short line that stands on a slide: more is not read while somebody speaks. */
const line = (most: number) => authoredText.pipe(z.string().max(most, `has more than ${most} characters`))

const exampleSchema = z.strictObject({ text: line(420), note: line(200) })

const slideSchema = z.strictObject({
  title: line(60),
  points: z.array(line(130)).min(1, 'give one point or more').max(5, 'give five points at most'),
  example: exampleSchema.optional(),
  /** Tells the marks of every format; its points are compared with the formats. */
  isScoring: z.boolean().optional(),
  narration: authoredText,
})
export type SlideSource = z.infer<typeof slideSchema>

const quizSchema = z.strictObject({
  question: line(260),
  /** The one right choice. */
  right: line(160),
  wrong: z.array(line(160)).min(1, 'give one wrong choice or more').max(3, 'give three wrong choices at most'),
  why: line(260),
})

/** The YAML of one lesson. */
export const lessonSourceSchema = z.strictObject({
  title: line(60),
  author: authoredText,
  licence: z.enum(['CC-BY-4.0']),
  /** Words that are shown because they are wrong, such as "informations". */
  wrongWords: z.array(authoredText).optional(),
  slides: z.array(slideSchema).min(5, 'give five slides or more').max(8, 'give eight slides at most'),
  quiz: z.array(quizSchema).length(3, 'give three questions'),
})
export type LessonSource = z.infer<typeof lessonSourceSchema>
