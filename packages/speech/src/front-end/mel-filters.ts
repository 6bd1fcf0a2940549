/**
 * One triangular filter over the bins of a power spectrum. Its fields have names of their own: with those of other objects
 * V8 compiled the loop over it anew for every take (decision 014).
 */
export type MelFilter = { firstBin: number; weights: Float64Array }

type MelOptions = { filters: number; lowHertz: number; highHertz: number; fftSize: number; sampleRate: number }

/** Triangles of unit area with corners rounded to bins: CMU Sphinx's own filter bank, which its acoustic models expect. */
export function createMelFilters(options: MelOptions): MelFilter[] {
  const { filters, lowHertz, highHertz, fftSize, sampleRate } = options
  const binHertz = sampleRate / fftSize
  const low = hertzToMel(lowHertz)
  const step = (hertzToMel(highHertz) - low) / (filters + 1)
  const corner = (i: number) => Math.floor(melToHertz(low + i * step) / binHertz + 0.5) * binHertz
  return Array.from({ length: filters }, (_, i) => triangle(corner(i), corner(i + 1), corner(i + 2), binHertz))
}

function triangle(left: number, centre: number, right: number, binHertz: number): MelFilter {
  const firstBin = Math.ceil(left / binHertz)
  const lastBin = Math.floor(right / binHertz)
  const height = 2 / (right - left)
  const weights = Float64Array.from({ length: lastBin - firstBin + 1 }, (_, i) => {
    const hertz = (firstBin + i) * binHertz
    const rising = centre > left ? (hertz - left) / (centre - left) : Infinity
    const falling = right > centre ? (right - hertz) / (right - centre) : Infinity
    return Math.max(0, Math.min(rising, falling) * height)
  })
  return { firstBin, weights }
}

/** Energy under each filter. */
export function applyMelFilters(filters: readonly MelFilter[], power: Float64Array, energies: Float64Array): void {
  for (let i = 0; i < filters.length; i++) {
    const filter = filters[i]
    if (filter !== undefined) energies[i] = energyUnder(filter, power)
  }
}

function energyUnder({ firstBin, weights }: MelFilter, power: Float64Array): number {
  let sum = 0
  for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (power[firstBin + k] ?? 0)
  return sum
}

function hertzToMel(hertz: number): number {
  return 2595 * Math.log10(1 + hertz / 700)
}

function melToHertz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
