import { createPowerSpectrum } from './fft.ts'
import { applyMelFilters, createMelFilters } from './mel-filters.ts'

export const FRAMES_PER_SECOND = 100
export const CEPSTRA = 13
export const LOG_MELS = 40

const SAMPLE_RATE = 16_000
const SHIFT = SAMPLE_RATE / FRAMES_PER_SECOND
const WINDOW = 410
const FFT_SIZE = 512
const SPHINX_FILTERS = 25
const LIFTER = 22
const PRE_EMPHASIS = 0.97

/** What the scorers see of a take, one row per 10 ms. */
export type FrameFeatures = {
  frames: number
  /** frames × 13 cepstra, mean-normalised over the take, as the Sphinx acoustic model expects. */
  cepstra: Float32Array
  /** frames × 40 log mel energies, mean-normalised over the take. */
  logMels: Float32Array
  /** Log energy of each frame, not normalised. */
  energies: Float32Array
}

const powerSpectrum = createPowerSpectrum(FFT_SIZE)
const sphinxFilters = createMelFilters({
  filters: SPHINX_FILTERS, lowHertz: 130, highHertz: 6800, fftSize: FFT_SIZE, sampleRate: SAMPLE_RATE,
}) // prettier-ignore
const melFilters = createMelFilters({
  filters: LOG_MELS, lowHertz: 60, highHertz: 7600, fftSize: FFT_SIZE, sampleRate: SAMPLE_RATE,
}) // prettier-ignore
const hamming = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
)
const cosines = createCosineTransform()

/** Computes the features of 16 kHz mono audio. A take shorter than one window has no frames. */
export function analyseFrames(pcm: Float32Array): FrameFeatures {
  const frames = pcm.length < WINDOW ? 0 : 1 + Math.floor((pcm.length - WINDOW) / SHIFT)
  const features: FrameFeatures = {
    frames,
    cepstra: new Float32Array(frames * CEPSTRA),
    logMels: new Float32Array(frames * LOG_MELS),
    energies: new Float32Array(frames),
  }
  const frame = new Float64Array(FFT_SIZE)
  const power = new Float64Array(FFT_SIZE / 2 + 1)
  for (let t = 0; t < frames; t++) {
    windowFrame(pcm, t * SHIFT, frame)
    powerSpectrum(frame, power)
    writeCepstra(power, features.cepstra.subarray(t * CEPSTRA, (t + 1) * CEPSTRA))
    features.energies[t] = writeLogMels(power, features.logMels.subarray(t * LOG_MELS, (t + 1) * LOG_MELS))
  }
  removeMean(features.cepstra, CEPSTRA)
  removeMean(features.logMels, LOG_MELS)
  return features
}

function windowFrame(pcm: Float32Array, start: number, frame: Float64Array): void {
  for (let i = 0; i < WINDOW; i++) {
    const emphasised = (pcm[start + i] ?? 0) - PRE_EMPHASIS * (pcm[start + i - 1] ?? 0)
    frame[i] = emphasised * 32_768 * (hamming[i] ?? 0)
  }
}

const sphinxEnergies = new Float64Array(SPHINX_FILTERS)

function writeCepstra(power: Float64Array, cepstra: Float32Array): void {
  applyMelFilters(sphinxFilters, power, sphinxEnergies)
  for (let j = 0; j < SPHINX_FILTERS; j++) sphinxEnergies[j] = Math.log((sphinxEnergies[j] ?? 0) + 1e-4)
  for (let i = 0; i < CEPSTRA; i++) {
    let sum = 0
    for (let j = 0; j < SPHINX_FILTERS; j++) sum += (cosines[i * SPHINX_FILTERS + j] ?? 0) * (sphinxEnergies[j] ?? 0)
    cepstra[i] = sum
  }
}

const melEnergies = new Float64Array(LOG_MELS)

function writeLogMels(power: Float64Array, logMels: Float32Array): number {
  applyMelFilters(melFilters, power, melEnergies)
  let total = 0
  for (let j = 0; j < LOG_MELS; j++) {
    const energy = melEnergies[j] ?? 0
    total += energy
    // The floor is about the energy of 16-bit rounding: below it the logarithm would only amplify digital silence.
    logMels[j] = Math.log(energy + 10)
  }
  return Math.log(total + 1)
}

/** Orthonormal cosine transform with Sphinx's liftering folded in. */
function createCosineTransform(): Float64Array {
  const matrix = new Float64Array(CEPSTRA * SPHINX_FILTERS)
  for (let i = 0; i < CEPSTRA; i++) {
    const scale = Math.sqrt((i === 0 ? 1 : 2) / SPHINX_FILTERS)
    const lift = i === 0 ? 1 : 1 + (LIFTER / 2) * Math.sin((i * Math.PI) / LIFTER)
    for (let j = 0; j < SPHINX_FILTERS; j++) {
      matrix[i * SPHINX_FILTERS + j] = scale * lift * Math.cos((Math.PI * i * (j + 0.5)) / SPHINX_FILTERS)
    }
  }
  return matrix
}

function removeMean(rows: Float32Array, width: number): void {
  const count = rows.length / width
  for (let i = 0; i < width; i++) {
    let sum = 0
    for (let t = 0; t < count; t++) sum += rows[t * width + i] ?? 0
    const mean = count === 0 ? 0 : sum / count
    for (let t = 0; t < count; t++) rows[t * width + i] = (rows[t * width + i] ?? 0) - mean
  }
}

/** frames × 39: cepstra with first and second differences (Sphinx's `1s_c_d_dd`), end frames repeated. */
export function withDifferences(features: FrameFeatures): Float32Array {
  const { frames, cepstra } = features
  const rows = new Float32Array(frames * 3 * CEPSTRA)
  const at = (t: number, i: number) => cepstra[Math.min(frames - 1, Math.max(0, t)) * CEPSTRA + i] ?? 0
  for (let t = 0; t < frames; t++) {
    const base = t * 3 * CEPSTRA
    for (let i = 0; i < CEPSTRA; i++) {
      rows[base + i] = at(t, i)
      rows[base + CEPSTRA + i] = at(t + 2, i) - at(t - 2, i)
      rows[base + 2 * CEPSTRA + i] = at(t + 3, i) - at(t - 1, i) - (at(t + 1, i) - at(t - 3, i))
    }
  }
  return rows
}
