import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /** The cell that names the row: its link, and the heading of its card. */
  isTitle?: boolean | undefined
  /** A CSS width for the table. */
  width?: string | undefined
  isHiddenOnCard?: boolean | undefined
}

export type Sort = { columnId: string; direction: 'asc' | 'desc' }

export type DataTableProps<Row> = {
  /** The name of the table, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowHref?: ((row: Row) => string) | undefined
  sort?: Sort | undefined
  /** The caller turns the direction round; the table only says which column was pressed. */
  onSort?: ((columnId: string) => void) | undefined
  /** What the sort button of a column does, for screen readers. */
  sortLabel?: ((header: string) => string) | undefined
  isLoading?: boolean | undefined
  loadingLabel: string
  skeletonRows?: number | undefined
  empty: ReactNode
}
