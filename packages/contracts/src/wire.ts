import { z } from 'zod'

/** Ids of questions, attempts, comments and the like: PostgreSQL integers. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647)

/** The version that a change was made from: a PostgreSQL integer, and so is the one after it. */
export const versionSchema = z.number().int().min(0).max(2_147_483_646)

export const idParamsSchema = z.object({ id: idSchema })

const LARGEST_PAGE = 1_000_000
const LARGEST_SIZE = 1000

/** API pages count from 0; past the end is 200 and empty, absurd values are 400. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(0).max(LARGEST_PAGE).default(0),
  size: z.coerce.number().int().min(1).max(LARGEST_SIZE).default(10),
})

/** Accepts `a=x`, `a=x&a=y` and `a=x,y`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const split = (value: unknown): unknown =>
    (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
      typeof part === 'string' ? part.split(',').filter((piece) => piece !== '') : [part],
    )
  return z.preprocess((value) => (value === undefined ? [] : split(value)), z.array(item).max(50))
}

/** Query strings say `true` and `false`; anything else is refused. */
export const flagSchema = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .transform((value) => value === true || value === 'true')

export const pageSchema = z.object({
  number: z.number().int(),
  size: z.number().int(),
  totalPages: z.number().int(),
  totalElements: z.number().int(),
})
export type Page = z.infer<typeof pageSchema>

/** `_embedded.{name}` with a page object, as the specification's lists are read. */
export function halPage<Item extends z.ZodType>(name: string, item: Item) {
  return z.object({ _embedded: z.object({ [name]: z.array(item) }), page: pageSchema })
}

/** `_embedded.{name}` beside top-level `number`, `totalPages` and `totalElements`, as scored answers are read (specification §3, §7.7). */
export function flatPage<Item extends z.ZodType>(name: string, item: Item) {
  return z.object({
    _embedded: z.object({ [name]: z.array(item) }),
    number: z.number().int(),
    totalPages: z.number().int(),
    totalElements: z.number().int(),
  })
}

/** The one list of a page, whatever its name. */
export function itemsOf<Item>(page: { _embedded: Record<string, Item[]> }): Item[] {
  return Object.values(page._embedded).flat()
}

/** An instant: ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime()

/** A calendar day: `YYYY-MM-DD`. */
export const daySchema = z.iso.date()

/** A duration in a response: seconds, or `mm:ss` for clients that send `X-Duration-Type: MINUTE_SECOND`. */
export const durationResponseSchema = z
  .union([z.number().nonnegative(), z.string().regex(/^\d+:[0-5]\d$/u)])
  .meta({ wireFormat: 'duration' })

/** A duration in a request: seconds or `mm:ss`; becomes seconds. */
export const durationRequestSchema = z.union([
  z.number().min(0).max(86_400),
  z
    .string()
    .regex(/^\d{1,4}:[0-5]\d$/u)
    .transform(secondsOf),
])

/** Turns a duration from the wire, seconds or `mm:ss`, into seconds. */
export function secondsOf(duration: number | string): number {
  if (typeof duration === 'number') return duration
  const [minutes = '0', seconds = '0'] = duration.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** The response of calls that answer 204. */
export const noContentSchema = z.void()
