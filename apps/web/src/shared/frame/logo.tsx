import { t } from './messages.ts'

/** The mark: four bars of a voice. The name stands beside it, or is only said. */
export function Logo({ hasName = true }: { hasName?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.0625rem] font-[650] tracking-[-0.015em] text-ink">
      <span className="grid size-6 shrink-0 place-items-center rounded-lg bg-brand text-on-brand" aria-hidden>
        <svg
          width="14"
          height="14"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        >
          <path d="M4 10v4M9 5v14M14 8v8M19 11v2" />
        </svg>
      </span>
      <span className={hasName ? '' : 'sr-only'}>{t('productName')}</span>
    </span>
  )
}
