import { Link } from '@rehearsal/ui/link'
import { books } from './books.ts'
import { t } from './messages.ts'

/** The shortcut cards of the home page (specification §2.2). */
export function BookCards() {
  return (
    <nav aria-label={t('books')}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 wide:grid-cols-6">
        {books.map(({ id, href, icon: Icon }) => (
          <li key={id} className="grid">
            <Link
              href={href}
              className="grid content-start gap-1 rounded-card border border-line bg-surface p-3.5 no-underline transition-colors hover:border-control"
            >
              <Icon size={19} className="mb-0.5 text-brand-strong" aria-hidden />
              <span className="text-pretty text-[0.9063rem] font-semibold leading-tight">{t(id)}</span>{' '}
              <span className="text-pretty text-[0.8125rem] leading-snug text-ink-3">{t(`${id}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
