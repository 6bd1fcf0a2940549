export { SortableList, type SortableTexts } from './sortable-list.tsx'
