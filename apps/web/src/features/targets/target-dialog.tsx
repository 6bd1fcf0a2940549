import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useId } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { t } from './messages.ts'
import { isComplete } from './target-draft.ts'
import { TargetForm } from './target-form.tsx'
import { useTargetForm } from './use-target-form.ts'

type Props = { isOpen: boolean; onClose: () => void; onSaved?: (() => void) | undefined }

/** What the learner aims at in the exam that is switched on; the other exam keeps its own. */
export default function TargetDialog({ isOpen, onClose, onSaved }: Props) {
  const formId = useId()
  const target = useTargetForm(isOpen, () => {
    onClose()
    onSaved?.()
  })
  const { variant, form, loadError, isLoading, problem, isSaving } = target
  const cancel = () => {
    target.discard()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`targetFor_${variant}`)}
      description={t(`otherExamKeeps_${variant}`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={form === null || !isComplete(form.draft)}
            isLoading={isSaving}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {form === null && loadError === null ? <FormSkeleton /> : null}
      {form === null && loadError !== null ? (
        <LoadProblem
          title={t('loadFailed')}
          error={loadError}
          onRetry={() => void target.load()}
          isRetrying={isLoading}
        />
      ) : null}
      {form === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {problem?.code === 'stale_version' ? (
            <StaleBanner onReload={() => void target.load()} isReloading={isLoading} />
          ) : null}
          <TargetForm
            id={formId}
            draft={form.draft}
            onChange={target.change}
            issues={problem?.issues ?? []}
            isTried={form.isTried}
            onSubmit={target.submit}
          />
        </div>
      )}
    </Dialog>
  )
}

function StaleBanner({ onReload, isReloading }: { onReload: () => void; isReloading: boolean }) {
  return (
    <Banner
      action={
        <Button size="small" onClick={onReload} isLoading={isReloading}>
          {t('reload')}
        </Button>
      }
    >
      {t('stale')}
    </Banner>
  )
}

function FormSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-5">
      <div className="grid gap-4 sheet:grid-cols-2">
        <Skeleton height={66} />
        <Skeleton height={90} />
      </div>
      <Skeleton height={134} />
    </div>
  )
}
