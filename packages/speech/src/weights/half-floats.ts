import { halfToFloat } from '@rehearsal/statistics/half-floats'

/** Numbers stored in 16 bits each, little end first (IEEE 754 half precision). */
export function readHalfFloats(bytes: Buffer): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => halfToFloat(view.getUint16(2 * i, true)))
}
