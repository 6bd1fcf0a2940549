export { Checklist, type ChecklistItem } from './checklist.tsx'
