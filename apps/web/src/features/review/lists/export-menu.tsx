import type { ExportFormat } from '@rehearsal/contracts/word-lists'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Menu } from '@rehearsal/ui/menu'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { exportWords } from '../api/export-words.ts'
import { t } from '../messages.ts'

/** My words as a file. */
export function ExportMenu({ taskId }: { taskId: TaskId | null }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => exportWords(format, taskId),
    onMutate: (format) => {
      if (format === 'apkg') toast(t('exporting'))
    },
    onSuccess: (withoutSound) =>
      void toast(
        t('exported'),
        withoutSound === 0
          ? { tone: 'good' }
          : { tone: 'fair', description: t('withoutSound', { count: withoutSound }), timeoutMs: 15_000 },
      ),
    onError: (error) => void toast(t('exportFailed'), { tone: 'bad', description: messageOf(error) }),
  })
  return (
    <Menu
      trigger={
        <Button icon={<Download size={16} aria-hidden />} isLoading={isPending}>
          {t('exportWords')}
        </Button>
      }
      entries={[
        { id: 'apkg', label: t('exportAnki'), onSelect: () => mutate('apkg'), isDisabled: isPending },
        { id: 'csv', label: t('exportCsv'), onSelect: () => mutate('csv'), isDisabled: isPending },
      ]}
    />
  )
}
