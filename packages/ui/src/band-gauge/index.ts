export { BandGauge } from './band-gauge.tsx'
