import type { CurrentUser } from '@rehearsal/contracts/account'
import type { Practice } from '@rehearsal/contracts/practice'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { countriesQuery } from '../../shared/api/countries-query.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { ExamForm } from './exam-form.tsx'
import { t } from './messages.ts'
import { useExamReport } from './use-exam-report.ts'

type Props = {
  practice: Pick<Practice, 'id' | 'title' | 'variants'>
  isOpen: boolean
  onClose: () => void
}

/** The exam memory form (specification §5); what was filled in stays while the question is open. */
export default function ExamMemoryDialog(props: Props) {
  const { user } = useSession()
  return user === undefined ? null : <ReportDialog {...props} user={user} />
}

function ReportDialog({ practice, isOpen, onClose, user }: Props & { user: CurrentUser }) {
  const formId = useId()
  const { data: countries, error, refetch, isFetching } = useQuery(countriesQuery)
  const report = useExamReport({ practice, user, onSaved: onClose })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      description={t('about', { title: practice.title })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!report.isComplete || countries === undefined}
            isLoading={report.isSaving}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      {countries === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingCountries')} className="min-h-80">
          <SkeletonText lines={6} />
        </div>
      ) : null}
      {countries === undefined && error !== null ? (
        <LoadProblem
          title={t('countriesFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {countries === undefined ? null : (
        <ExamForm id={formId} report={report} countries={countries} variants={practice.variants} />
      )}
    </Dialog>
  )
}
