import type { ReviewQueue } from '@rehearsal/contracts/reviews'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { BookPlus, CalendarCheck } from 'lucide-react'
import { urls } from '../../shared/urls.ts'
import { ImportButton } from './lists/import-button.tsx'
import { WordListTools } from './lists/word-list-tools.tsx'
import { t } from './messages.ts'
import { nextText } from './next-text.ts'

type Props = { queue: ReviewQueue; onImported: () => void }

/** Nothing to review: because there is no word yet, or because all is done. */
export function NothingDue({ queue, onImported }: Props) {
  const { total, doneToday, dailyCap } = queue.counts
  if (total === 0) {
    return (
      <Card padding="none">
        <EmptyState
          icon={<BookPlus size={22} />}
          title={t('noWords')}
          description={t('noWordsAdvice')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ImportButton taskId={null} onImported={onImported} variant="primary" />
              <Button href={urls.dashboard}>{t('toPractice')}</Button>
            </div>
          }
        />
      </Card>
    )
  }
  return (
    <Card padding="none">
      <EmptyState
        icon={<CalendarCheck size={22} />}
        title={t('nothingDue')}
        description={
          <>
            {doneToday > 0 ? <p>{t('doneToday', { count: doneToday })}</p> : null}
            {doneToday >= dailyCap ? <p>{t('capReached', { cap: dailyCap })}</p> : null}
            <p>{nextText(queue)}</p>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" href={urls.dashboard}>
              {t('toDashboard')}
            </Button>
            <WordListTools taskId={null} onImported={onImported} />
          </div>
        }
      />
    </Card>
  )
}
