import { Link } from '../link/link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Column, DataTableProps } from './column.ts'
import { SortButton } from './sort-button.tsx'

/** The same rows below 768 px, where columns do not fit: one card each, the other facts under the title. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowHref,
    sort,
    onSort,
    sortLabel,
    isLoading = false,
    loadingLabel,
    skeletonRows = 10,
    empty,
  } = props
  const sortable = columns.filter((column) => column.isSortable)
  const isEmpty = !isLoading && rows.length === 0
  return (
    <div>
      {onSort && sortable.length > 0 && !isEmpty ? (
        <div
          role="group"
          aria-label={caption}
          className="mb-3 flex flex-wrap gap-2 text-[0.8125rem] font-medium text-ink-2"
        >
          {sortable.map(({ id, header }) => (
            <SortButton
              key={id}
              {...{ header, columnId: id, sort, onSort, sortLabel }}
              className="rounded-full border border-line bg-surface px-3"
            />
          ))}
        </div>
      ) : null}
      {isEmpty ? <div className="rounded-card border border-line bg-surface">{empty}</div> : null}
      <ul aria-label={isLoading ? loadingLabel : caption} aria-busy={isLoading} className="grid gap-2.5">
        {isLoading
          ? Array.from({ length: skeletonRows }, (_, index) => <SkeletonCard key={index} />)
          : rows.map((row) => <RowCard key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />)}
      </ul>
    </div>
  )
}

function RowCard<Row>({ row, columns, href }: { row: Row; columns: readonly Column<Row>[]; href: string | undefined }) {
  const title = columns.find((column) => column.isTitle) ?? columns[0]
  const facts = columns.filter((column) => column !== title && !column.isHiddenOnCard)
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 has-[a:hover]:border-line-strong">
      <div className="font-semibold">
        {href === undefined ? (
          title?.cell(row)
        ) : (
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
            {title?.cell(row)}
          </Link>
        )}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
        {facts.map((column) => (
          <div key={column.id} className="flex items-center gap-1.5">
            <dt className="text-ink-3">{column.header}</dt>
            <dd className="num text-ink-2">{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function SkeletonCard() {
  return (
    <li className="grid h-[5.75rem] content-center gap-3 rounded-card border border-line bg-surface p-4">
      <Skeleton shape="text" width="65%" />
      <Skeleton shape="text" width="40%" />
    </li>
  )
}
