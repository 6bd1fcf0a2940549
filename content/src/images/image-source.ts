import { z } from 'zod'
import { authoredText } from '../kinds/kind.ts'

const valuesSchema = z.array(z.number().finite()).min(2).max(12)

const chart = {
  title: authoredText,
  /** What the numbers are, e.g. `per cent` or `thousand visitors`. */
  unit: authoredText,
  /** Along the bottom: months, years, countries … */
  categories: z.array(authoredText).min(2).max(12),
  series: z
    .array(z.strictObject({ name: authoredText, values: valuesSchema }))
    .min(1)
    .max(4),
}

const stepIdSchema = z.string().regex(/^[a-z][a-z0-9-]*$/u)

/** The data that a picture is made from; the model answer and the key points are checked against the same file. */
export const imageSource = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('BAR_CHART'), ...chart }),
  z.strictObject({ type: z.literal('GRAPH'), ...chart }),
  z.strictObject({
    type: z.literal('PIE_CHART'),
    title: authoredText,
    unit: authoredText,
    slices: z
      .array(z.strictObject({ label: authoredText, value: z.number().positive() }))
      .min(3)
      .max(7),
  }),
  z.strictObject({
    type: z.literal('TABLE'),
    title: authoredText,
    columns: z.array(authoredText).min(2).max(5),
    rows: z
      .array(
        z
          .array(z.union([authoredText, z.number()]))
          .min(2)
          .max(5),
      )
      .min(2)
      .max(8),
  }),
  z.strictObject({
    type: z.literal('FLOW_CHART'),
    title: authoredText,
    steps: z
      .array(z.strictObject({ id: stepIdSchema, label: authoredText, isDecision: z.boolean().optional() }))
      .min(3)
      .max(10),
    links: z
      .array(z.strictObject({ from: stepIdSchema, to: stepIdSchema, label: authoredText.optional() }))
      .min(2)
      .max(14),
  }),
  z.strictObject({
    type: z.literal('MAP'),
    title: authoredText,
    /** Groups of countries, by their English names in world-atlas. */
    groups: z
      .array(z.strictObject({ label: authoredText, countries: z.array(authoredText).min(1) }))
      .min(1)
      .max(4),
    /** Countries that bear their names, of whatever colour, the most important first. */
    named: z.array(authoredText).min(1).max(24),
    /** What part of the world is shown, in degrees: west, south, east, north. */
    frame: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  z.strictObject({
    type: z.literal('PICTURE'),
    title: authoredText,
    /** What is to be seen, as the text alternative says it. */
    alternative: authoredText,
    /** The drawing inside an 800 × 500 field: shapes only. */
    shapes: z.string().min(100),
  }),
])
export type ImageSource = z.infer<typeof imageSource>
export type ChartSource = Extract<ImageSource, { type: 'BAR_CHART' | 'GRAPH' }>
export type PieSource = Extract<ImageSource, { type: 'PIE_CHART' }>
export type TableSource = Extract<ImageSource, { type: 'TABLE' }>
export type FlowSource = Extract<ImageSource, { type: 'FLOW_CHART' }>
export type MapSource = Extract<ImageSource, { type: 'MAP' }>
export type PictureSource = Extract<ImageSource, { type: 'PICTURE' }>
