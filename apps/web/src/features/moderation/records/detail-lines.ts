import { z } from 'zod'

/** What an entry of the log holds beyond its columns, as lines of name and value: nested names stand one after the other. */
export function detailLines(details: unknown, name = ''): { name: string; value: string }[] {
  if (details === null || details === undefined || details === '') return []
  if (typeof details !== 'object')
    return [{ name: nameOf(name), value: typeof details === 'string' ? details : JSON.stringify(details) }]
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    detailLines(value, name === '' ? key : `${name} ${key}`),
  )
}

/** `settledReports` as `Settled reports`. */
function nameOf(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const namedSchema = z.union([
  z.object({ learner: z.string() }).transform(({ learner }) => learner),
  z.object({ account: z.string() }).transform(({ account }) => account),
  z.object({ phrase: z.string() }).transform(({ phrase }) => phrase),
])

/** What the thing is called that was acted on, where its id says nothing to a reader; null where the id is all there is. */
export const subjectNameIn = (details: unknown): string | null => namedSchema.safeParse(details).data ?? null
