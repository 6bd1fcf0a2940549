import { Button } from '@rehearsal/ui/button'
import { BookA } from 'lucide-react'
import { createPortal } from 'react-dom'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { writePersisted } from '../../../shared/browser/persisted.ts'
import { t } from '../messages.ts'
import { useSelectedText } from './use-selected-text.ts'

const GAP_PX = 8
/** As tall as the button on a touch screen. */
const HEIGHT_PX = 44
const HALF_WIDTH_PX = 60

/** Stands under what is selected, where a phone's own menu is not, and looks it up. */
export function SelectionButton() {
  const { selected, dismiss } = useSelectedText()
  if (selected === null) return null
  const { text, box, layer } = selected
  const lookUp = () => {
    dismiss()
    writePersisted('lookUpHint', 'known')
    openDictionary({ word: text })
  }
  const hasRoomBelow = box.bottom + GAP_PX + HEIGHT_PX < window.innerHeight
  const top = hasRoomBelow ? box.bottom + GAP_PX : box.top - GAP_PX - HEIGHT_PX
  const left = Math.min(Math.max(HALF_WIDTH_PX, box.right), window.innerWidth - HALF_WIDTH_PX)
  return createPortal(
    // Measured in physical pixels, so placed by them whatever the direction of the page.
    <div className="fixed z-50 -translate-x-1/2 drop-shadow-md" style={{ top, left }}>
      <Button
        variant="primary"
        size="small"
        icon={<BookA size={15} aria-hidden />}
        aria-label={t('lookUpSelection', { text })}
        // A press must not take the selection away before it is read.
        onPointerDown={(event) => event.preventDefault()}
        onClick={lookUp}
        className="max-md:min-h-11"
      >
        {t('lookUp')}
      </Button>
    </div>,
    layer,
  )
}
