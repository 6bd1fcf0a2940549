import type { MockTestRow } from '@rehearsal/contracts/mock-tests'
import { useQueryClient } from '@tanstack/react-query'
import { mockTestsKey } from '../../../shared/api/shared-keys.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { deleteTest } from '../api/mock-test-calls.ts'
import { forgetAll } from '../kept/hand-in-kept.ts'
import { t } from '../messages.ts'

/** Asks before a test is deleted, and says what goes with it. Null closes it. */
export function DeleteTest({ test, onClose }: { test: MockTestRow | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const isRunning = test?.status === 'running'
  return (
    <DeleteDialog
      thing={test}
      title={t('deleteTitle')}
      tick={isRunning ? t('deleteRunningTick') : t('deleteTick')}
      done={t('deleted')}
      remove={({ id }) => deleteTest(id)}
      onClose={onClose}
      onRemoved={({ id }) => {
        if (user !== undefined) void forgetAll({ userId: user.id, testId: id })
        return queryClient.invalidateQueries({ queryKey: mockTestsKey })
      }}
    />
  )
}
