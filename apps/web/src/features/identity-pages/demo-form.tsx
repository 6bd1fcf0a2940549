import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { Button } from '@rehearsal/ui/button'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { useState } from 'react'
import { browserTimeZone } from '../../shared/browser/time-zone.ts'
import { FormError } from './form-error.tsx'
import { useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'

/** An own copy of a seeded learner, free or premium as the visitor likes. */
export function DemoForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const [status, setStatus] = useState<SubscriptionStatus>('TRIAL')
  return (
    <div className="grid gap-4">
      <FormError error={error} />
      <div>
        <h2 className="font-semibold">{t('demoHeading')}</h2>
        <p className="mt-1 text-sm text-ink-2">{t('demoText')}</p>
      </div>
      <RadioGroup
        label={t('demoPlan')}
        hasLabelHidden
        variant="card"
        value={status}
        onChange={setStatus}
        options={[
          { value: 'TRIAL', label: t('demoTrial'), description: t('demoTrialText') },
          { value: 'PREMIUM', label: t('demoPremium'), description: t('demoPremiumText') },
        ]}
      />
      <Button
        variant="primary"
        isFullWidth
        isLoading={isPending || isSuccess}
        onClick={() => complete({ kind: 'demo', status, timeZone: browserTimeZone() })}
      >
        {t('startDemo')}
      </Button>
    </div>
  )
}
