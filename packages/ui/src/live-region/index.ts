export { LiveRegion } from './live-region.tsx'
