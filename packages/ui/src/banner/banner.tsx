import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { softTone, type Tone } from '../tone/tone.ts'

type Props = {
  tone?: Tone | undefined
  icon?: ReactNode
  action?: ReactNode
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  /** Spoken when it appears. */
  isLive?: boolean | undefined
  children: ReactNode
}

/** A line across the page about the page as a whole: offline, unsent work, a plan that ends. */
export function Banner({ tone = 'fair', icon, action, onClose, closeLabel, isLive = true, children }: Props) {
  return (
    <div
      role={isLive ? 'status' : undefined}
      className={classNames(
        'flex min-h-11 flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card px-4 py-2 text-sm font-medium',
        softTone[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        {icon}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
      {onClose && closeLabel ? (
        <IconButton
          label={closeLabel}
          icon={<X size={16} aria-hidden />}
          size="small"
          onClick={onClose}
          hasTooltip={false}
          className="text-current"
        />
      ) : null}
    </div>
  )
}
