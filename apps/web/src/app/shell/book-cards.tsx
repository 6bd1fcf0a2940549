import { Link } from '@rehearsal/ui/link'
import { books } from './books.ts'
import { t } from './messages.ts'

/** The useful tools of the home page: its shortcut cards (specification §2.2, §2.4). */
export function BookCards() {
  return (
    <nav aria-labelledby="useful-tools">
      <h2 id="useful-tools" className="mb-2.5 text-base font-semibold tracking-[-0.01em]">
        {t('usefulTools')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.25rem),1fr))] gap-2.5 md:max-wide:grid-cols-3">
        {books.map(({ id, href, icon: Icon }) => (
          <li key={id} className="grid min-w-0">
            <Link
              href={href}
              className="flex items-center gap-2.5 rounded-card border border-line bg-surface px-3.5 py-3 no-underline transition-colors hover:border-control md:grid md:content-start md:gap-1 md:py-3.5"
            >
              <Icon size={19} className="shrink-0 text-brand-strong md:mb-0.5" aria-hidden />
              <span className="min-w-0 text-pretty text-[0.9063rem] font-semibold leading-tight">{t(id)}</span>{' '}
              <span className="text-pretty text-[0.8125rem] leading-snug text-ink-3 max-md:hidden">
                {t(`${id}Text`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
