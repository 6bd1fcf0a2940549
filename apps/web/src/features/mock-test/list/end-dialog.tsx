import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../shared/api/api-error.ts'
import { mockTestsKey } from '../../../shared/api/shared-keys.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { endTest, failureOf } from '../api/mock-test-calls.ts'
import { forgetAll, handInKept, setAsideAll } from '../kept/hand-in-kept.ts'
import { t } from '../messages.ts'

type Props = { testId: number; isOpen: boolean; onClose: () => void }

/** Ends a test; what this device still keeps of it is handed in first. */
function useEnd({ testId, onClose }: Props) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const place = user === undefined ? null : { userId: user.id, testId }
  const end = useMutation({
    mutationFn: async ({ isOver }: { isOver: boolean }) => {
      if (!isOver) await endTest(testId)
      if (place === null) return 0
      if (isOver) return setAsideAll(place)
      await forgetAll(place)
      return 0
    },
    onSuccess: (unsent) => {
      onClose()
      if (unsent > 0) toast(t('unsent'), { tone: 'bad', description: t('unsentText') })
      else toast(t('endedNow'), { tone: 'good' })
      return queryClient.invalidateQueries({ queryKey: mockTestsKey })
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  const handIn = useMutation({
    mutationFn: async () => (place === null ? 0 : handInKept(place)),
    onSuccess: (refused) => {
      if (refused === 0) end.mutate({ isOver: false })
    },
    // A test that has ended takes nothing more: the list is to show that.
    onError: (error) => {
      if (failureOf(error) === 'ended') end.mutate({ isOver: true })
    },
  })
  return { handIn, end }
}

/** Asks before a running test is ended early. Where answers cannot be handed in, the learner decides whether it ends without them. */
export function EndDialog(props: Props) {
  const { isOpen, onClose } = props
  const { handIn, end } = useEnd(props)
  const isRefused = handIn.data !== undefined && handIn.data > 0
  const isStuck = (handIn.isError || isRefused) && !end.isPending
  const close = () => {
    handIn.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('endTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button data-first-focus variant="quiet" onClick={close}>
            {t('keepIt')}
          </Button>
          {isStuck ? <Button onClick={() => end.mutate({ isOver: false })}>{t('endWithout')}</Button> : null}
          {isStuck && isRefused ? null : (
            <Button variant="primary" isLoading={handIn.isPending || end.isPending} onClick={() => handIn.mutate()}>
              {isStuck ? t('endTryAgain') : t('endEarly')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-2">{t('endText')}</p>
      {isStuck ? (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {isRefused ? t('endRefused') : t('endUnsent')}
        </p>
      ) : null}
    </Dialog>
  )
}
