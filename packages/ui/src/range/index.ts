export { Range } from './range.tsx'
