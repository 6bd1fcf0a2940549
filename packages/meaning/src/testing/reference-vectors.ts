import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { withLengthOne } from '../vectors/vectors.ts'

const rowSchema = z.object({ text: z.string(), vector: z.base64() })

/** What the engine of the weights' own maker, `@lat.md/embed` 0.2.0 (candle), makes of some texts: kept in sixteen bits a number, their directions alone. */
export const referenceVectors = z
  .array(rowSchema)
  .parse(JSON.parse(readFileSync(new URL('reference-vectors.json', import.meta.url), 'utf8')))
  .map(({ text, vector }) => {
    const numbers = new Int16Array(Uint8Array.from(Buffer.from(vector, 'base64')).buffer)
    return { text, vector: withLengthOne(Float32Array.from(numbers)) }
  })
