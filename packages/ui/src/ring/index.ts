export { Ring, shareOf } from './ring.tsx'
