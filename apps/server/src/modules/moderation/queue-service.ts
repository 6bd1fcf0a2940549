import type { ModerationState, ReportQueue, ReportSubject } from '@rehearsal/contracts/moderation'
import type { Platform } from '../../platform/services.ts'
import type { Content } from './content-queries.ts'
import { contentsOf, textOf } from './content-service.ts'
import { countOpen, listHidden, listOpenReports, listReported } from './queue-queries.ts'

type Asked = { queue: ReportQueue; state: ModerationState; page: number; size: number }
type Report = { id: number; description: string; reportedBy: string | null; createdAt: Date }
export type ModeratedView = { subject: ReportSubject; content: Content; text: string; reports: Report[] }

/** One page of a queue, how much it holds, and how much waits in every queue. */
export async function listModeratedIn({ db, clock }: Platform, { queue, state, ...page }: Asked) {
  const subject: ReportSubject = queue === 'entry' ? 'comment' : queue
  const openCounts = await countOpen(db)
  const hidden = state === 'hidden' ? await listHidden(db, queue, page) : null
  const ids = hidden?.ids ?? (await listReported(db, queue, page)).map(({ id }) => id)
  const found = await contentsOf(db, subject, ids, clock.now())
  const reports = ids.length === 0 ? [] : await listOpenReports(db, subject, ids)
  const views = ids.flatMap((id): ModeratedView[] => {
    const content = found.get(id)
    return content
      ? [{ subject, content, text: textOf(content.text), reports: reports.filter(({ subjectId }) => subjectId === id) }]
      : []
  })
  return { views, total: hidden?.total ?? openCounts[queue], openCounts }
}
