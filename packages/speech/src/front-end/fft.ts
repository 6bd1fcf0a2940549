/** Power spectrum of real frames: `size` points (a power of two), size ÷ 2 + 1 bins. One instance per frame size; not re-entrant. */
export type PowerSpectrum = (frame: Float64Array, power: Float64Array) => void

/** Builds an in-place radix-2 transform with its tables. */
export function createPowerSpectrum(size: number): PowerSpectrum {
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size))
  const reversed = bitReversal(size)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  return (frame, power) => {
    im.fill(0)
    for (let i = 0; i < size; i++) re[i] = frame[reversed[i] ?? 0] ?? 0
    for (let span = 1; span < size; span *= 2) butterflies(re, im, span, cosines, sines)
    for (let i = 0; i <= size / 2; i++) power[i] = (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2
  }
}

function butterflies(
  re: Float64Array,
  im: Float64Array,
  span: number,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const stride = re.length / (2 * span)
  for (let start = 0; start < re.length; start += 2 * span) {
    for (let k = 0; k < span; k++) {
      const a = start + k
      const b = a + span
      const c = cosines[k * stride] ?? 0
      const s = sines[k * stride] ?? 0
      const br = (re[b] ?? 0) * c - (im[b] ?? 0) * s
      const bi = (re[b] ?? 0) * s + (im[b] ?? 0) * c
      re[b] = (re[a] ?? 0) - br
      im[b] = (im[a] ?? 0) - bi
      re[a] = (re[a] ?? 0) + br
      im[a] = (im[a] ?? 0) + bi
    }
  }
}

function bitReversal(size: number): Uint16Array {
  const bits = Math.log2(size)
  return Uint16Array.from({ length: size }, (_, i) => {
    let reversed = 0
    for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit)
    return reversed
  })
}
