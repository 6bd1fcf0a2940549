import { z } from 'zod'

const tensorSchema = z.object({
  dtype: z.literal('F16'),
  shape: z.array(z.number().int()),
  data_offsets: z.tuple([z.number().int(), z.number().int()]),
})
const headerSchema = z.record(z.string(), z.unknown())

/** The bits of a tensor of half-precision floats. */
export type HalfTensorOf = (name: string, ...shape: number[]) => Uint16Array

/**
 * Reads a file of tensors: eight bytes that say how long the header is, the header as JSON, then the numbers
 * (https://huggingface.co/docs/safetensors).
 *
 * @throws (the result) When a tensor is missing, has another shape or is not of half-precision floats.
 */
export function readSafetensors(file: Uint8Array): HalfTensorOf {
  const { buffer, byteOffset } = file
  const headerBytes = Number(new DataView(buffer, byteOffset).getBigUint64(0, true))
  const start = 8 + headerBytes
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(file.subarray(8, start))))
  return (name, ...shape) => {
    const tensor = tensorSchema.safeParse(header[name]).data
    if (tensor?.shape.join() !== shape.join()) throw new Error(`${name} is not F16 of ${shape.join('×')}`)
    const [from, to] = tensor.data_offsets
    // A copy: numbers of two bytes need not begin at an even place of the file.
    return new Uint16Array(new Uint8Array(file.subarray(start + from, start + to)).buffer)
  }
}
