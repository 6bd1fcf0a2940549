import { Range } from '@rehearsal/ui/range'
import { useId } from 'react'
import { t } from '../messages.ts'

/** It begins there (specification §2.11): nothing can be advised that needs more. */
export const HIGHEST = 100

/** Low 0, medium 50 and high 100 (specification §2.11). */
export function Sensitivity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const hintId = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        {t('sensitivity')}
        <span className="num font-normal text-ink-2" aria-hidden>
          {value}
        </span>
      </p>
      <Range
        label={t('sensitivity')}
        value={value}
        max={HIGHEST}
        step={5}
        onChange={onChange}
        aria-valuetext={t('sensitivityValue', { value })}
        aria-describedby={hintId}
        className="w-full"
      />
      <p aria-hidden dir="ltr" className="flex justify-between text-xs text-ink-3">
        <span>{t('low')}</span>
        <span>{t('medium')}</span>
        <span>{t('high')}</span>
      </p>
      <p id={hintId} className="mt-1.5 text-sm text-ink-3">
        {t(value === HIGHEST ? 'sensitivityHintHighest' : value === 0 ? 'sensitivityHintLowest' : 'sensitivityHint')}
      </p>
    </div>
  )
}
