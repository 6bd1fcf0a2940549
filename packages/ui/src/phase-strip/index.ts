export { PhaseStrip } from './phase-strip.tsx'
