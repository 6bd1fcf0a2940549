export { Meter } from './meter.tsx'
export { TraitRow } from './trait-row.tsx'
