import { z } from 'zod'
import { fieldsIn, textIn } from './json-edit.ts'

/** What the form knows of one part of a question: all of it comes from the kind's own schemas. */
export type Field =
  | { kind: 'text'; texts: FieldTexts; isLong: boolean; refersTo: string | null }
  | { kind: 'choice'; texts: FieldTexts; options: readonly string[] }
  | { kind: 'number'; texts: FieldTexts }
  | { kind: 'list'; texts: FieldTexts; item: Field }
  | { kind: 'group'; texts: FieldTexts; fields: readonly (readonly [string, Field])[] }
  | { kind: 'record'; texts: FieldTexts; item: Field; refersTo: string | null }

/** What a schema says of itself; null where it says nothing. */
type FieldTexts = { title: string | null; description: string | null }

/** The parts of JSON Schema that the kinds' schemas make, and what they say of themselves. */
const nodeSchema = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.string()).optional(),
  isLong: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  refersTo: z.string().optional(),
  get properties() {
    return z.record(z.string(), nodeSchema).optional()
  },
  get items() {
    return nodeSchema.optional()
  },
  get additionalProperties() {
    return z.union([nodeSchema, z.boolean()]).optional()
  },
})
type Node = z.infer<typeof nodeSchema>

/** Reads a kind's schema as the fields of a form. */
export function fieldOf(schema: z.ZodType): Field {
  return fieldOfNode(nodeSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
}

function fieldOfNode(node: Node): Field {
  const texts = { title: node.title ?? null, description: node.description ?? null }
  const { properties, items, additionalProperties, refersTo = null } = node
  if (node.enum !== undefined) return { kind: 'choice', texts, options: node.enum }
  if (node.type === 'number' || node.type === 'integer') return { kind: 'number', texts }
  if (items !== undefined) return { kind: 'list', texts, item: fieldOfNode(items) }
  if (properties !== undefined) {
    const shown = Object.entries(properties).filter(([, { isHidden }]) => isHidden !== true)
    const fields = shown.map(([name, each]) => [name, fieldOfNode(each)] as const)
    return { kind: 'group', texts, fields }
  }
  if (typeof additionalProperties === 'object') {
    return { kind: 'record', texts, item: fieldOfNode(additionalProperties), refersTo }
  }
  return { kind: 'text', texts, isLong: node.isLong ?? false, refersTo }
}

/** What stands in a new part. */
function emptyValueOf(field: Field): unknown {
  if (field.kind === 'list') return []
  if (field.kind === 'record') return {}
  if (field.kind === 'number') return 0
  if (field.kind === 'choice') return field.options[0] ?? ''
  if (field.kind === 'text') return ''
  return Object.fromEntries(field.fields.map(([name, each]) => [name, emptyValueOf(each)]))
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** A new part of a list; where parts have ids, it takes the first letter that none has. */
export function newItemOf(field: Field, items: readonly unknown[]): unknown {
  const value = emptyValueOf(field)
  if (field.kind !== 'group' || !field.fields.some(([name]) => name === 'id')) return value
  const taken = new Set(items.map((item) => textIn(fieldsIn(item)['id'])))
  return { ...fieldsIn(value), id: LETTERS.find((letter) => !taken.has(letter)) ?? '' }
}

/** `sampleAnswer` as `Sample answer`, where a schema gives no better name. */
export function labelOf(name: string, { texts }: Field): string {
  if (texts.title !== null) return texts.title
  const words = name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
