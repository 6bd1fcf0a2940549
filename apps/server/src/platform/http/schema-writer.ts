import { createHash } from 'node:crypto'
import { z } from 'zod'

export type Json = Record<string, unknown>

export type SchemaWriter = {
  /** The JSON Schema of what is sent (`input`) or answered (`output`). */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): Json
  /** What recursive schemas refer to, by the name under `#/components/schemas`. */
  shared: Record<string, Json>
}

const definitionsSchema = z.object({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}) })

/** Writes zod schemas as parts of one document: zod's own references point to the root of each schema. */
export function createSchemaWriter(): SchemaWriter {
  const shared: Record<string, Json> = {}

  function write(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
    const { $schema: _draft, $defs: _definitions, ...own } = whole
    const definitions = Object.entries(definitionsSchema.parse(whole).$defs)
    const names = new Map(definitions.map(([name, definition]) => [`#/$defs/${name}`, nameOf(definition)]))
    for (const [, definition] of definitions) shared[nameOf(definition)] = withReferences(definition, names)
    return withReferences(own, names)
  }

  return { write, shared }
}

function nameOf(definition: Json): string {
  return `Shared${createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 8)}`
}

function withReferences(schema: Json, names: ReadonlyMap<string, string>): Json {
  if (names.size === 0) return schema
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    const name = key === '$ref' && typeof value === 'string' ? names.get(value) : undefined
    return name === undefined ? value : `#/components/schemas/${name}`
  })
}
