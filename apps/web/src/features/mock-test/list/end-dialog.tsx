import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../shared/api/api-error.ts'
import { endTest } from '../api/mock-test-calls.ts'
import { mockTestsKey } from '../api/mock-tests-query.ts'
import { t } from '../messages.ts'

type Props = { testId: number; isOpen: boolean; onClose: () => void }

/** Asks before a running test is ended early. */
export function EndDialog({ testId, isOpen, onClose }: Props) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => endTest(testId),
    onSuccess: () => {
      onClose()
      toast(t('endedNow'), { tone: 'good' })
      return queryClient.invalidateQueries({ queryKey: mockTestsKey })
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('endTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button data-first-focus variant="quiet" onClick={onClose}>
            {t('keepIt')}
          </Button>
          <Button variant="primary" isLoading={isPending} onClick={() => mutate()}>
            {t('endEarly')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('endText')}</p>
    </Dialog>
  )
}
