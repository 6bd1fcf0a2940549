import { COMMENT_MAX_CHARACTERS } from '@rehearsal/contracts/comments'
import { Button } from '@rehearsal/ui/button'
import { isComposing } from '@rehearsal/ui/shortcuts'
import { TextArea } from '@rehearsal/ui/text-area'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { OtherDraftNotice } from '../../shared/kept/other-draft-notice.tsx'
import { t } from './messages.ts'
import { useWriting, type WritingOptions } from './use-writing.ts'

type Props<Said> = WritingOptions<Said> & {
  label: string
  hint?: string
  submitLabel: string
  hasLabelHidden?: boolean
  /** Takes the focus when it appears. */
  hasFocus?: boolean
}

/** How much of the room is written in before it is counted. */
const COUNTED_FROM = 0.8 * COMMENT_MAX_CHARACTERS

/** Where a comment or reply is written; Ctrl+Enter sends it, too. */
export function WriteBox<Said>({
  label,
  hint,
  submitLabel,
  hasLabelHidden,
  hasFocus = false,
  ...options
}: Props<Said>) {
  const { text, length, isSending, isSendable, change, send, other, takeOther, dropOther } = useWriting(options)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isWanted] = useState(hasFocus)
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    // Elsewhere on the page the same keys hand in the answer.
    event.preventDefault()
    send()
  }
  const counter = {
    count: length,
    max: COMMENT_MAX_CHARACTERS,
    countLabel: (count: number) => t('characters', { count }),
    limitLabel: (max: number) => t('atMost', { max }),
  }
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {other === null || isSending ? null : (
        <OtherDraftNotice isNewer={other.isNewer} text={other.text} onTake={takeOther} onDrop={dropOther} />
      )}
      <TextArea
        ref={field}
        label={label}
        hasLabelHidden={hasLabelHidden}
        placeholder={hasLabelHidden === true ? label : undefined}
        description={hint}
        dir="auto"
        minRows={2}
        maxRows={12}
        value={text}
        readOnly={isSending}
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendByKey}
        counter={length > COUNTED_FROM ? counter : undefined}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          size={hasLabelHidden === true ? 'small' : 'medium'}
          disabled={!isSendable && !isSending}
          isLoading={isSending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
