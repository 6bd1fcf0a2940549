import { z } from 'zod'
import type { FieldText } from './kinds/kind.ts'

const branchSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])

/** Every text of a parsed YAML file, each with the dotted path of its field. */
export function textsOf(document: unknown, field = ''): FieldText[] {
  if (typeof document === 'string') return [{ field, text: document }]
  const branch = branchSchema.safeParse(document).data
  if (!branch) return []
  return Object.entries(branch).flatMap(([key, value]) => textsOf(value, field === '' ? key : `${field}.${key}`))
}
