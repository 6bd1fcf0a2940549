export type { Column, Sort } from './column.ts'
export { DataTable } from './data-table.tsx'
