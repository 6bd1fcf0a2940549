export { ScoreBand } from './score-band.tsx'
