export { RadioGroup } from './radio-group.tsx'
