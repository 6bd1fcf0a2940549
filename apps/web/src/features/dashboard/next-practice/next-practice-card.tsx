import type { NextPractice } from '@rehearsal/contracts/next-practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Link } from '@rehearsal/ui/link'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { formatId, formatShare } from '../../../shared/format/numbers.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { skillName } from '../../../shared/skill-names.ts'
import { urls } from '../../../shared/urls.ts'
import { nextPracticeQuery } from '../api/next-practice-query.ts'
import { t } from '../messages.ts'

/** The question that is expected to gain most, with the reason in words, one press away. */
export function NextPracticeCard({ variant }: { variant: ExamVariant }) {
  const { data, error, refetch, isFetching } = useQuery(nextPracticeQuery(variant))
  const [best, ...others] = data?.questions ?? []
  return (
    <Card title={t('nextPractice')} description={t('nextPracticeText')}>
      {data === undefined && error !== null ? (
        <LoadProblem title={t('nextFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingNext')} className="grid min-h-52 content-start gap-5">
          <SkeletonText lines={4} />
          <Skeleton width={125} height={40} />
          <SkeletonText lines={1} />
        </div>
      ) : null}
      {data !== undefined && best === undefined ? <p className="text-ink-2">{t('nothingNext')}</p> : null}
      {best === undefined ? null : <Best next={best} />}
      {best === undefined || data?.hasPublishedWeights !== false ? null : (
        <p className="mt-2 max-w-[62ch] text-sm text-ink-3">{t('derivedWeights')}</p>
      )}
      {others.length === 0 ? null : (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-3">
          {t('orElse')}
          {others.map(({ taskId, practiceId }) => (
            <Link
              key={practiceId}
              href={urls.question(taskId, practiceId)}
              className="touch:py-3 underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t('questionOfTask', { task: catalogue[taskId].name, id: formatId(practiceId, QUESTION_LIST_ID_DIGITS) })}
            </Link>
          ))}
        </p>
      )}
    </Card>
  )
}

function Best({ next }: { next: NextPractice }) {
  const { taskId, practiceId, title, isNew } = next
  const { name } = catalogue[taskId]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          <span className="num">
            {t('questionOfTask', { task: name, id: formatId(practiceId, QUESTION_LIST_ID_DIGITS) })}
          </span>{' '}
          <bdi lang="en" className="font-normal text-ink-2">
            {title}
          </bdi>
        </p>
        <p className="mt-1 max-w-[62ch] text-ink-2">{reasonOf(next)}</p>
      </div>
      <Button variant="primary" href={urls.question(taskId, practiceId)}>
        {isNew ? t('practiseNow') : t('practiseAgain')}
      </Button>
    </div>
  )
}

/** How much the kind weighs, how the last answers did, and what the target asks for. */
function reasonOf({ isNew, reason }: NextPractice): string {
  const { skill, weight, share, answers, target, isTargetSet, neededShare } = reason
  const weighs = t('reasonWeight', { weight: formatShare(weight), skill: skillName(skill) })
  const did = share === null ? t('reasonNone') : t('reasonShare', { count: answers, share: formatShare(share) })
  const aim = { target: String(target), share: formatShare(neededShare) }
  const needs = isTargetSet ? t('reasonTarget', aim) : t('reasonNoTarget', aim)
  return [weighs, did, needs, ...(isNew ? [] : [t('reasonAgain')])].join(' ')
}
