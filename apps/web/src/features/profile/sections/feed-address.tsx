import { Button } from '@rehearsal/ui/button'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useEffect, useRef } from 'react'
import { t } from '../messages.ts'

/** The address, this once. */
export function FeedAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [address])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t('calendarCopied'), { tone: 'good' })
    } catch {
      field.current?.select()
      toast(t('calendarCopyFailed'), { tone: 'bad' })
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            ref={field}
            label={t('calendarAddress')}
            value={address}
            readOnly
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button variant="primary" onClick={() => void copy()}>
          {t('calendarCopy')}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{t('calendarOnce')}</p>
    </div>
  )
}
