import { Button } from '@rehearsal/ui/button'
import { Ear } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

/** The way to a dictation (specification §2.12). */
export function PromoPanel() {
  return (
    <section
      aria-labelledby="promo-title"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-brand-soft p-5 md:p-7"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-brand-strong"
        >
          <Ear size={24} />
        </span>
        <div className="min-w-0">
          <h2 id="promo-title" className="text-lg font-[650] tracking-[-0.01em]">
            {t('promoTitle')}
          </h2>
          <p className="mt-1 max-w-[52ch] text-ink-2">{t('promoText')}</p>
        </div>
      </div>
      <Button variant="primary" size="large" href={urls.dictation} className="max-sm:w-full">
        {t('practiceNow')}
      </Button>
    </section>
  )
}
