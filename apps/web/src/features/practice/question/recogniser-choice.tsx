import { Button } from '@rehearsal/ui/button'
import { Switch } from '@rehearsal/ui/switch'
import { t } from '../messages.ts'
import type { RecogniserChoice } from '../../../shared/use-recogniser-choice.ts'

type Props = { choice: RecogniserChoice; isDisabled: boolean }

/** Asks once whether the browser may write down what is said; afterwards the answer can be changed here. */
export function RecogniserChoiceRow({ choice, isDisabled }: Props) {
  const { isOffered, agrees, choose } = choice
  if (!isOffered) return null
  return (
    <section aria-label={t('recogniser')} className="border-t border-line px-4 py-4 md:px-6">
      {agrees === null ? (
        <div className="grid max-w-prose gap-3">
          <p className="font-medium">{t('recogniserAsk')}</p>
          <p className="text-sm text-ink-2">{t('recogniserText')}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => choose(true)}>{t('recogniserYes')}</Button>
            <Button variant="primary" onClick={() => choose(false)}>
              {t('recogniserNo')}
            </Button>
          </div>
        </div>
      ) : (
        <Switch
          label={t('recogniserSwitch')}
          description={t(agrees ? 'recogniserOn' : 'recogniserOff')}
          isOn={agrees}
          onChange={choose}
          isDisabled={isDisabled}
        />
      )}
    </section>
  )
}
