import { noteLinkOf } from '@rehearsal/contracts/note-html'
import { Button } from '@rehearsal/ui/button'
import { isComposing } from '@rehearsal/ui/shortcuts'
import { TextField } from '@rehearsal/ui/text-field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '../messages.ts'

type Props = {
  /** The address of the link that is selected. */
  present: string | null
  onSet: (address: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** Where the selected text leads. An address without its beginning is one of https. */
export function LinkForm({ present, onSet, onRemove, onCancel }: Props) {
  const [typed, setTyped] = useState(present ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = noteLinkOf(typed) ?? (typed.includes(':') ? null : noteLinkOf(`https://${typed.trim()}`))
    if (address === null) setIsWrong(true)
    else onSet(address)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-2 border-b border-line p-3">
      <TextField
        label={t('linkAddress')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        ref={field}
        value={typed}
        error={isWrong ? t('linkAdvice') : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
          // The dialog around would close.
          event.stopPropagation()
          onCancel()
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {present === null ? null : (
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('removeLink')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="small" type="submit">
          {t('setLink')}
        </Button>
      </div>
    </form>
  )
}
