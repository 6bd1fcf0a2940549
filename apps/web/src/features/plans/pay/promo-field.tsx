import { Button } from '@rehearsal/ui/button'
import { TextField } from '@rehearsal/ui/text-field'
import { Check } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { t } from '../messages.ts'
import type { Promo } from './use-promo.ts'

type Props = { promo: Promo; field: RefObject<HTMLInputElement | null>; isDisabled: boolean }

/** The promo code; once one is applied it can be read and not be changed (specification §5). */
export function PromoField({ promo, field, isDisabled }: Props) {
  const isApplied = promo.applied !== null
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (promo.canApply) promo.apply()
  }
  return (
    <form onSubmit={apply} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={t('promoCode')}
          value={promo.typed}
          onChange={(event) => promo.type(event.target.value)}
          readOnly={isApplied || isDisabled}
          className={isApplied ? '[&_input]:bg-sunken' : undefined}
          end={isApplied ? <Check size={18} className="me-1.5 text-good" aria-hidden /> : undefined}
          error={promo.problem ?? undefined}
          description={isApplied ? t('promoApplied', { code: promo.typed }) : undefined}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button
        type="submit"
        className="mt-[1.6875rem]"
        disabled={!promo.canApply && !promo.isApplying}
        isLoading={promo.isApplying}
      >
        {t('apply')}
      </Button>
    </form>
  )
}
