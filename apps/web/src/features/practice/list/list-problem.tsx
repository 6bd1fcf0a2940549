import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Lock } from 'lucide-react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { askForUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { t } from '../messages.ts'

type Props = { isLocked: boolean; error: unknown; onRetry: () => void; onShowAll: () => void }

/** Why there is no list: it needs a plan, or it could not be loaded. */
export function ListProblem({ isLocked, error, onRetry, onShowAll }: Props) {
  return (
    <Card padding="none">
      {isLocked ? (
        <EmptyState
          icon={<Lock size={22} aria-hidden />}
          title={t('lockedList')}
          description={t('lockedAdvice')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={onShowAll}>{t('showAll')}</Button>
              <Button variant="primary" onClick={() => askForUpgrade('premium_required')}>
                {t('whyLocked')}
              </Button>
            </div>
          }
        />
      ) : (
        <LoadProblem title={t('listFailed')} error={error} onRetry={onRetry} />
      )}
    </Card>
  )
}
