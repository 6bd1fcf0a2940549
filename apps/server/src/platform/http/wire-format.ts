import { z } from 'zod'

/** What the headers of specification §7 ask for. */
export type WireFormats = { hasMinuteSecondDurations: boolean; hasHourMinuteTimes: boolean }

type Rewrite = (value: unknown, formats: WireFormats) => unknown

type Schema = z.core.$ZodType

/**
 * Finds the fields that a response schema marks with `.meta({ wireFormat })` and returns the function that rewrites
 * them, or null when there are none. `duration`: seconds become mm:ss under `X-Duration-Type: MINUTE_SECOND`.
 * `hours`: seconds become HH:mm under `x-time-format: HH:mm`. Nothing else in a response is ever rewritten.
 */
export function wireFormatOf(schema: Schema): Rewrite | null {
  const format = z.globalRegistry.get(schema)?.['wireFormat']
  if (format === 'duration')
    return (value, { hasMinuteSecondDurations }) => (hasMinuteSecondDurations ? mmss(value) : value)
  if (format === 'hours') return (value, { hasHourMinuteTimes }) => (hasHourMinuteTimes ? hhmm(value) : value)
  if (schema instanceof z.ZodObject) return ofObject(schema)
  if (schema instanceof z.ZodArray) return ofItems(schema.element)
  if (schema instanceof z.ZodRecord) return ofValues(schema.valueType)
  if (schema instanceof z.ZodIntersection) return ofAll([schema.def.left, schema.def.right])
  if (schema instanceof z.ZodUnion) return ofAll(schema.options)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return wireFormatOf(schema.unwrap())
  return null
}

function ofObject(schema: z.ZodObject): Rewrite | null {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const rewrite = wireFormatOf(field)
    return rewrite === null ? [] : [{ name, rewrite }]
  })
  if (fields.length === 0) return null
  return (value, formats) => {
    if (!isRecord(value)) return value
    const present = fields.filter(({ name }) => name in value)
    return {
      ...value,
      ...Object.fromEntries(present.map(({ name, rewrite }) => [name, rewrite(value[name], formats)])),
    }
  }
}

function ofItems(item: Schema): Rewrite | null {
  const rewrite = wireFormatOf(item)
  if (rewrite === null) return null
  return (value, formats) => (Array.isArray(value) ? value.map((one: unknown) => rewrite(one, formats)) : value)
}

function ofValues(item: Schema): Rewrite | null {
  const rewrite = wireFormatOf(item)
  if (rewrite === null) return null
  return (value, formats) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewriteIfNested(rewrite, one, formats)]))
      : value
}

/** A record beside other fields (an intersection) also sees those; it leaves alone what is not of its shape. */
function rewriteIfNested(rewrite: Rewrite, value: unknown, formats: WireFormats): unknown {
  return typeof value === 'object' ? rewrite(value, formats) : value
}

function ofAll(parts: readonly Schema[]): Rewrite | null {
  const rewrites = parts.map(wireFormatOf).filter((rewrite) => rewrite !== null)
  if (rewrites.length === 0) return null
  return (value, formats) => rewrites.reduce((rewritten: unknown, rewrite) => rewrite(rewritten, formats), value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mmss(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const seconds = Math.round(value)
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

function hhmm(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const minutes = Math.round(value / 60)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
