import { z } from 'zod'

/** Steps from the question to one of its parts: `['prompt', 'options', '0', 'text']`. */
export type Path = readonly string[]

const branchSchema = z.record(z.string(), z.unknown())
const listSchema = z.array(z.unknown())

export const fieldsIn = (json: unknown): Readonly<Record<string, unknown>> => branchSchema.safeParse(json).data ?? {}
export const itemsIn = (json: unknown): readonly unknown[] => listSchema.safeParse(json).data ?? []
export const textIn = (json: unknown): string => (typeof json === 'string' ? json : '')

export function valueAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? itemsIn(value)[Number(step)] : fieldsIn(value)[step]),
    json,
  )
}

/** The same JSON with another value at a path. */
export function withValueAt(json: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(json)) {
    return itemsIn(json).map((item, place) => (String(place) === step ? withValueAt(item, rest, value) : item))
  }
  const fields = fieldsIn(json)
  return { ...fields, [step]: withValueAt(fields[step], rest, value) }
}

export const withoutItem = (items: readonly unknown[], place: number) => items.filter((_, i) => i !== place)

/** The items with the one at `from` standing at `to`. */
export function moved(items: readonly unknown[], from: number, to: number): readonly unknown[] {
  const rest = withoutItem(items, from)
  return [...rest.slice(0, to), items[from], ...rest.slice(to)]
}
