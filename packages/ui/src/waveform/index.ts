export type { ToneSpan } from './draw-waveform.ts'
export { Waveform } from './waveform.tsx'
