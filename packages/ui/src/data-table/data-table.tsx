import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import { useMediaQuery } from '../media-query/use-media-query.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { CardList } from './card-list.tsx'
import type { Column, DataTableProps, Sort } from './column.ts'
import { SortButton } from './sort-button.tsx'

/** Rows with sortable columns, a skeleton of their own shape and an empty state; cards below 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  return isNarrow ? <CardList {...props} /> : <WideTable {...props} />
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, isLoading = false, loadingLabel, skeletonRows = 10, empty } = props
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-busy={isLoading} className="w-full border-collapse text-start">
        <caption className="sr-only">{isLoading ? loadingLabel : caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? Array.from({ length: skeletonRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)
            : rows.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />)}
          {!isLoading && rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="border-t border-line">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}

function ariaSort(columnId: string, sort: Sort | undefined) {
  if (sort?.columnId !== columnId) return undefined
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}

function HeaderCell<Row>({ column, sort, onSort, sortLabel }: DataTableProps<Row> & { column: Column<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={ariaSort(column.id, sort)}
      style={{ width: column.width }}
      className={classNames(
        'h-11 whitespace-nowrap px-3 lg:px-4 text-[0.8125rem] font-semibold text-ink-2',
        column.align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {column.isSortable && onSort ? (
        <SortButton header={column.header} columnId={column.id} sort={sort} onSort={onSort} sortLabel={sortLabel} />
      ) : (
        column.header
      )}
    </th>
  )
}

function BodyRow<Row>({ row, columns, href }: { row: Row; columns: readonly Column<Row>[]; href: string | undefined }) {
  return (
    <tr
      className={classNames(
        'relative break-inside-avoid border-t border-line transition-colors',
        href !== undefined && 'hover:bg-sunken has-focus-visible:bg-sunken',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(
            'num h-[3.125rem] px-3 py-2 lg:px-4',
            column.align === 'end' ? 'text-end' : 'text-start',
            column.isTitle && 'font-medium',
          )}
        >
          {column.isTitle && href !== undefined ? (
            <Link
              href={href}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-t border-line">
      {columns.map((column) => (
        <td key={column.id} className="h-[3.125rem] px-3 lg:px-4">
          <Skeleton shape="text" width={column.isTitle ? '70%' : '3.5rem'} />
        </td>
      ))}
    </tr>
  )
}
