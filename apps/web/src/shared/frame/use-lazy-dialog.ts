import { toast } from '@rehearsal/ui/toast'
import { type ComponentType, useState } from 'react'
import { logProblem } from '../log.ts'
import { t } from './lazy-dialog-messages.ts'

type DialogState = { isOpen: boolean; onClose: () => void }

/**
 * A dialog whose code is loaded when it is first asked for; a load that fails is told, and tried again when it is asked for again.
 * `Dialog` stays once it is there, so that it can fade out; one that begins anew each time takes `openings` as its key.
 */
export function useLazyDialog<Props extends DialogState>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const onClose = () => setIsOpen(false)
  const open = async () => {
    setIsOpen(true)
    setOpenings((before) => before + 1)
    if (Dialog !== null) return
    try {
      const loaded = await load()
      setDialog(() => loaded.default)
    } catch (error) {
      logProblem('A dialog could not be loaded', error)
      onClose()
      toast(t('notLoaded'), { tone: 'bad' })
    }
  }
  return { open: () => void open(), Dialog, state: { isOpen, onClose }, openings }
}
