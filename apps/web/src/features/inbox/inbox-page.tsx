import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useEffect } from 'react'
import { focusHeading } from '../../shared/focus-heading.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import { urls } from '../../shared/urls.ts'
import { inboxQuery } from './api/inbox-query.ts'
import { unreadCountQuery } from './api/unread-count-query.ts'
import { InboxHeading } from './list/inbox-heading.tsx'
import { NewsList } from './list/news-list.tsx'
import { t } from './messages.ts'
import { MailSettings } from './settings/mail-settings.tsx'
import { useReading } from './use-reading.ts'

type Props = { page: number; onlyUnread: boolean }
type Which = 'all' | 'unread'

/** What happened while the learner was away (decision 031), and what of it comes by e-mail. */
export function InboxPage({ page, onlyUnread }: Props) {
  const goTo = useGoTo()
  const inbox = useQuery(inboxQuery(onlyUnread, page))
  const { data: unread } = useQuery(unreadCountQuery)
  const { readOne, readAll, isReadingAll } = useReading()
  const newestId = inbox.data?.newestId ?? null
  const lastPage = inbox.data?.totalPages ?? page
  useEffect(() => {
    if (page > lastPage) goTo(urls.inbox({ page: lastPage, unread: onlyUnread }), { replace: true })
  }, [page, lastPage, goTo, onlyUnread])
  const choose = (which: Which) => goTo(urls.inbox({ unread: which === 'unread' }), { replace: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <PageTitle>{t('inbox')}</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <InboxHeading unread={unread} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            label={t('which')}
            options={[
              { value: 'all', label: t('all') },
              { value: 'unread', label: t('unread') },
            ]}
            value={onlyUnread ? 'unread' : 'all'}
            onChange={choose}
          />
          <Button
            icon={<CheckCheck size={16} aria-hidden />}
            disabled={newestId === null || unread === 0}
            isLoading={isReadingAll}
            onClick={() => {
              focusHeading()
              if (newestId !== null) readAll(newestId)
            }}
          >
            {t('readAll')}
          </Button>
        </div>
        {inbox.isError && inbox.data === undefined ? (
          <Card padding="none">
            <LoadProblem
              title={t('failed')}
              error={inbox.error}
              onRetry={() => void inbox.refetch()}
              isRetrying={inbox.isFetching}
            />
          </Card>
        ) : (
          <NewsList items={inbox.data?.items} onlyUnread={onlyUnread} onRead={readOne} />
        )}
        {lastPage > 1 ? (
          <Pages
            label={t('pages')}
            page={page}
            lastPage={lastPage}
            onPage={(next) => goTo(urls.inbox({ page: next, unread: onlyUnread }))}
          />
        ) : null}
      </div>
      <MailSettings />
    </div>
  )
}
