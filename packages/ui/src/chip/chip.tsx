import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { softTone, solidTone, type Tone } from '../tone/tone.ts'

type Props = {
  tone?: Tone | undefined
  icon?: ReactNode
  /** A dot in the tone's full colour before the text. */
  hasDot?: boolean | undefined
  children: ReactNode
}

/** A short fact about the thing beside it. Not a control. */
export function Chip({ tone = 'neutral', icon, hasDot = false, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 text-[0.7813rem] font-medium leading-5',
        softTone[tone],
      )}
    >
      {hasDot ? <span className={classNames('size-2 rounded-[3px]', solidTone[tone])} aria-hidden /> : null}
      {icon}
      {children}
    </span>
  )
}
