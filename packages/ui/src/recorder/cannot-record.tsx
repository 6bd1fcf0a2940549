import { Copy, MicOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { appAround, type Obstacle } from './can-record.ts'
import { cannotRecordTexts as texts } from './cannot-record-texts.ts'

/** Stands where a recorder would: why this browser cannot record, and how to go on in one that can. */
export function CannotRecord({ obstacle }: { obstacle: Obstacle }) {
  const app = appAround(navigator.userAgent)
  return (
    <div className="grid gap-3 rounded-card bg-fair-soft p-4 text-sm">
      <p className="flex items-start gap-2.5 font-semibold text-fair">
        <MicOff size={18} className="mt-px shrink-0" aria-hidden />
        {texts.title(app, obstacle)}
      </p>
      <p className="text-ink">{texts.advice(app, obstacle)}</p>
      {app === null ? null : <PageLink />}
    </div>
  )
}

/** Where a microphone was refused inside another app, which may have refused it itself: how to go on in a browser. Nothing elsewhere. */
export function RefusedInsideApp() {
  const app = appAround(navigator.userAgent)
  if (app === null) return null
  return (
    <div className="mt-4 grid gap-3 text-sm">
      <p className="text-ink">{texts.refusedInside(app)}</p>
      <PageLink />
    </div>
  )
}

/** The address of this page, to be taken into another browser. */
function PageLink() {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setSaid(texts.copied)
    } catch {
      field.current?.select()
      setSaid(texts.notCopied)
    }
  }
  return (
    <div>
      <div className="flex items-end gap-2 max-sheet:flex-col max-sheet:items-stretch">
        <div className="min-w-0 grow">
          <TextField
            ref={field}
            label={texts.link}
            value={window.location.href}
            readOnly
            dir="ltr"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {said}
      </p>
    </div>
  )
}
