export { formatSeconds, Timer } from './timer.tsx'
