/** Every half-precision float (IEEE 754 binary16) as a number, by its sixteen bits. */
const values = Float32Array.from({ length: 65_536 }, (_, bits) => valueOf(bits))

function valueOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = (bits & 1023) / 1024
  if (exponent === 0) return sign * fraction * 2 ** -14
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN
  return sign * (1 + fraction) * 2 ** (exponent - 15)
}

/** The number that sixteen bits stand for. */
export function halfToFloat(bits: number): number {
  return values[bits] ?? NaN
}
