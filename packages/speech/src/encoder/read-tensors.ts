import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const tensorSchema = z.object({
  at: z.number().int(),
  count: z.number().int(),
  inputs: z.number().int().optional(),
  scale: z.number().optional(),
  offset: z.number().optional(),
})
const shapeSchema = z.object({ layers: z.number().int().positive(), tensors: z.record(z.string(), tensorSchema) })

/** Where a tensor lies; of one stored in bytes, what makes numbers of them: byte · scale + offset. */
export type Tensor = z.infer<typeof tensorSchema>
export type Tensors = {
  layers: number
  bytes: Buffer
  tensorOf: (name: string) => Tensor
  floats: (name: string) => Float32Array
}

/** Reads `name`.json and `name`.bin as training/onnx_weights.py writes them. Throws when they are missing or do not fit. */
export function readTensors(folder: string, name: string): Tensors {
  const { layers, tensors } = shapeSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  const bytes = readFileSync(join(folder, `${name}.bin`))
  const tensorOf = (key: string) => {
    const tensor = tensors[key]
    if (tensor === undefined) throw new Error(`${folder}/${name}.json has no ${key}`)
    return tensor
  }
  const floats = (key: string) => {
    const { at, count } = tensorOf(key)
    return Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(at + 4 * i))
  }
  return { layers, bytes, tensorOf, floats }
}
