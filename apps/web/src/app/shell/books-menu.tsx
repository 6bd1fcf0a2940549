import { Link } from '@rehearsal/ui/link'
import { books, isBookOpen } from './books.ts'
import { t } from './messages.ts'
import { menuLook } from './practice-menu.tsx'

type Props = { pathname: string; onFollow?: (() => void) | undefined }

/** The study books, in the side menu and in a phone's sheet. */
export function BooksMenu({ pathname, onFollow }: Props) {
  return (
    <ul aria-label={t('books')}>
      {books.map((book) => (
        <li key={book.id}>
          <Link
            href={book.href}
            onClick={onFollow}
            aria-current={isBookOpen(book, pathname) ? 'page' : undefined}
            className={menuLook(isBookOpen(book, pathname))}
          >
            <book.icon size={18} className="me-1 shrink-0" aria-hidden />
            {t(book.id)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
