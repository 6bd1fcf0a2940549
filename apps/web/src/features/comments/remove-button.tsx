import { IconButton } from '@rehearsal/ui/icon-button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from '../../shared/frame/delete-dialog.tsx'
import { removeSaid } from './api/remove.ts'
import { t } from './messages.ts'

type Props = { kind: 'comment' | 'reply'; id: number; onRemoved: () => void }

/** Deletes what I wrote. */
export function RemoveButton({ kind, id, onRemoved }: Props) {
  const [isAsking, setIsAsking] = useState(false)
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
      <DeleteDialog
        thing={isAsking ? id : null}
        title={t(`remove_${kind}`)}
        tick={t('removeTick')}
        done={t('removed')}
        remove={() => removeSaid(kind, id)}
        onClose={() => setIsAsking(false)}
        onRemoved={onRemoved}
        hasFailureToast
      />
    </>
  )
}
