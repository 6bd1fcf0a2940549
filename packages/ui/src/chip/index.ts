export { Chip } from './chip.tsx'
