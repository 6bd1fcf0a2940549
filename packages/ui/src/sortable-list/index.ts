export { SortableList } from './sortable-list.tsx'
export type { SortableTexts } from './sortable-texts.ts'
