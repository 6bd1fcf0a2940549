export { TextArea, type Counter } from './text-area.tsx'
