import { Dialog } from '@rehearsal/ui/dialog'
import { isComposing } from '@rehearsal/ui/shortcuts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DictionaryRequest } from '../../../shared/dictionary/dictionary-request.ts'
import { t } from '../messages.ts'
import { DictionaryBody } from './dictionary-body.tsx'

const HEIGHT_PX = 800

type Props = { request: DictionaryRequest | null; onClose: () => void }

/** The dictionary over whatever page it is asked from, a sheet on a phone (specification §2.14, §4.8). */
export function DictionaryDialog({ request, onClose }: Props) {
  const [shown, setShown] = useState(request)
  // What was shown last stays while the dialog fades.
  if (request !== null && request !== shown) setShown(request)
  useEscape(request !== null, onClose)
  return (
    <Dialog
      isOpen={request !== null}
      onClose={onClose}
      title={t('dictionary')}
      closeLabel={t('close')}
      heightPx={HEIGHT_PX}
      hasPadding={false}
    >
      {shown === null ? null : <DictionaryBody key={shown.number} target={shown.target} onClose={onClose} />}
    </Dialog>
  )
}

/**
 * Escape closes the dictionary alone. It may lie over a result, which is no relative of it and would close with it; a
 * dialog of its own, such as that of deleting, comes first.
 */
function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    if (document.querySelector('[data-over-dictionary]') !== null) return
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isOpen])
}
