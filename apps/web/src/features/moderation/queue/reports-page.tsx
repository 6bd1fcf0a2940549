import { reportQueueSchema, type ReportQueue } from '@rehearsal/contracts/moderation'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { Tabs } from '@rehearsal/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useGoTo } from '../../../shared/navigation.ts'
import type { SearchParams } from '../../../shared/search-params.ts'
import { urls } from '../../../shared/urls.ts'
import { moderatedQuery } from '../api/moderated-query.ts'
import { t } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { QueueList } from './queue-list.tsx'
import { queueSearchOf, searchOf, type QueueSearch } from './queue-search.ts'

type Props = { search: SearchParams; page: number }

/** What learners reported, by kind, and what is hidden. Queue, state and page stand in the address. */
export default function ReportsPage({ search, page }: Props) {
  const shown = queueSearchOf(search)
  const goTo = useGoTo()
  const { data } = useQuery(moderatedQuery(shown.queue, shown.state, page))
  const show = (next: QueueSearch, nextPage = 1, replace = false) =>
    goTo(urls.adminReports(searchOf(next, nextPage)), { replace })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={t('reports')} text={t('reportsText')} />
      <Tabs
        label={t('queues')}
        value={shown.queue}
        onChange={(queue) => show({ queue, state: 'open' }, 1, true)}
        tabs={reportQueueSchema.options.map((queue: ReportQueue) => ({
          value: queue,
          label: t(`queue_${queue}`),
          count: data?.openCounts[queue],
          panel: (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {queue === 'question' ? null : (
                <div className="justify-self-start max-md:justify-self-stretch">
                  <SegmentedControl
                    label={t('state')}
                    options={[
                      { value: 'open', label: t('state_open') },
                      { value: 'hidden', label: t('state_hidden') },
                    ]}
                    value={shown.state}
                    onChange={(state) => show({ queue, state }, 1, true)}
                  />
                </div>
              )}
              <QueueList
                {...shown}
                page={page}
                onPage={(next) => show(shown, next)}
                onBeyond={(last) => show(shown, last, true)}
              />
            </div>
          ),
        }))}
      />
    </div>
  )
}
