import { z } from 'zod'

const branchSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])

/** What stands at a dotted path of a piece of JSON; undefined where nothing does. */
export function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const branch = branchSchema.safeParse(value).data
    return branch !== undefined && Object.hasOwn(branch, step)
      ? Object.getOwnPropertyDescriptor(branch, step)?.value
      : undefined
  }, json)
}

/** The same JSON with another value at a dotted path of fields; unchanged where the path leads through no object. */
export function withValueAt(json: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const fields = z.record(z.string(), z.unknown()).safeParse(json).data
  if (fields === undefined) return json
  return { ...fields, [step]: rest.length === 0 ? value : withValueAt(fields[step], rest.join('.'), value) }
}

/** Every text, number and truth value of a piece of JSON with the dotted path to it. */
export function leavesOf(json: unknown, path = ''): { path: string; value: unknown }[] {
  const branch = branchSchema.safeParse(json).data
  if (branch === undefined) return [{ path, value: json }]
  return Object.entries(branch).flatMap(([step, value]) => leavesOf(value, path === '' ? step : `${path}.${step}`))
}
