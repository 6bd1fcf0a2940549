import type { Decision, Moderated } from '@rehearsal/contracts/moderation'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { Link } from '@rehearsal/ui/link'
import { EyeOff, Flag } from 'lucide-react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { formatId } from '../../../shared/format/numbers.ts'
import { skillOf } from '../../../shared/skill-of.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { PostedText } from './posted-text.tsx'
import { ReportList } from './report-list.tsx'

/** By this its card is found, to be focused when the one before it leaves. */
export const cardId = (thing: Moderated): string => `moderated-${thing.subject}-${thing.id}`

export type Action = Decision | 'ban'
type Props = { thing: Moderated; onChoose: (action: Action) => void }

const ID_DIGITS = 4

/** One reported or hidden thing: where it stands, what it says, what reporters say, and what can be decided. */
export function ModeratedCard({ thing, onChoose }: Props) {
  const { subject, question, reportCount, hiddenAt } = thing
  const place = subject === 'comment' && hiddenAt === null ? { comment: String(thing.id) } : {}
  return (
    <li
      id={cardId(thing)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="text-base font-semibold [overflow-wrap:anywhere]">
            <Link
              href={urls.question(question.taskId, question.id, place)}
              title={t('openQuestion')}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              <span className="num text-ink-3">{formatId(question.id, ID_DIGITS)}</span> {question.title}
            </Link>
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <Chip tone={skillOf(question.taskId)}>{catalogue[question.taskId].name}</Chip>
          {question.isRetired ? <Chip>{t('retired')}</Chip> : null}
          {hiddenAt === null ? null : (
            <Chip tone="bad" icon={<EyeOff size={14} aria-hidden />}>
              {t('hiddenSince', { when: formatMoment(hiddenAt, now()) })}
            </Chip>
          )}
          {reportCount === 0 ? null : (
            <Chip tone="fair" icon={<Flag size={14} aria-hidden />}>
              {t('reportCount', { count: reportCount })}
            </Chip>
          )}
        </div>
      </div>
      {subject === 'question' ? null : <PostedText thing={thing} />}
      <ReportList reports={thing.reports} total={reportCount} />
      <Actions thing={thing} onChoose={onChoose} />
    </li>
  )
}

function Actions({ thing, onChoose }: Props) {
  const { subject, reportCount, hiddenAt, author, question } = thing
  const hasReports = reportCount > 0
  const canBan = author !== null && !author.isAdministrator && !author.isBanned
  return (
    <div
      role="group"
      aria-label={t('actionsFor', { title: question.title })}
      className="flex flex-wrap items-center gap-2 border-t border-line pt-3 max-md:*:min-h-11"
    >
      {hasReports && subject !== 'question' ? (
        <Button size="small" variant="danger" onClick={() => onChoose('hide')}>
          {t('hide')}
        </Button>
      ) : null}
      {hasReports && subject === 'question' ? (
        <Button size="small" variant="primary" onClick={() => onChoose('uphold')}>
          {t('uphold')}
        </Button>
      ) : null}
      {hasReports ? (
        <Button size="small" onClick={() => onChoose('dismiss')}>
          {t('dismiss')}
        </Button>
      ) : null}
      {hiddenAt === null ? null : (
        <Button size="small" onClick={() => onChoose('restore')}>
          {t('restore')}
        </Button>
      )}
      {canBan ? (
        <Button size="small" variant="quiet" className="ms-auto" onClick={() => onChoose('ban')}>
          {t('ban')}
        </Button>
      ) : null}
    </div>
  )
}
