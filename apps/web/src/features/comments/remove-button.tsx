import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { IconButton } from '@rehearsal/ui/icon-button'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../shared/api/api-error.ts'
import { removeSaid } from './api/remove.ts'
import { t } from './messages.ts'

type Props = { kind: 'comment' | 'reply'; id: number; onRemoved: () => void }

/** Deletes what I wrote, after the tick (specification §5, §8). */
export function RemoveButton({ kind, id, onRemoved }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeSaid(kind, id),
    onSuccess: () => {
      toast(t('removed'), { tone: 'good' })
      setIsAsking(false)
      onRemoved()
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <>
      <IconButton
        size="small"
        className="max-md:size-11"
        label={t(`remove_${kind}`)}
        icon={<Trash2 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate()}
        title={t(`remove_${kind}`)}
        message={t('removeText')}
        checkboxLabel={t('removeTick')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        isBusy={isPending}
      />
    </>
  )
}
