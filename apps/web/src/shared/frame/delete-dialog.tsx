import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../api/api-error.ts'
import { t } from './delete-messages.ts'

type Props<Thing> = {
  /** What is to go; null closes the dialog. */
  thing: Thing | null
  title: string
  /** Beside the box that is ticked first. */
  tick: string
  /** Said when it is gone. */
  done: string
  remove: (thing: Thing) => Promise<unknown>
  onClose: () => void
  /** The dialog is closed by then. */
  onRemoved?: ((thing: Thing) => unknown) | undefined
  /** Said of a failure in place of its own message. */
  failureText?: string
  /** A toast tells of a failure, where specification §8 wants one; else the dialog does. */
  hasFailureToast?: boolean
}

/** The one way in which learners delete what is theirs, after the tick (specification §4.11, §5, §8). */
export function DeleteDialog<Thing>(props: Props<Thing>) {
  const { thing, title, tick, done, remove, onClose, onRemoved, failureText, hasFailureToast = false } = props
  const failureOf = (error: unknown) => failureText ?? messageOf(error)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (chosen: Thing) => unlessGone(remove(chosen)),
    onSuccess: (_gone, chosen) => {
      toast(done, { tone: 'good' })
      onClose()
      return onRemoved?.(chosen)
    },
    onError: (failure) => {
      if (hasFailureToast) toast(failureOf(failure), { tone: 'bad' })
    },
  })
  return (
    <ConfirmDialog
      isOpen={thing !== null}
      onClose={() => {
        reset()
        onClose()
      }}
      onConfirm={() => {
        if (thing !== null) mutate(thing)
      }}
      title={title}
      message={t('sure')}
      checkboxLabel={tick}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
      error={error === null || hasFailureToast ? undefined : failureOf(error)}
    />
  )
}

/** What is gone already, deleted in another tab, is deleted. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}
