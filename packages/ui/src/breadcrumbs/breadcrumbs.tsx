import { ChevronRight } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'

export type Crumb = { label: string; href?: string | undefined }

/** Where the page stands. The last item is the page itself; on a phone the middle ones give way. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex items-center gap-1.5 overflow-hidden whitespace-nowrap text-[0.8438rem] text-ink-3">
        {items.map((item, index) => (
          <CrumbItem
            key={`${index}-${item.label}`}
            item={item}
            isFirst={index === 0}
            isCurrent={index === items.length - 1}
            isMiddle={index > 0 && index < items.length - 2}
            isLong={items.length > 2}
          />
        ))}
      </ol>
    </nav>
  )
}

type ItemProps = { item: Crumb; isFirst: boolean; isCurrent: boolean; isMiddle: boolean; isLong: boolean }

function CrumbItem({ item, isFirst, isCurrent, isMiddle, isLong }: ItemProps) {
  const body =
    item.href !== undefined && !isCurrent ? (
      <Link href={item.href} className="truncate rounded leading-6 touch:leading-11 hover:text-ink hover:underline">
        {item.label}
      </Link>
    ) : (
      <span
        className={classNames('truncate', isCurrent && 'font-medium text-ink')}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {item.label}
      </span>
    )
  return (
    <li
      className={classNames(
        'flex min-w-0 items-center gap-1.5',
        isMiddle && 'max-md:hidden',
        // A question's number is short and says where one is: the list before it gives way first, but not to nothing.
        isFirst
          ? 'shrink-0'
          : isCurrent
            ? classNames('max-w-[70%] shrink-0', isLong && 'max-md:max-w-[45%]')
            : 'shrink',
      )}
    >
      {isFirst ? null : <ChevronRight size={14} className="shrink-0 rtl:rotate-180" aria-hidden />}
      {body}
    </li>
  )
}
