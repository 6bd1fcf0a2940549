import { t } from './messages.ts'

/** First stop of the keyboard: past the menus, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="print:hidden fixed start-3 top-3 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
