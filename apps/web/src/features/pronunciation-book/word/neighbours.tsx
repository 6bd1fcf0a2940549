import { Button } from '@rehearsal/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '../messages.ts'

type Props = { previousUrl: string | null; nextUrl: string | null; bookUrl: string }

/** The words before and after this one in the order of the list, and the way back to it. */
export function Neighbours({ previousUrl, nextUrl, bookUrl }: Props) {
  return (
    <nav aria-label={t('neighbours')} className="flex flex-wrap items-center justify-between gap-2">
      <Step url={previousUrl} label={t('previousWord')} isNext={false} />
      <Button variant="quiet" href={bookUrl} className="max-sm:order-last max-sm:w-full">
        {t('toBook')}
      </Button>
      <Step url={nextUrl} label={t('nextWord')} isNext />
    </nav>
  )
}

function Step({ url, label, isNext }: { url: string | null; label: string; isNext: boolean }) {
  const look = isNext
    ? { iconEnd: <ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" /> }
    : { icon: <ChevronLeft size={16} aria-hidden className="rtl:-scale-x-100" /> }
  return url === null ? (
    <Button {...look} disabled>
      {label}
    </Button>
  ) : (
    <Button {...look} href={url}>
      {label}
    </Button>
  )
}
