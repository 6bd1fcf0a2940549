import { Button } from '@rehearsal/ui/button'
import { Files } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { t } from './messages.ts'

type Props = {
  isNewer: boolean
  /** The other text as it can be read; null where there is nothing to read, as in what was put in order. */
  text: ReactNode
  onTake: () => void
  onDrop: () => void
}

/** Another tab, or an earlier visit, has another text for the same place: the learner looks at it and chooses. */
export function OtherDraftNotice({ isNewer, text, onTake, onDrop }: Props) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-2.5 rounded-control bg-fair-soft px-3.5 py-3 text-sm">
      <p role="status" className="flex items-start gap-2.5 font-medium text-fair">
        <Files size={18} aria-hidden className="mt-0.5 shrink-0" />
        {isNewer ? t('otherIsNewer') : t('otherIsThere')}
      </p>
      {isShown ? (
        <div
          id={id}
          role="region"
          aria-label={t('otherText')}
          dir="auto"
          className="rounded-control border border-line bg-surface px-3.5 py-3 text-ink whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {text === null ? null : (
          <Button
            size="small"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('hideOther') : t('showOther')}
          </Button>
        )}
        <Button size="small" onClick={onTake}>
          {t('takeOther')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDrop}>
          {t('dropOther')}
        </Button>
      </div>
    </div>
  )
}
